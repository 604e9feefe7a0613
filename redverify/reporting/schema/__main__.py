"""Write the published schemas anew."""

from redverify.reporting.schema import KERNELS_PATH, PATH, schema_text

for path in (PATH, KERNELS_PATH):
    path.write_text(schema_text(path), encoding="utf-8")

"""Write the published schemas anew."""

from redverify.reporting.schema import KERNELS_PATH, PATH, REPORT_PATH, schema_text

for path in (PATH, KERNELS_PATH, REPORT_PATH):
    path.write_text(schema_text(path), encoding="utf-8")

"""Write the published schema anew."""

from redverify.checking.schema import PATH, schema_text

PATH.write_text(schema_text(), encoding="utf-8")

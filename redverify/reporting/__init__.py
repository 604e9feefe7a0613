"""Results as data, as JSON (``redverify.result/1``) and as text for people."""

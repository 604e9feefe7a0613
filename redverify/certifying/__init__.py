"""Not trusted: writes certificates. Lean and :mod:`redverify.checking` check every step."""

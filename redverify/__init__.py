"""redverify: verify that scheduled loops implement a specification, for all sizes."""

__version__ = "0.1.0"

"""The version of redverify, for everyone who names it."""

VERSION = "0.1.0"

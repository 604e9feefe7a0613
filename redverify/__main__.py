"""``python -m redverify``."""

from redverify.cli.main import main

main()

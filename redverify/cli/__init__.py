"""The command line (``design/interface.md``): one module for each command."""

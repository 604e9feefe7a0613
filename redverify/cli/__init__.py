"""The command line (``README.md`` lists commands and exit statuses): one module for each command."""

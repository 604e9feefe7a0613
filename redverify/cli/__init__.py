"""The command line: options, output and exit statuses."""

"""The values of a run: numbers, terms, operators and inputs."""

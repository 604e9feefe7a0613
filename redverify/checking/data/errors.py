"""What is raised where a certificate is not well formed."""

from __future__ import annotations


class CertificateError(ValueError):
    """The document or the data of a certificate is not well formed."""

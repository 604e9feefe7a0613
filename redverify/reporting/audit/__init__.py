"""The report on certificates for people who audit them: as data, and as one page of HTML.

What certificates say comes from others. It is shown as text and never as markup. Whether a certificate is
accepted comes from a check alone, and never from the certificate.
"""

"""SCHED in editors: a language server (``redverify lsp``) and the colours of its words."""

"""Pictures as SVG, which pages and the documentation show: all are made here, and have one set of colours."""

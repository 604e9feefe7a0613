"""What Halide prints and stores, as syntax trees."""

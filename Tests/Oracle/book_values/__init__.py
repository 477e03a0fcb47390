"""Values of the formula books by topic, for books.py."""

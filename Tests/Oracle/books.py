#!/usr/bin/env python3
"""Writes the check values of the formula books in Sources/Books: expressions with values computed in 50 digits.

Behind them are those of book_values/outside.py, which other implementations compute in doubles.

Usage: books.py [output file]

A line is: book, expression (behind `parameter = value;`, where the formula has parameters), expected, allowed
(tab-separated). "expected" is a number, in the unit that the expression names, or `error`; "allowed" is the deviation
allowed, relative to the expected value, absolute where that is 0.

The formulas, a file of book_values for each book, are written from their sources, wherever it can be by another way
than the books go: equations are solved by a general root finder or Lambert's function, deflections are integrals of the
bending moment, derivatives are numerical, distances are angles of vectors, geodesics are elliptic integrals, dates are
those of Python's calendar.

Needs mpmath and scipy 1.15, whose constants are CODATA 2022 (pip install mpmath scipy), and what outside.py needs. The
same lines every time.
"""
import importlib
import os
import sys

from book_values.rows import lines, with_units

TOPICS = [
    "constants", "weather", "fluids", "structures", "electricity", "geodesy", "calendar", "astronomy", "physics",
    "waves", "chemistry", "finance", "health", "engineering", "excel"
]
OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                                         "../ReckonTests/Resources/books.tsv")

for topic in TOPICS:
    importlib.import_module("book_values." + topic)
for book, expression, expected, allowed in importlib.import_module("book_values.outside").rows:
    lines.append((book, with_units(expression), repr(expected), f"{allowed:g}"))

with open(OUT, "w", encoding="utf-8") as file:
    file.writelines("\t".join(line) + "\n" for line in lines)

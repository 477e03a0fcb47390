"""Reckon: formulas with units, compiled once, and evaluated over numbers, arrays and tables.

>>> import reckon
>>> f = reckon.Formula("price * qty * (1 - discount)", units={"price": "EUR"})
>>> f(price=20, qty=3, discount=0.1)
54.0
>>> reckon.evaluate("5 ft 3 in to cm")
Quantity(160.02, 'cm')

For tables there are `Formula.columns` and the modules `reckon.pandas`, `reckon.polars`, `reckon.duckdb` and
`reckon.spark`, each of which imports its engine when it is imported itself.
"""

from ._books import Book, Definition, book, books
from ._definitions import Definitions
from ._errors import FailureWarning, FormulaError
from ._formula import Formula
from ._scope import Scope
from ._session import Outcome, Session, evaluate
from ._sheet import Sheet
from ._values import Quantity, Real, Uncertain

__version__ = "0.1"

__all__ = [
    "Book",
    "Definition",
    "Definitions",
    "FailureWarning",
    "Formula",
    "FormulaError",
    "Outcome",
    "Quantity",
    "Real",
    "Scope",
    "Session",
    "Sheet",
    "book",
    "books",
    "evaluate",
]

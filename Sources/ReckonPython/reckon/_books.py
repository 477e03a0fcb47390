"""Formula books: named formulas that use each other, with parameters, documentation and examples."""

from __future__ import annotations

import ctypes
import inspect
import os
from collections.abc import Iterator, Sequence
from typing import Any

from ._definitions import has_column, with_columns, with_constant
from ._errors import made
from ._formula import Formula
from ._library import Import, lib, optional, texts
from ._scope import Scope
from ._values import Quantity, most_seconds, policy_of, taken, values_of

_KINDS = ("constant", "parameter", "formula")


class Definition:
    """A definition of a book, which is called with a function's arguments and with values of the book's parameters.

    >>> import reckon
    >>> payment = reckon.book("finance").futureValue
    >>> import inspect; print(inspect.signature(payment))
    (amount, r, n)
    >>> payment(100, 0.1, 2)
    121.00000000000001
    """

    #: The name.
    name: str
    #: `constant`, `parameter` or `formula`: a formula depends on parameters, or is a function.
    kind: str
    #: A function's arguments; None for what has none.
    arguments: tuple[str, ...] | None
    #: The definition as it is written.
    text: str
    #: The unit of a parameter's numbers, or the word in its place; None for plain numbers.
    unit: str | None
    #: The default of a parameter, as it is written.
    default: str | None
    #: The condition on a parameter or on arguments, as it is written.
    condition: str | None
    #: Lines that use it, `futureValue(100, 10%, 2) = 121`.
    examples: list[str]

    def __init__(self, book: Book, name: str) -> None:
        pointer = made(lib.book_definition, book._pointer, name.encode())
        try:
            self.name, self.kind = name, _KINDS[lib.definition_kind(pointer)]
            count = lib.definition_argument_count(pointer)
            self.arguments = (
                None if count < 0 else tuple(lib.definition_argument(pointer, index).decode() for index in range(count))
            )
            self.text = lib.definition_text(pointer).decode()
            self.unit = optional(lib.definition_unit(pointer))
            self.default = optional(lib.definition_default(pointer))
            self.condition = optional(lib.definition_condition(pointer))
            documentation = optional(lib.definition_documentation(pointer))
            self.examples = []
            while (example := lib.definition_example(pointer, len(self.examples))) is not None:
                self.examples.append(example.decode())
        finally:
            lib.definition_free(pointer)
        self._book = book
        self._formula: Formula | None = None
        # What `help` shows of it.
        self.__name__ = self.__qualname__ = name
        lines = [line.removeprefix("#").removeprefix(" ") for line in (documentation or "").splitlines()]
        parts = ["\n".join(lines), f"    {self.text}", *(f"    {example}" for example in self.examples)]
        self.__doc__ = "\n\n".join(part for part in ("\n".join(parts[:1]), "\n".join(parts[1:])) if part)

    @property
    def formula(self) -> Formula:
        """The formula: its inputs are the arguments, then the parameters of the book that it reaches. Raises
        FormulaError."""
        if self._formula is None:
            self._formula = Formula._of(made(lib.book_formula, self._book._pointer, self.name.encode()))
        return self._formula

    @property
    def __signature__(self) -> inspect.Signature:
        own = self.arguments or ()
        parameters = [
            inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in own if name.isidentifier()
        ]
        for name in self.formula.names[len(own) :]:
            if name.isidentifier():
                default = self._book.definition(name).default
                parameters.append(
                    inspect.Parameter(
                        name,
                        inspect.Parameter.KEYWORD_ONLY,
                        default=inspect.Parameter.empty if default is None else _Written(default),
                    )
                )
        return inspect.Signature(parameters)

    def __call__(
        self, *arguments: Any, failures: str = "raise", timeout: float | None = None, **parameters: Any
    ) -> Any:
        """The value. Parameters that are not given have their defaults.

        failures: `ieee` where NaN and infinities flow on.

        Raises FormulaError; TypeError for arguments that are missing or too many.
        """
        own = self.arguments or ()
        if len(arguments) > len(own):
            raise TypeError(f"{self.name} takes {len(own)} arguments, and got {len(arguments)}")
        given = dict(zip(own, arguments))
        for name in list(parameters):
            if name in own:
                if name in given:
                    raise TypeError(f"{name} is given by position and by name")
                given[name] = parameters.pop(name)
        missing = [name for name in own if name not in given]
        if missing:
            raise TypeError(f"{self.name} lacks the arguments {', '.join(missing)}")
        unknown = [name for name in parameters if name not in self._book]
        if unknown:
            raise TypeError(f"{', '.join(unknown)} is not a parameter of the book")
        ordered = [self._converted(name, given[name]) for name in own]
        names = list(parameters)
        values = [self._converted(name, parameters[name]) for name in names]
        spelled = (ctypes.c_char_p * len(names))(*(name.encode() for name in names))
        with values_of(ordered) as first, values_of(values) as others:
            pointer = made(
                lib.book_evaluate,
                self._book._pointer,
                self.name.encode(),
                first,
                -1 if self.arguments is None else len(own),
                spelled,
                others,
                len(names),
                policy_of(failures),
                most_seconds(timeout),
            )
        return taken(pointer)

    def _converted(self, name: str, value: Any) -> Any:
        if isinstance(value, Quantity) and name in self.formula.names:
            return self.formula._converted(self.formula.names.index(name), value)
        return value

    def columns(self, frame: Any, **options: Any) -> Any:
        """The value for each row of a table, as `Formula.columns`; every input is a column."""
        return self.formula.columns(frame, **options)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name} of {self._book!r}>"


class _Written:
    """A default as it is written, in a signature."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


class Book:
    """A formula book. Its definitions are attributes and items: functions and formulas are called, constants are their
    values.

    >>> import reckon
    >>> book = reckon.Book('''
    ... # The price after the rebate.
    ... net = price * (1 - rate)
    ... parameter price where price >= 0
    ... parameter rate = 0.2
    ... ''')
    >>> book.net(price=100), book.net(price=100, rate=0.5)
    (80.0, 50.0)
    >>> book.names
    ['net', 'price', 'rate']

    text: the book's text.
    name: the path to which its imports are relative, and what messages call it.
    scope: what its definitions may use, and its exchange rates.

    Raises FormulaError, the first of the book.
    """

    def __init__(self, text: str, name: str | None = None, scope: Scope | None = None) -> None:
        self._pointer: int | None = None
        self._origin: Any = (text, name, scope)
        held: list[Any] = []

        @Import
        def read(path: bytes, context: Any) -> int | None:
            try:
                with open(path.decode(), encoding="utf-8") as file:
                    held.append(ctypes.create_string_buffer(file.read().encode()))
            except (OSError, ValueError):
                return None
            return ctypes.addressof(held[-1])

        octets = text.encode()
        made_scope, self._kept = (scope or Scope()).made({}, None)
        try:
            self._take(
                made(
                    lib.book_read,
                    octets,
                    len(octets),
                    None if name is None else name.encode(),
                    read if name else Import(),
                    None,
                    made_scope,
                ),
                name or "Book(…)",
            )
        finally:
            lib.scope_free(made_scope)

    def _take(self, pointer: int, title: str) -> None:
        self._pointer, self._title = pointer, title
        self._names = texts(lib.book_names(pointer))
        self._known: dict[str, Definition] = {}
        self._formulas: dict[str, Formula] = {}
        self.__doc__ = "\n".join(texts(lib.book_documentation(pointer))) or None

    @classmethod
    def read(cls, path: str | os.PathLike[str], scope: Scope | None = None) -> Book:
        """The book of a file. Raises OSError, FormulaError."""
        with open(path, encoding="utf-8") as file:
            return cls(file.read(), os.fspath(path), scope)

    @classmethod
    def shipped(cls, name: str) -> Book:
        """A book that comes with Reckon. Raises FormulaError."""
        book = cls.__new__(cls)
        book._pointer, book._origin, book._kept = None, name, ()
        book._take(made(lib.book_shipped, name.encode()), name)
        return book

    def __del__(self) -> None:
        if getattr(self, "_pointer", None):
            lib.book_free(self._pointer)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Book.shipped, (self._origin,)) if isinstance(self._origin, str) else (Book, self._origin)

    @property
    def names(self) -> list[str]:
        """The names of all definitions in the order of the text, imported ones last."""
        return list(self._names)

    def definition(self, name: str) -> Definition:
        """A definition. Raises FormulaError for a name that the book does not define."""
        if name not in self._known:
            self._known[name] = Definition(self, name)
        return self._known[name]

    def columns(
        self,
        frame: Any,
        names: Sequence[str] | None = None,
        *,
        threads: int = 1,
        failures: str = "warn",
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Definitions over a table, each as `Formula.columns` gives it, by their names. What several of them use is
        computed once.

        >>> import reckon, numpy
        >>> book = reckon.Book('''
        ... parameter price
        ... parameter rate = 0.25
        ... net = price * 2
        ... vat = net * rate
        ... gross = net + vat
        ... ''')
        >>> book.columns({"price": numpy.array([10.0, 20.0])}, ["gross", "vat"])
        {'gross': array([25., 50.]), 'vat': array([ 5., 10.])}

        names: the definitions, all values of the book without it. Parameters and arguments are columns; a parameter
        that
            is none has its default in all rows. Conditions of parameters are not checked.

        Raises FormulaError.
        """
        wanted = [name for name in self if self._is_value(name)] if names is None else list(names)
        known = frame
        found: dict[str, Any] = {}
        # Definitions whose inputs are to be computed first stay on the stack.
        open_names = list(reversed(wanted))
        while open_names:
            name = open_names[-1]
            if name in found:
                open_names.pop()
                continue
            formula = self._sharing(name)
            missing = [each for each in formula.names if each not in found and self._is_value(each)]
            if missing:
                open_names += missing
                continue
            for each in formula.names:
                if each not in found and not has_column(known, each) and each in self:
                    known = with_constant(known, each, self.definition(each)())
            found[name] = formula.columns(known, threads=threads, failures=failures, timeout=timeout)
            known = with_columns(known, {name: found[name]})
            open_names.pop()
        return {name: found[name] for name in wanted}

    def _is_value(self, name: str) -> bool:
        if name not in self:
            return False
        definition = self.definition(name)
        return definition.kind != "parameter" and definition.arguments is None

    def _sharing(self, name: str) -> Formula:
        if name not in self._formulas:
            self._formulas[name] = Formula._of(made(lib.book_sharing_formula, self._pointer, name.encode()))
        return self._formulas[name]

    def __getitem__(self, name: str) -> Any:
        """A definition, or a constant's value. Raises KeyError."""
        if name not in self:
            raise KeyError(name)
        definition = self.definition(name)
        return definition() if definition.kind == "constant" and definition.arguments is None else definition

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self:
            raise AttributeError(f"{self!r} does not define {name}")
        return self[name]

    def __dir__(self) -> list[str]:
        return sorted({*object.__dir__(self), *self._names})

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __repr__(self) -> str:
        return f"<book {self._title}>"


_shipped: dict[str, Book] = {}


def book(name: str | os.PathLike[str]) -> Book:
    """A book that comes with Reckon, or that of a file.

    >>> import reckon
    >>> round(reckon.book("finance").irr([-100, 60, 60]), 6)
    0.130662

    Raises FormulaError; OSError for a file that cannot be read.
    """
    name = os.fspath(name)
    if os.path.exists(name):
        return Book.read(name)
    if name not in _shipped:
        _shipped[name] = Book.shipped(name)
    return _shipped[name]


def books() -> list[str]:
    """The names of the books that come with Reckon.

    >>> import reckon
    >>> "finance" in reckon.books()
    True
    """
    return texts(lib.book_shipped_names())

"""Numbers of a unit, and exact numbers that are no fraction."""

from __future__ import annotations

import dataclasses
import decimal
import fractions
import functools
import math
import threading
from typing import TYPE_CHECKING, Any, Self

from ._errors import FormulaError

if TYPE_CHECKING:
    from ._formula import Formula

_NUMBERS = (int, float, decimal.Decimal, fractions.Fraction)
# By the denominators of exponents.
_ROOTS = {1: "x", 2: "sqrt(x)", 3: "cbrt(x)"}


class Real(float):
    """An exact number that is no fraction, as the nearest float, with the formula whose value it is.

    >>> import reckon
    >>> root = reckon.evaluate("sqrt(8)", numbers="exact")
    >>> root, root.formula
    (2.8284271247461903, '2*sqrt(2)')

    Formulas on exact numbers take it as the number that it is:

    >>> reckon.Formula("x^2", numbers="exact")(root)
    Fraction(8, 1)

    One that no float is near to is shown by its formula and its first digits:

    >>> reckon.evaluate("exp(1000)", numbers="exact").decimal
    Decimal('1.970071114017046993888879352243323E+434')
    """

    #: A formula whose value is the number.
    formula: str

    def __new__(cls, number: float, formula: str) -> Self:
        made = super().__new__(cls, number)
        made.formula = formula
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Real, (float(self), self.formula)

    @property
    def decimal(self) -> decimal.Decimal:
        """The number rounded to 34 digits. Raises FormulaError for one that no decimal is near to."""
        return _formula("x", (), ("x",), "decimal")(self)

    @property
    def _is_held(self) -> bool:
        """Whether a float is near to it."""
        return math.isfinite(self) and float(self) != 0

    def __repr__(self) -> str:
        return super().__repr__() if self._is_held else f"<Real {self}>"

    def __str__(self) -> str:
        if self._is_held:
            return super().__repr__()
        try:
            return f"{self.formula} = {self.decimal}"
        except FormulaError:
            return self.formula


@dataclasses.dataclass(frozen=True, slots=True)
class Uncertain:
    """A number with a standard uncertainty, and the unit of both, or None.

    >>> import reckon
    >>> area = reckon.evaluate("(5.02 ± 0.03 cm) * 2 cm")
    >>> area.value, area.uncertainty, area.unit
    (10.04, 0.06, 'cm²')
    """

    #: The number.
    value: Any
    #: Its standard uncertainty, to first order.
    uncertainty: float
    #: The unit of both.
    unit: str | None = None

    def __float__(self) -> float:
        return float(self.value)

    def __str__(self) -> str:
        text = f"{self.value} ± {self.uncertainty}"
        return text if self.unit is None else f"({text}) {self.unit}"


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Quantity:
    """A number of a unit.

    >>> import reckon
    >>> length = reckon.evaluate("5 ft 3 in to cm")
    >>> length
    Quantity(160.02, 'cm')
    >>> length.to("m")
    Quantity(1.6002, 'm')
    >>> print(length)
    160.02 cm

    Quantities are computed with and compared as formulas do it:

    >>> from reckon import Quantity
    >>> Quantity(3, "m") + Quantity(20, "cm"), 2 * Quantity(3, "m"), Quantity(100, "km") / Quantity(2, "h")
    (Quantity(3.2, 'm'), Quantity(6.0, 'm'), Quantity(50.0, 'km/h'))
    >>> Quantity(1, "km") / Quantity(20, "m"), Quantity(3, "m") ** 2
    (50.0, Quantity(9.0, 'm²'))
    >>> Quantity(1, "km") == Quantity(1000, "m"), Quantity(1, "h") > Quantity(50, "min")
    (True, True)

    Those that are equal have one hash. A float counts as the decimal that it is shown as: 0.1 km are 100 m.
    """

    #: How many of the unit: a float, or a Decimal or Fraction in the modes that have those.
    value: float | decimal.Decimal | fractions.Fraction
    #: The unit's spelling: `km/h`.
    unit: str

    def __repr__(self) -> str:
        return f"Quantity({self.value!r}, {self.unit!r})"

    def __str__(self) -> str:
        return f"{self.value} {self.unit}"

    def __format__(self, form: str) -> str:
        return f"{format(self.value, form)} {self.unit}"

    def __float__(self) -> float:
        return float(self.value)

    def to(self, unit: str) -> Quantity:
        """The same quantity in another unit. Raises FormulaError where the units do not fit, or one is not known."""
        return _quantity(f"x to {unit}", {"x": self}, unit)

    # Arithmetic. Each raises FormulaError for units that do not fit.

    def __add__(self, other: Any) -> Any:
        return self._with(other, "x + y")

    def __radd__(self, other: Any) -> Any:
        return self._with(other, "y + x")

    def __sub__(self, other: Any) -> Any:
        return self._with(other, "x - y")

    def __rsub__(self, other: Any) -> Any:
        return self._with(other, "y - x")

    def __mul__(self, other: Any) -> Any:
        return self._with(other, "x * y")

    def __rmul__(self, other: Any) -> Any:
        return self._with(other, "y * x")

    def __truediv__(self, other: Any) -> Any:
        return self._with(other, "x / y")

    def __rtruediv__(self, other: Any) -> Any:
        return self._with(other, "y / x")

    def __mod__(self, other: Any) -> Any:
        return self._with(other, "x mod y")

    def __pow__(self, exponent: Any) -> Any:
        if isinstance(exponent, bool) or not isinstance(exponent, _NUMBERS):
            return NotImplemented
        # The unit depends on the exponent, which is part of the formula. Roots of units are functions.
        fraction = fractions.Fraction(exponent) if math.isfinite(exponent) else None
        root = None if fraction is None else _ROOTS.get(fraction.denominator)
        text = f"x ^ ({exponent})" if fraction is None or root is None else f"{root} ^ {fraction.numerator}"
        return _quantity(text.removesuffix(" ^ 1"), {"x": self})

    def __neg__(self) -> Quantity:
        return Quantity(-self.value, self.unit)

    def __pos__(self) -> Quantity:
        return self

    def __abs__(self) -> Quantity:
        return Quantity(abs(self.value), self.unit)

    def __round__(self, digits: int | None = None) -> Quantity:
        return Quantity(round(self.value) if digits is None else round(self.value, digits), self.unit)

    def _with(self, other: Any, text: str) -> Any:
        if isinstance(other, bool) or not isinstance(other, (Quantity, *_NUMBERS)):
            return NotImplemented
        return _quantity(text, {"x": self, "y": other})

    # Order

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Quantity):
            return NotImplemented
        (base, number), (other_base, other_number) = self._key, other._key
        return base == other_base and number == other_number

    def __hash__(self) -> int:
        return hash(self._key)

    def __lt__(self, other: Any) -> bool:
        return self._ordered(other, lambda x, y: x < y)

    def __le__(self, other: Any) -> bool:
        return self._ordered(other, lambda x, y: x <= y)

    def __gt__(self, other: Any) -> bool:
        return self._ordered(other, lambda x, y: x > y)

    def __ge__(self, other: Any) -> bool:
        return self._ordered(other, lambda x, y: x >= y)

    def _ordered(self, other: Any, holds: Any) -> bool:
        if not isinstance(other, Quantity):
            return NotImplemented
        (base, number), (other_base, other_number) = self._key, other._key
        if base != other_base:
            # This says why.
            other.to(self.unit)
        return holds(number, other_number)

    @property
    def _key(self) -> tuple[str, Any]:
        """A unit that all units which convert to each other share, and the number of it."""
        base, conversion = _base(self.unit)
        number = self.value
        if isinstance(number, float) and not isinstance(number, Real):
            number = fractions.Fraction(repr(number)) if math.isfinite(number) else number
        elif isinstance(number, decimal.Decimal):
            number = fractions.Fraction(number) if number.is_finite() else float(number)
        if conversion is None or isinstance(number, float) and not isinstance(number, Real):
            return base, number
        return base, conversion(number)


def _quantity(text: str, values: dict[str, Any], unit: str | None = None) -> Any:
    """The value of a formula of quantities and numbers. Raises FormulaError."""
    numbers = [value.value if isinstance(value, Quantity) else value for value in values.values()]
    units = tuple((name, value.unit) for name, value in values.items() if isinstance(value, Quantity))
    mode = (
        "exact"
        if any(isinstance(number, (fractions.Fraction, Real)) for number in numbers)
        else "decimal"
        if any(isinstance(number, decimal.Decimal) for number in numbers)
        else "double"
    )
    formula = _formula(text, units, tuple(values), mode)
    value = formula(*numbers)
    unit = unit or formula.unit
    return value if unit is None else Quantity(value, unit)


@functools.lru_cache(maxsize=1024)
def _formula(text: str, units: tuple[tuple[str, str], ...], names: tuple[str, ...], mode: str) -> Formula:
    from ._formula import Formula

    return Formula(text, dict(units), names, numbers=mode)


_lock = threading.Lock()
# A unit of each dimension that has been met.
_known_bases: list[str] = []


@functools.lru_cache(maxsize=4096)
def _base(unit: str) -> tuple[str, Formula | None]:
    """The unit that all that convert to it have in common, and the conversion; None for the unit itself."""
    with _lock:
        for base in _known_bases:
            if base == unit:
                return base, None
            try:
                return base, _formula(f"x to {base}", (("x", unit),), ("x",), "exact")
            except FormulaError:
                pass
        _known_bases.append(unit)
        return unit, None

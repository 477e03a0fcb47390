"""Formulas for frames of pandas: the accessor `df.reckon`, which is there when this module is imported."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pandas as _pd

from ._definitions import Definitions
from ._formula import Formula


@_pd.api.extensions.register_dataframe_accessor("reckon")
class FrameAccessor:
    """Formulas over the columns of a frame.

    >>> import pandas, reckon.pandas
    >>> frame = pandas.DataFrame({"price": [20.0, 5.0], "qty": [3, 4]})
    >>> frame.reckon("price * qty").tolist()
    [60.0, 20.0]
    >>> frame.reckon.assign("net = price * qty; gross = net * 1.2")["gross"].tolist()
    [72.0, 24.0]
    """

    def __init__(self, frame: Any) -> None:
        self._frame = frame

    def __call__(self, formula: Formula | str, *, units: Mapping[str, str] | None = None, **options: Any) -> Any:
        """The formula's value for each row, as a Series with the frame's index.

        options: `threads` and `failures` of `Formula.columns`.
        """
        return (formula if isinstance(formula, Formula) else Formula(formula, units)).columns(self._frame, **options)

    def assign(self, definitions: Definitions | str, *, units: Mapping[str, str] | None = None, **options: Any) -> Any:
        """The frame with a column for each definition, of which each may use those before it."""
        given = definitions if isinstance(definitions, Definitions) else Definitions(definitions, units)
        return given.add(self._frame, **options)

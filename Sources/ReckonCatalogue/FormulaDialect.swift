/// Another language whose formulas are read with the meaning that they have there.
public enum FormulaDialect: String, CaseIterable, Sendable {
  /// Python's expressions over floats, truths, texts and lists, with the functions of `math`.
  case python
  /// The expressions of `pandas.eval` and `DataFrame.eval`.
  case pandas
  /// The expressions of numexpr.
  case numexpr
  /// DuckDB's SQL expressions.
  case duckdb
  /// JavaScript's expressions over numbers, truths and texts.
  case javascript
  /// The formulas of muParser.
  case muparser
  /// The formulas of ExprTk.
  case exprtk
  /// Excel's formulas, with the values that Excel computes.
  case excel
}

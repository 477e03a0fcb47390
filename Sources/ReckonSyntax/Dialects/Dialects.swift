import ReckonCatalogue

extension FormulaDialect {
  /// The rows, which are made when a formula is first read by them.
  package var dialect: Dialect {
    switch self {
    case .python: .python
    case .pandas: .pandas
    case .numexpr: .numexpr
    case .duckdb: .duckDB
    case .javascript: .javaScript
    case .muparser: .muParser
    case .exprtk: .exprTk
    case .excel: .excel
    }
  }
}

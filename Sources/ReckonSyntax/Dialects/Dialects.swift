import ReckonCatalogue

extension FormulaDialect {
  /// The dialect's rows, initialized on first use.
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

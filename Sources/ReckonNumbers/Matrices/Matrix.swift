/// A matrix of numbers, with at least one row and one column.
package struct Matrix<Element> {
  package let rows: Int
  package let columns: Int
  /// In row-major order.
  package var elements: [Element]

  @inlinable package init(rows: Int, columns: Int, _ elements: [Element]) {
    precondition(
      rows > 0 && columns > 0 && elements.count == rows * columns,
      "a matrix has as many elements as its rows and columns say")
    (self.rows, self.columns, self.elements) = (rows, columns, elements)
  }

  @inlinable package init(repeating element: Element, rows: Int, columns: Int) {
    self.init(rows: rows, columns: columns, Array(repeating: element, count: rows * columns))
  }

  @inlinable package var isSquare: Bool { rows == columns }

  @inlinable package subscript(row: Int, column: Int) -> Element {
    get { elements[row * columns + column] }
    set { elements[row * columns + column] = newValue }
  }

  @inlinable package func row(_ row: Int) -> ArraySlice<Element> { elements[row * columns..<(row + 1) * columns] }

  @inlinable package var transposed: Matrix {
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for column in 0..<columns { for row in 0..<rows { result.append(self[row, column]) } }
    return Matrix(rows: columns, columns: rows, result)
  }

  @inlinable package func map<Other, Failure: Error>(_ body: (Element) throws(Failure) -> Other) throws(Failure)
    -> Matrix<Other>
  {
    var result: [Other] = []
    result.reserveCapacity(elements.count)
    for element in elements { result.append(try body(element)) }
    return Matrix<Other>(rows: rows, columns: columns, result)
  }

  /// The matrix with the columns of another one, of as many rows, appended.
  @inlinable package func beside(_ other: Matrix) -> Matrix {
    var result: [Element] = []
    result.reserveCapacity(elements.count + other.elements.count)
    for index in 0..<rows {
      result += row(index)
      result += other.row(index)
    }
    return Matrix(rows: rows, columns: columns + other.columns, result)
  }
}

extension Matrix: Sendable where Element: Sendable {}
extension Matrix: Equatable where Element: Equatable {}

extension Matrix where Element: FormulaNumber {
  /// The identity matrix.
  @inlinable package static func identity(_ order: Int) -> Matrix {
    var result = Matrix(repeating: .zero, rows: order, columns: order)
    for index in 0..<order { result[index, index] = .one }
    return result
  }
}

// Written by `swift run generate-handlers` from HandlerForm; not to be edited.
// swift-format-ignore-file
import ReckonCatalogue

extension BatchKernels {
  /// a ∘ b, by ∘.
  static let singles: [VectorKernel] = [
    { Vectors.binary($0, $1) { plus($0, $1) } },
    { Vectors.binary($0, $1) { minus($0, $1) } },
    { Vectors.binary($0, $1) { times($0, $1) } },
    { Vectors.binary($0, $1) { by($0, $1) } },
    { Vectors.binary($0, $1) { minus($1, $0) } },
    { Vectors.binary($0, $1) { by($1, $0) } },
  ]

  /// (a ∘ b) • c, by ∘ and •.
  static let doubles: [[VectorKernel]] = [
    doublesAdd,
    doublesSubtract,
    doublesMultiply,
    doublesDivide,
  ]

  /// ((a ∘ b) • c) ⋆ d, by ∘, • and ⋆.
  static let chains: [[[VectorKernel]]] = [
    [chainsAddAdd, chainsAddSubtract, chainsAddMultiply, chainsAddDivide, chainsAddReversedSubtract, chainsAddReversedDivide],
    [chainsSubtractAdd, chainsSubtractSubtract, chainsSubtractMultiply, chainsSubtractDivide, chainsSubtractReversedSubtract, chainsSubtractReversedDivide],
    [chainsMultiplyAdd, chainsMultiplySubtract, chainsMultiplyMultiply, chainsMultiplyDivide, chainsMultiplyReversedSubtract, chainsMultiplyReversedDivide],
    [chainsDivideAdd, chainsDivideSubtract, chainsDivideMultiply, chainsDivideDivide, chainsDivideReversedSubtract, chainsDivideReversedDivide],
  ]

  /// (a ∘ b) • (c ⋆ d), by ∘, • and ⋆.
  static let joins: [[[VectorKernel]]] = [
    [joinsAddAdd, joinsAddSubtract, joinsAddMultiply, joinsAddDivide],
    [joinsSubtractAdd, joinsSubtractSubtract, joinsSubtractMultiply, joinsSubtractDivide],
    [joinsMultiplyAdd, joinsMultiplySubtract, joinsMultiplyMultiply, joinsMultiplyDivide],
    [joinsDivideAdd, joinsDivideSubtract, joinsDivideMultiply, joinsDivideDivide],
  ]

  private static let doublesAdd: [VectorKernel] = [
    { Vectors.ternary($0, $1) { plus(plus($0, $1), $2) } },
    { Vectors.ternary($0, $1) { minus(plus($0, $1), $2) } },
    { Vectors.ternary($0, $1) { times(plus($0, $1), $2) } },
    { Vectors.ternary($0, $1) { by(plus($0, $1), $2) } },
    { Vectors.ternary($0, $1) { minus($2, plus($0, $1)) } },
    { Vectors.ternary($0, $1) { by($2, plus($0, $1)) } },
  ]

  private static let doublesSubtract: [VectorKernel] = [
    { Vectors.ternary($0, $1) { plus(minus($0, $1), $2) } },
    { Vectors.ternary($0, $1) { minus(minus($0, $1), $2) } },
    { Vectors.ternary($0, $1) { times(minus($0, $1), $2) } },
    { Vectors.ternary($0, $1) { by(minus($0, $1), $2) } },
    { Vectors.ternary($0, $1) { minus($2, minus($0, $1)) } },
    { Vectors.ternary($0, $1) { by($2, minus($0, $1)) } },
  ]

  private static let doublesMultiply: [VectorKernel] = [
    { Vectors.ternary($0, $1) { plus(times($0, $1), $2) } },
    { Vectors.ternary($0, $1) { minus(times($0, $1), $2) } },
    { Vectors.ternary($0, $1) { times(times($0, $1), $2) } },
    { Vectors.ternary($0, $1) { by(times($0, $1), $2) } },
    { Vectors.ternary($0, $1) { minus($2, times($0, $1)) } },
    { Vectors.ternary($0, $1) { by($2, times($0, $1)) } },
  ]

  private static let doublesDivide: [VectorKernel] = [
    { Vectors.ternary($0, $1) { plus(by($0, $1), $2) } },
    { Vectors.ternary($0, $1) { minus(by($0, $1), $2) } },
    { Vectors.ternary($0, $1) { times(by($0, $1), $2) } },
    { Vectors.ternary($0, $1) { by(by($0, $1), $2) } },
    { Vectors.ternary($0, $1) { minus($2, by($0, $1)) } },
    { Vectors.ternary($0, $1) { by($2, by($0, $1)) } },
  ]

  private static let chainsAddAdd: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(plus(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(plus(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(plus(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(plus(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, plus(plus($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, plus(plus($0, $1), $2)) } },
  ]

  private static let chainsAddSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(minus(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(minus(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(minus(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, minus(plus($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, minus(plus($0, $1), $2)) } },
  ]

  private static let chainsAddMultiply: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(times(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(times(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(times(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(times(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, times(plus($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, times(plus($0, $1), $2)) } },
  ]

  private static let chainsAddDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(by(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(by(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(by(plus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, by(plus($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, by(plus($0, $1), $2)) } },
  ]

  private static let chainsAddReversedSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus($2, plus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus(minus($2, plus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { times(minus($2, plus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { by(minus($2, plus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, minus($2, plus($0, $1))) } },
    { Vectors.quaternary($0, $1) { by($3, minus($2, plus($0, $1))) } },
  ]

  private static let chainsAddReversedDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by($2, plus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus(by($2, plus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { times(by($2, plus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { by(by($2, plus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, by($2, plus($0, $1))) } },
    { Vectors.quaternary($0, $1) { by($3, by($2, plus($0, $1))) } },
  ]

  private static let chainsSubtractAdd: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(plus(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(plus(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(plus(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(plus(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, plus(minus($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, plus(minus($0, $1), $2)) } },
  ]

  private static let chainsSubtractSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(minus(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(minus(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(minus(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, minus(minus($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, minus(minus($0, $1), $2)) } },
  ]

  private static let chainsSubtractMultiply: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(times(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(times(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(times(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(times(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, times(minus($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, times(minus($0, $1), $2)) } },
  ]

  private static let chainsSubtractDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(by(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(by(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(by(minus($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, by(minus($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, by(minus($0, $1), $2)) } },
  ]

  private static let chainsSubtractReversedSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus($2, minus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus(minus($2, minus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { times(minus($2, minus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { by(minus($2, minus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, minus($2, minus($0, $1))) } },
    { Vectors.quaternary($0, $1) { by($3, minus($2, minus($0, $1))) } },
  ]

  private static let chainsSubtractReversedDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by($2, minus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus(by($2, minus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { times(by($2, minus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { by(by($2, minus($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, by($2, minus($0, $1))) } },
    { Vectors.quaternary($0, $1) { by($3, by($2, minus($0, $1))) } },
  ]

  private static let chainsMultiplyAdd: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(plus(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(plus(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(plus(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(plus(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, plus(times($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, plus(times($0, $1), $2)) } },
  ]

  private static let chainsMultiplySubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(minus(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(minus(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(minus(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, minus(times($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, minus(times($0, $1), $2)) } },
  ]

  private static let chainsMultiplyMultiply: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(times(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(times(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(times(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(times(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, times(times($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, times(times($0, $1), $2)) } },
  ]

  private static let chainsMultiplyDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(by(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(by(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(by(times($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, by(times($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, by(times($0, $1), $2)) } },
  ]

  private static let chainsMultiplyReversedSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus($2, times($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus(minus($2, times($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { times(minus($2, times($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { by(minus($2, times($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, minus($2, times($0, $1))) } },
    { Vectors.quaternary($0, $1) { by($3, minus($2, times($0, $1))) } },
  ]

  private static let chainsMultiplyReversedDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by($2, times($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus(by($2, times($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { times(by($2, times($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { by(by($2, times($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, by($2, times($0, $1))) } },
    { Vectors.quaternary($0, $1) { by($3, by($2, times($0, $1))) } },
  ]

  private static let chainsDivideAdd: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(plus(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(plus(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(plus(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(plus(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, plus(by($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, plus(by($0, $1), $2)) } },
  ]

  private static let chainsDivideSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(minus(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(minus(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(minus(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, minus(by($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, minus(by($0, $1), $2)) } },
  ]

  private static let chainsDivideMultiply: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(times(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(times(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(times(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(times(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, times(by($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, times(by($0, $1), $2)) } },
  ]

  private static let chainsDivideDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus(by(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { times(by(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { by(by(by($0, $1), $2), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, by(by($0, $1), $2)) } },
    { Vectors.quaternary($0, $1) { by($3, by(by($0, $1), $2)) } },
  ]

  private static let chainsDivideReversedSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus($2, by($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus(minus($2, by($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { times(minus($2, by($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { by(minus($2, by($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, minus($2, by($0, $1))) } },
    { Vectors.quaternary($0, $1) { by($3, minus($2, by($0, $1))) } },
  ]

  private static let chainsDivideReversedDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by($2, by($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus(by($2, by($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { times(by($2, by($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { by(by($2, by($0, $1)), $3) } },
    { Vectors.quaternary($0, $1) { minus($3, by($2, by($0, $1))) } },
    { Vectors.quaternary($0, $1) { by($3, by($2, by($0, $1))) } },
  ]

  private static let joinsAddAdd: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(plus($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(plus($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(plus($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(plus($0, $1), by($2, $3)) } },
  ]

  private static let joinsAddSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { minus(plus($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(plus($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(plus($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(plus($0, $1), by($2, $3)) } },
  ]

  private static let joinsAddMultiply: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { times(plus($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(plus($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(plus($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(plus($0, $1), by($2, $3)) } },
  ]

  private static let joinsAddDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { by(plus($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(plus($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(plus($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(plus($0, $1), by($2, $3)) } },
  ]

  private static let joinsSubtractAdd: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(minus($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(minus($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(minus($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(minus($0, $1), by($2, $3)) } },
  ]

  private static let joinsSubtractSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { minus(minus($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(minus($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(minus($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(minus($0, $1), by($2, $3)) } },
  ]

  private static let joinsSubtractMultiply: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { times(minus($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(minus($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(minus($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(minus($0, $1), by($2, $3)) } },
  ]

  private static let joinsSubtractDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { by(minus($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(minus($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(minus($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(minus($0, $1), by($2, $3)) } },
  ]

  private static let joinsMultiplyAdd: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(times($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(times($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(times($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(times($0, $1), by($2, $3)) } },
  ]

  private static let joinsMultiplySubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { minus(times($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(times($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(times($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(times($0, $1), by($2, $3)) } },
  ]

  private static let joinsMultiplyMultiply: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { times(times($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(times($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(times($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(times($0, $1), by($2, $3)) } },
  ]

  private static let joinsMultiplyDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { by(times($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(times($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(times($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(times($0, $1), by($2, $3)) } },
  ]

  private static let joinsDivideAdd: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { plus(by($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(by($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(by($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { plus(by($0, $1), by($2, $3)) } },
  ]

  private static let joinsDivideSubtract: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { minus(by($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(by($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(by($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { minus(by($0, $1), by($2, $3)) } },
  ]

  private static let joinsDivideMultiply: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { times(by($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(by($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(by($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { times(by($0, $1), by($2, $3)) } },
  ]

  private static let joinsDivideDivide: [VectorKernel] = [
    { Vectors.quaternary($0, $1) { by(by($0, $1), plus($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(by($0, $1), minus($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(by($0, $1), times($2, $3)) } },
    { Vectors.quaternary($0, $1) { by(by($0, $1), by($2, $3)) } },
  ]

}

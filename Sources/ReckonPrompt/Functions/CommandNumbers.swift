import Reckon

/// Numbers at the end of a command's text, such as the bounds of a plot.
extension CommandText {
  /// Whether a word may be a number: a valid expression without x.
  func isConstant(_ word: Part, in session: FormulaSession) -> Bool {
    !names(in: word).contains("x") && (try? compile(word, session)) != nil
  }

  /// The value of a word, computed in decimals, so that 0.1 is exact.
  ///
  /// - Throws: also if it is not finite.
  func number(_ word: Part, in session: FormulaSession) throws(FormulaError) -> NumericValue {
    do throws(FormulaError) {
      let number = try compile(word, session).result().number
      guard number.isFinite, number.double.isFinite else {
        throw error(word, Phrase("boundMustBeAFiniteNumber", "a bound must be a finite number"))
      }
      return number
    } catch {
      throw placed(error, Compiled(word, word.text))
    }
  }

  /// The error in words that were meant as numbers, such as an unknown name; `nil` if they are not expressions.
  func mistake(in words: some Collection<Part>, _ session: FormulaSession) -> FormulaError? {
    for word in words {
      do throws(FormulaError) { _ = try number(word, in: session) } catch {
        return error.kind.stage == .syntax ? nil : error
      }
    }
    return nil
  }

  private func compile(_ word: Part, _ session: FormulaSession) throws(FormulaError) -> Formula {
    var options = session.options
    options.numberMode = .decimal
    do throws(FormulaError) {
      return try session.formula(word.text, variables: [], options: options)
    } catch {
      guard case .conflictingMode(_, let other) = error.kind else { throw error }
      options.numberMode = other
      return try session.formula(word.text, variables: [], options: options)
    }
  }

  /// The bounds given by the first two words.
  ///
  /// - Throws: also if the second is not greater than the first.
  func bounds(_ words: ArraySlice<Part>, in session: FormulaSession) throws(FormulaError) -> (
    low: NumericValue, high: NumericValue
  ) {
    let (first, second) = (words[words.startIndex], words[words.startIndex + 1])
    let (low, high) = (try number(first, in: session), try number(second, in: session))
    guard low.double < high.double else {
      throw error(
        second,
        Phrase(
          "secondBoundMustBeGreater",
          "the second bound must be greater than the first, which is \(FormulaError.Kind.shortened(first.text))"
        ))
    }
    return (low, high)
  }
}

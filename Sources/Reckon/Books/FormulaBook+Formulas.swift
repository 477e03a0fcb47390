import ReckonBytecode
public import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// The formulas of a book's definitions.
extension FormulaBook {
  /// The formula of a name, compiled on first use. Its inputs are a function's own arguments, then the book's
  /// parameters that it depends on, in order of appearance. Defaults and conditions of parameters are not part of it.
  ///
  /// - Parameters:
  ///   - name: the definition's name.
  ///   - deadline: the time limit of compiling; `nil` for none. A cancelled task ends it too.
  /// - Throws: `unknownName` if the book does not define the name; `limitExceeded`; `alreadyDefined` for a function
  ///   with an argument named like a parameter that it also depends on; `deadlinePassed` and `cancelled`.
  public func formula(named name: String, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) -> Formula {
    do throws(FormulaError) {
      return try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
        try formula(try number(of: name), isCancelled)
      }
    } catch { throw located(error) }
  }

  /// The same, but values of the book that several definitions use become inputs before the parameters, so that they
  /// can be evaluated once.
  ///
  /// - Throws: as ``formula(named:deadline:)``.
  package func sharingFormula(named name: String) throws(FormulaError) -> Formula {
    let number = try number(of: name)
    do throws(FormulaError) { return try program(number, nil) } catch { throw located(error) }
  }

  func formula(_ number: Int, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> Formula {
    // A single formula is bounded by the limits of its program.
    var budget = DefinitionBudget.unlimited
    return try formula(number, &budget, isCancelled)
  }

  func formula(
    _ number: Int, _ budget: inout DefinitionBudget, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Formula {
    guard let definition = store[number] else { preconditionFailure("only definitions that are there are compiled") }
    return try definition.formulas.formula(.value) { () throws(FormulaError) in
      switch definition.meaning {
      case .formula(let function):
        return try reader(isCancelled).compile(function, in: definition.place.file, at: definition.nameRange, &budget)
      case .stored(let stored, let arguments, let sharing) where sharing.isEmpty:
        return try formula(stored, arguments, 0, isCancelled)
      case .parameter, .storedParameter, .stored:
        let tree = try Parser.tree(of: SourceText("`\(definition.name)`"), limits: limits)
        let value = Definitions.Function(value: definition.name, tree: tree, angleUnit: .degrees)
        return try reader(isCancelled).compile(value, in: store.names.file(of: number))
      }
    }
  }

  /// The program that evaluates a definition, with the inputs of its sharing plan before the parameters.
  func program(_ number: Int, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> Formula {
    var budget = DefinitionBudget.unlimited
    return try program(number, &budget, isCancelled)
  }

  func program(
    _ number: Int, _ budget: inout DefinitionBudget, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Formula {
    let inputs = store.plan(of: number).inputs
    guard !inputs.isEmpty, let definition = store[number] else { return try formula(number, &budget, isCancelled) }
    return try definition.formulas.formula(.sharing) { () throws(FormulaError) in
      switch definition.meaning {
      case .formula(let function):
        return try reader(isCancelled).compile(
          function, in: definition.place.file, at: definition.nameRange, sharing: inputs, &budget)
      case .stored(let stored, let arguments, let sharing):
        return try formula(stored, arguments, sharing.count, isCancelled)
      case .parameter, .storedParameter: preconditionFailure("parameters take no values")
      }
    }
  }

  /// The formula of a stored program.
  private func formula(
    _ stored: StoredProgram, _ arguments: [String]?, _ sharedCount: Int, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Formula {
    let formula = try Formula(program: try stored.program(isCancelled), limits: limits)
    guard formula.variables.starts(with: arguments ?? []), formula.variables.count >= sharedCount else {
      throw Program.damaged("programDoesNotFit", "a program does not fit its definition")
    }
    return formula
  }

  /// Compiles all definitions in advance, instead of each on first use.
  ///
  /// - Parameter deadline: the time limit; programs compiled by then are kept. A cancelled task ends it too.
  /// - Throws: as ``formula(named:deadline:)``; `limitExceeded` if they inline too much of each other.
  /// - Complexity: O(size of all texts) for values that use values: programs that would inline many of them take some
  ///   as inputs. Functions, and values used only in branches and loops, are inlined in each program that uses them.
  public func compile(deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError) {
    var budget = DefinitionBudget(limits)
    try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) -> Void in
      for number in store.numbers { _ = try program(number, &budget, isCancelled) }
    }
  }

  /// The names with compiled programs, in the order of the text.
  package var compiledNames: [String] {
    store.inOrder(store.numbers).compactMap { $0.formulas.isCompiled ? $0.name : nil }
  }

  /// The number of instructions of the program that evaluates a definition.
  package func compiledInstructions(of name: String) -> Int {
    guard let formulas = store[name]?.formulas, let program = (formulas[.sharing] ?? formulas[.value])?.program else {
      return 0
    }
    return program.frames.reduce(0) { $0 + $1.instructionCount }
  }

  /// The number of program runs for values that others take as inputs.
  package var evaluatedPrograms: Int { lastGiven.runs }
}

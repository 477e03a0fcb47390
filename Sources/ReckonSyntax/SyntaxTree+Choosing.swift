import ReckonCatalogue

extension SyntaxTree {
  /// A statement of a tree composed from parts of another.
  package enum ChosenStatement: Sendable {
    /// A statement of the other tree.
    case statement(Int)
    /// The value of a node range, optionally with a name.
    case value(nodes: Range<Int>, name: String?)
    /// A name that is defined as 1.
    case one(name: String, at: SourceRange)
  }

  /// A tree of chosen statements and values; the text and its source ranges are kept.
  ///
  /// It contains only functions whose statements are chosen.
  ///
  /// - Parameters:
  ///   - pieces: its statements.
  ///   - otherReading: the chosen statements of the alternative parse.
  /// - Complexity: O(nodes).
  package func choosing(_ pieces: [ChosenStatement], otherReading: SyntaxTree?) -> SyntaxTree {
    var new = Parts(copying: self)
    (new.functions, new.functionNumbers, new.statements, new.groupings) = ([], [:], [], [])
    new.second = otherReading.map { OtherReading($0) }
    for piece in pieces {
      if let last = new.nodes.last, last.kind != .functionEnd {
        new.nodes.append(Node(kind: .discard, count: 1, payload: 0, range: last.range))
      }
      let start = new.nodes.count
      switch piece {
      case .statement(let index):
        let statement = statements[index]
        new.nodes += nodes[statement.nodes]
        let nodes = start..<new.nodes.count
        guard case .function(let number) = statement.defines else {
          new.statements.append(
            Statement(nodes: nodes, range: statement.range, defines: statement.defines, isLive: statement.isLive))
          continue
        }
        new.append(functions[number], movedBy: start - statement.nodes.lowerBound)
        for place in [nodes.lowerBound, nodes.upperBound - 1] {
          let node = new.nodes[place]
          new.nodes[place] = Node(
            kind: node.kind, count: node.count, payload: Int32(new.functions.count - 1), range: node.range)
        }
        new.statements.append(
          Statement(nodes: nodes, range: statement.range, defines: .function(new.functions.count - 1)))
      case .value(let part, let name):
        new.nodes += nodes[part]
        new.end(at: nodes[part.upperBound - 1].range, from: start, name)
      case .one(let name, let range):
        new.spelledNumbers[Int32(new.numbers.count)] = "1"
        new.nodes.append(Node(kind: .number, count: 0, payload: Int32(new.numbers.count), range: range))
        new.numbers.append(1)
        new.end(at: range, from: start, name)
      }
    }
    return SyntaxTree(taking: &new)
  }
}

extension SyntaxTree.Parts {
  /// Adds a function whose nodes have moved.
  fileprivate mutating func append(_ function: SyntaxTree.Function, movedBy distance: Int) {
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + distance..<range.upperBound + distance }
    var function = function
    (function.condition, function.body) = (moved(function.condition), moved(function.body))
    functionNumbers[function.name] = functions.count
    functions.append(function)
  }

  /// Ends a statement whose value is the last node.
  fileprivate mutating func end(at range: SourceRange, from start: Int, _ name: String?) {
    if let name {
      nodes.append(SyntaxTree.Node(kind: .assign, count: 1, payload: Int32(names.count), range: range))
      names.append(name)
    }
    statements.append(SyntaxTree.Statement(nodes: start..<nodes.count, range: range, defines: name.map { .value($0) }))
  }
}

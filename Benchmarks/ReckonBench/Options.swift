import Foundation

/// What the command line asks for.
struct Options {
  var groups = Groups.all.filter(\.isUsual).map(\.name)
  /// Only workloads whose names hold this text.
  var match: String?
  var rounds = 9
  var json: String?
  var compare: String?
  var dump: String?
  /// The longest text of the group scaling, in bytes.
  var largest = 1_000_000

  static let usage = """
    usage: reckon-bench [--only GROUP,…] [--match TEXT] [--rounds N] [--json FILE] [--compare OLD.json] [--dump DIRECTORY]
                        [--largest BYTES]

    Measures Reckon, in nanoseconds for one evaluation (row, compilation): the median of N rounds in which the contestants take turns.
      --only GROUP,…      of \(Groups.all.map(\.name).joined(separator: ", ")); without it, all but scaling
      --match TEXT        only scalar, compile, threads and scaling workloads whose names hold the text
      --largest BYTES     how long the texts of scaling become, default 1000000
      --rounds N          default 9
      --json FILE         writes the figures to a file
      --compare OLD.json  shows the ratio to figures written before
      --dump DIRECTORY    writes the inputs and the workloads for Benchmarks/peers, and measures nothing
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ name: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError("\(name) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--only":
        groups = try value(argument).split(separator: ",").map(String.init)
        for group in groups where !Groups.all.contains(where: { $0.name == group }) {
          throw UsageError("there is no group ‘\(group)’")
        }
      case "--match": match = try value(argument)
      case "--rounds":
        guard let number = Int(try value(argument)), number > 0 else {
          throw UsageError("--rounds needs a number from 1 on")
        }
        rounds = number
      case "--largest":
        guard let number = Int(try value(argument)), number >= 1000 else {
          throw UsageError("--largest needs a number from 1000 on")
        }
        largest = number
      case "--json": json = try value(argument)
      case "--compare": compare = try value(argument)
      case "--dump": dump = try value(argument)
      case "--help", "-h":
        print(Self.usage)
        exit(0)
      default: throw UsageError("‘\(argument)’ is no option")
      }
    }
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

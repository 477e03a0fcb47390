import Foundation
import Reckon
import ReckonCalculator
import ReckonStorage

// Writes into a folder and says a line for each change that is stored, so that a test can kill it and see what has to
// be there. usage: write-storage history|lines|settings|places|rates FOLDER COUNT LABEL

/// Says it at once: a line in a buffer would die with the process.
func acknowledge(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

let arguments = CommandLine.arguments
var files = CalculatorFiles(folder: arguments[2])
// Disks of machines that test stand still for seconds at times.
files.lockTimeout = .seconds(60)
let count = Int(arguments[3]) ?? 0
let label = arguments[4]

do {
  switch arguments[1] {
  case "history":
    var history = files.history()
    for number in 1...count {
      try history.append(HistoryEntry(expression: "\(label)+\(number)", result: "\(number)", time: .now), limit: 5_000)
      acknowledge("\(history.entries[0].id)\t\(history.entries[0].expression)")
    }
  case "lines":
    var lines = files.lines()
    _ = lines.read()
    for number in 1...count {
      lines.append("\(label)+\n\(number)", limit: 2_000)
      guard lines.messages.isEmpty else { throw StorageError("\(lines.messages.joined(separator: " "))") }
      acknowledge("\(label)+\(number)")
    }
  case "settings":
    var settings = files.settings()
    for number in 1...count {
      try settings.update { $0.historyLimit = 10 + number }
      acknowledge("\(10 + number)")
    }
  case "places":
    var settings = files.settings()
    for number in 1...count {
      try settings.update { $0.decimalPlaces = number % 21 }
      acknowledge("\(number % 21)")
    }
  case "rates":
    let rates = files.rates()
    for number in 1...count {
      let table = try RateTable(date: "2026-10-30", rates: ["USD": "1.\(number)", "JPY": "\(number).5"])
      _ = try rates.store(StoredRates(table, source: label, fetched: .now))
      acknowledge("1.\(number)")
    }
  default: exit(2)
  }
} catch {
  acknowledge("failed: \(error)")
  exit(1)
}

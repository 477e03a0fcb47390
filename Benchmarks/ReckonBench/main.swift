import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if let directory = options.dump {
    try Report.dump(to: directory)
  } else {
    var report = try Report(comparingWith: options.compare)
    for group in Groups.all where options.groups.contains(group.name) {
      report.begin(group)
      try group.run(options) { report.add($0) }
      report.end(group)
    }
    if let path = options.json { try report.write(to: path) }
  }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("reckon-bench: \(error)\n\(Options.usage)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("reckon-bench: \(error)\n".utf8))
  exit(1)
}

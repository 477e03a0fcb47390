// swift-tools-version: 6.3
import PackageDescription

/// The tool's modules, from the bottom up.
let tool: [Target.Dependency] = ["ReckonTerminal", "ReckonLineEditor", "ReckonTables", "ReckonPrompt", "ReckonCommand"]

/// The modules from the bottom up: each may use only those before it (`reckon` is the executable).
var targets: [Target] = [
  .target(name: "ReckonPhrases"),
  .target(name: "ReckonNumbers", dependencies: ["ReckonPhrases"]),
  .target(name: "ReckonCatalogue", dependencies: ["ReckonPhrases", "ReckonNumbers"]),
  .target(name: "ReckonSyntax", dependencies: ["ReckonCatalogue"]),
  .target(name: "ReckonBytecode", dependencies: ["ReckonCatalogue"]),
  .target(name: "ReckonCompiler", dependencies: ["ReckonCatalogue", "ReckonSyntax", "ReckonBytecode"]),
  .target(name: "ReckonMachine", dependencies: ["ReckonCatalogue", "ReckonBytecode"]),
  // The formula books of Sources/Books, which EmbedBooks writes into it when it is built.
  .target(name: "ReckonBooks", plugins: ["EmbedBooks"]),
  .target(
    name: "Reckon",
    dependencies: [
      "ReckonCatalogue", "ReckonSyntax", "ReckonBytecode", "ReckonCompiler", "ReckonMachine", "ReckonBooks",
    ]),
  .plugin(name: "EmbedBooks", capability: .buildTool(), dependencies: ["generate-books"], path: "Sources/EmbedBooks"),
  .executableTarget(name: "generate-books"),
  // The C interface; reckon.h is its header.
  .target(name: "ReckonC", dependencies: ["Reckon", "ReckonBooks", "ReckonSystem"], exclude: ["reckon.h"]),
  // What applications need of Foundation's types.
  .target(name: "ReckonFoundation", dependencies: ["Reckon"]),
  .target(name: "ReckonCalculator", dependencies: ["Reckon"]),
  // What files of the calculator and the tool use of the C library.
  .target(name: "ReckonSystem", dependencies: ["ReckonNumbers"]),
  // The calculator's files: settings, history, rates.
  .target(name: "ReckonStorage", dependencies: ["ReckonCalculator", "ReckonSystem"]),
  // The tool.
  .target(name: "ReckonTerminal", dependencies: ["Reckon", "ReckonStorage", "ReckonSystem"]),
  .target(name: "ReckonLineEditor", dependencies: ["Reckon", "ReckonCalculator", "ReckonStorage", "ReckonTerminal"]),
  .target(name: "ReckonTables", dependencies: ["Reckon", "ReckonTerminal"]),
  .target(
    name: "ReckonPrompt",
    dependencies: [
      "Reckon", "ReckonCalculator", "ReckonStorage", "ReckonTerminal", "ReckonLineEditor", "ReckonBooks",
      "ReckonTables",
    ]),
  .target(
    name: "ReckonCommand",
    dependencies: ["Reckon", "ReckonCalculator", "ReckonStorage", "ReckonTerminal", "ReckonTables", "ReckonPrompt"]),
  .executableTarget(name: "reckon", dependencies: ["ReckonTerminal", "ReckonCommand"], path: "Sources/reckon-tool"),

  // Writes the language reference and the kinds of errors from the sources, and tests from the documents' code.
  .executableTarget(name: "generate-documents", dependencies: ["Reckon"]),

  .executableTarget(name: "reckon-bench", dependencies: ["Reckon"], path: "Benchmarks/ReckonBench"),

  // Counts what evaluation allocates; a test runs it.
  .executableTarget(name: "count-allocations", dependencies: ["Reckon"], path: "Tests/CountAllocations"),

  // Makes and releases programs many times, and measures the memory; a test and Fuzz/leaks run it.
  .executableTarget(name: "measure-memory", dependencies: ["Reckon"], path: "Tests/MeasureMemory"),

  // Writes history, settings and rates until a test kills it.
  .executableTarget(name: "write-storage", dependencies: ["ReckonStorage"], path: "Tests/WriteStorage"),

  // The page's answers, which are compiled to WebAssembly by Sources/ReckonPage/build, and a tool that gives them
  // natively to be compared.
  .target(
    name: "ReckonPage", dependencies: ["Reckon", "ReckonCalculator"],
    exclude: ["build", "embedded.py", "Site", "Platform", "Exports.swift"]),
  // Unpacks the page's engine.
  .target(name: "ReckonUnpacker", exclude: ["Exports.swift"]),
  .executableTarget(name: "page-answers", dependencies: ["ReckonPage"], path: "Tests/PageAnswers"),

  // Gives the answers of the library's surfaces, which Tests/Integration/surfaces.py compares with the tool's.
  .executableTarget(
    name: "surface-answers", dependencies: ["Reckon", "ReckonCalculator", "ReckonPage", "ReckonTerminal"],
    path: "Tests/SurfaceAnswers"),

  // What fuzzing checks, and a tool that checks stored inputs without a fuzzer.
  .target(name: "FuzzTargets", dependencies: ["Reckon", "ReckonCalculator"] + tool, path: "Fuzz/Targets"),
  .executableTarget(name: "fuzz-replay", dependencies: ["FuzzTargets"], path: "Fuzz/Replay"),

  // Whether the tests go quickly or to full depth; every suite asks it.
  .target(name: "TestDepth", path: "Tests/TestDepth"),

  .testTarget(name: "ReckonPhrasesTests", dependencies: tool),
  .testTarget(name: "ReckonNumbersTests", dependencies: ["ReckonNumbers", "TestDepth"], exclude: ["Resources"]),
  .testTarget(name: "ReckonCatalogueTests", dependencies: ["Reckon", "TestDepth"], exclude: ["Resources"]),
  .testTarget(name: "ReckonSyntaxTests", dependencies: ["Reckon"]),
  .testTarget(name: "ReckonBytecodeTests", dependencies: ["Reckon"], exclude: ["Resources"]),
  .testTarget(name: "ReckonCompilerTests", dependencies: ["Reckon"]),
  .testTarget(name: "ReckonMachineTests", dependencies: ["Reckon", "FuzzTargets", "TestDepth", "count-allocations"]),
  .testTarget(
    name: "ReckonTests", dependencies: ["Reckon", "TestDepth", "measure-memory"], exclude: ["Golden", "Resources"]),
  .testTarget(name: "ReckonFoundationTests", dependencies: ["ReckonFoundation"]),
  .testTarget(
    name: "ReckonCalculatorTests", dependencies: ["ReckonStorage", "TestDepth", "write-storage"],
    exclude: ["Currency/Resources"]),
  .testTarget(name: "ReckonBooksTests", dependencies: ["Reckon", "ReckonBooks"]),
  .testTarget(
    name: "DocumentTests", dependencies: ["Reckon", "ReckonFoundation", "ReckonStorage", "generate-documents"]),
  .testTarget(name: "ReckonPageTests", dependencies: ["ReckonPage", "ReckonUnpacker"]),
  .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "TestDepth"]),
  .testTarget(name: "ReckonCommandTests", dependencies: tool + ["TestDepth", "reckon"], exclude: ["Resources"]),
]

// What the tests look at is optimised in release; the tests themselves and their helpers are not, since that would take
// longer than building what they look at.
for target in targets
where target.type == .test || ["measure-memory", "write-storage", "generate-documents"].contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// libFuzzer brings the fuzzer's `main`. It exists only where libFuzzer does; Fuzz/run sets the variable.
if Context.environment["RECKON_FUZZ"] != nil {
  // It also comes to the tool that makes books, whose own `main` stands first.
  for target in targets where target.name == "generate-books" {
    target.linkerSettings = [
      .unsafeFlags(["-Xlinker", "--allow-multiple-definition", "-Xlinker", "--unresolved-symbols=ignore-all"])
    ]
  }
  targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets"], path: "Fuzz/LibFuzzer",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
}

let package = Package(
  name: "Reckon",
  // The first systems with Synchronization and UInt128, by the toolchain's interfaces.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Reckon", targets: ["Reckon"]),
    .library(name: "ReckonFoundation", targets: ["ReckonFoundation"]),
    .library(name: "ReckonC", type: .dynamic, targets: ["ReckonC"]),
    .library(name: "ReckonCalculator", targets: ["ReckonCalculator", "ReckonStorage"]),
    .executable(name: "reckon", targets: ["reckon"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)

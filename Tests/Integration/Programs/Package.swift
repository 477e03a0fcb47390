// swift-tools-version: 6.3
import PackageDescription

/// Six programs as hosts of Reckon write them: with its products' public declarations alone.
let reckon: Target.Dependency = .product(name: "Reckon", package: "Reckon")
let calculator: Target.Dependency = .product(name: "ReckonCalculator", package: "Reckon")

let package = Package(
  name: "Programs",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Reckon", path: "../../..")],
  targets: [
    .target(name: "Checks"),
    .executableTarget(name: "rules", dependencies: ["Checks", reckon]),
    .executableTarget(name: "sheet", dependencies: ["Checks", reckon]),
    .executableTarget(name: "plot", dependencies: ["Checks", reckon]),
    .executableTarget(name: "calculator", dependencies: ["Checks", calculator]),
    .executableTarget(name: "server", dependencies: ["Checks", reckon]),
    .executableTarget(name: "hosts", dependencies: ["Checks", reckon]),
  ],
  swiftLanguageModes: [.v6]
)

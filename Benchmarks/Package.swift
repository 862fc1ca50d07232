// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-auto-layout", path: "..")],
  targets: [
    .executableTarget(
      name: "solver-trace",
      dependencies: [
        .product(name: "SwiftAutoLayoutConstraintSolver", package: "swift-auto-layout")
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "solver-endurance",
      dependencies: [
        .product(name: "SwiftAutoLayoutConstraintSolver", package: "swift-auto-layout")
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "text-measuring",
      dependencies: [.product(name: "SwiftAutoLayoutTextMetrics", package: "swift-auto-layout")],
      swiftSettings: settings),
    .executableTarget(name: "solver-workloads", swiftSettings: settings),
    .executableTarget(
      name: "solver-compare", dependencies: ["Replay"], swiftSettings: settings),
    .executableTarget(
      name: "layout-bench",
      dependencies: [.product(name: "SwiftAutoLayout", package: "swift-auto-layout")],
      swiftSettings: settings),
    .executableTarget(
      name: "layout-compare", dependencies: ["Replay"], swiftSettings: settings),
    .target(name: "Replay", swiftSettings: settings),
    .executableTarget(
      name: "stack-bench",
      dependencies: [.product(name: "SwiftAutoLayout", package: "swift-auto-layout")],
      swiftSettings: settings),
    .executableTarget(
      name: "cell-bench",
      dependencies: ["Replay", .product(name: "SwiftAutoLayout", package: "swift-auto-layout")],
      swiftSettings: settings),
    .executableTarget(
      name: "wrapping-bench",
      dependencies: [.product(name: "SwiftAutoLayout", package: "swift-auto-layout")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

/// Views with snapshot tests of their layout in both testing libraries.
let package = Package(
  name: "SnapshotsExample",
  platforms: [.macOS(.v15)],
  dependencies: [
    // In a package of your own: `.package(url: …, from: …)`.
    .package(name: "swift-auto-layout", path: "../..")
  ],
  targets: [
    .target(
      name: "Cards", dependencies: [.product(name: "UIKit", package: "swift-auto-layout")]),
    .testTarget(
      name: "CardsTests",
      dependencies: [
        "Cards", .product(name: "UIKit", package: "swift-auto-layout"),
        .product(name: "SwiftAutoLayoutSnapshots", package: "swift-auto-layout"),
      ], exclude: ["__Snapshots__"]),
    .testTarget(
      name: "CardsXCTests",
      dependencies: [
        "Cards", .product(name: "UIKit", package: "swift-auto-layout"),
        .product(name: "SwiftAutoLayoutSnapshots", package: "swift-auto-layout"),
      ], exclude: ["__Snapshots__"]),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Card",
  dependencies: [
    // In a package of your own: `.package(url: …, from: …)`.
    .package(name: "swift-auto-layout", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Card",
      dependencies: [
        .product(name: "UIKit", package: "swift-auto-layout"),
        .product(name: "SwiftAutoLayoutDrawing", package: "swift-auto-layout"),
      ])
  ]
)

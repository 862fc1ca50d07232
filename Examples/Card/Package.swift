// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Card",
  dependencies: [
    // In a package of your own: `.package(url: …, from: …)`.
    .package(name: "swift-auto-layout", path: "../..")
  ],
  targets: [
    .target(
      name: "Cards",
      dependencies: [.product(name: "UIKit", package: "swift-auto-layout")]),
    .executableTarget(
      name: "Card",
      dependencies: [
        "Cards",
        .product(name: "UIKit", package: "swift-auto-layout"),
        .product(name: "SwiftAutoLayoutDrawing", package: "swift-auto-layout"),
      ]),
    // Shown by `autolayout preview --package`.
    .executableTarget(
      name: "CardPreviews",
      dependencies: [
        "Cards",
        .product(name: "UIKit", package: "swift-auto-layout"),
        .product(name: "SwiftAutoLayoutPreviews", package: "swift-auto-layout"),
      ]),
  ]
)

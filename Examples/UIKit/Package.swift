// swift-tools-version: 6.2
import PackageDescription

/// Libraries and an application written for iOS, built with this repository's UIKit.
///
/// Apple's systems compile the same sources with Apple's UIKit and need no dependency.
#if os(Linux)
let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "swift-auto-layout")]
/// The dependencies that start a program, load its documents and draw it.
let host: [Target.Dependency] = [
  .product(name: "SwiftAutoLayoutApplicationHost", package: "swift-auto-layout")
]
let dependencies: [Package.Dependency] = [.package(name: "swift-auto-layout", path: "../..")]
#else
let uiKit: [Target.Dependency] = []
let host: [Target.Dependency] = []
let dependencies: [Package.Dependency] = []
#endif

func library(_ name: String, _ mode: SwiftLanguageMode) -> [Target] {
  [
    .target(name: name, dependencies: uiKit, swiftSettings: [.swiftLanguageMode(mode)]),
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name)] + uiKit,
      swiftSettings: [.swiftLanguageMode(mode)]),
  ]
}

func app(_ name: String) -> [Target] {
  [
    .executableTarget(
      name: name, dependencies: uiKit + host,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name)] + uiKit + host,
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
}

let package = Package(
  name: "UIKitExamples",
  platforms: [.iOS(.v16), .macOS(.v15)],
  dependencies: dependencies,
  targets: library("Anchors", .v5) + library("Reader", .v6) + app("Notes") + app("SignUp")
)

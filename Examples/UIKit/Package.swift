// swift-tools-version: 6.2
import PackageDescription

/// Libraries and an application as they are written for iOS, against this repository's UIKit.
///
/// On Apple's systems the same sources are compiled against Apple's UIKit; no dependency is needed
/// there.
#if os(Linux)
let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "swift-auto-layout")]
/// What starts a program here, loads its documents and draws it.
let host: [Target.Dependency] = [
  .product(name: "SwiftAutoLayoutApplicationHost", package: "swift-auto-layout")
]
let dependencies: [Package.Dependency] = [.package(name: "swift-auto-layout", path: "../..")]
#else
let uiKit: [Target.Dependency] = []
let host: [Target.Dependency] = []
let dependencies: [Package.Dependency] = []
#endif

/// A library with its tests, in one language mode.
func library(_ name: String, _ mode: SwiftLanguageMode) -> [Target] {
  [
    .target(name: name, dependencies: uiKit, swiftSettings: [.swiftLanguageMode(mode)]),
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name)] + uiKit,
      swiftSettings: [.swiftLanguageMode(mode)]),
  ]
}

/// An app with its tests.
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
  targets: library("Anchors", .v5) + library("Snap", .v5) + library("Formats", .v5)
    + library("Proxies", .v5) + library("Pins", .v5)
    + library("Chains", .v6) + library("Frames", .v6) + library("Reader", .v6)
    + app("Notes") + app("SignUp")
)

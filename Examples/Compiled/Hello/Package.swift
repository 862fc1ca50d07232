// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Hello",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Hello", targets: ["Hello"])],
  targets: [
    .target(
      name: "Hello",
      // `make resources` compiles these from Documents.
      resources: [.copy("Resources/Main.storyboardc"), .copy("Resources/Card.nib")])
  ]
)

import Foundation

struct PackageLayout: Sendable {
  let name: String
  let dependency: String

  init(folder: String, dependency: String) {
    let last = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let word = String(
      last.unicodeScalars.map { scalar in
        CharacterSet.alphanumerics.contains(scalar) && scalar.isASCII ? Character(scalar) : "_"
      })
    name = word.first.map { $0.isNumber ? "_\(word)" : word } ?? "App"
    self.dependency = dependency
  }

  private static let leftOut = [
    ".xcodeproj", ".xcworkspace", ".playground", ".md", ".entitlements", "LICENSE", "Podfile",
    "Podfile.lock", "Cartfile", "Cartfile.resolved",
  ]

  /// Returns the file's path in the package; nil if the package does not need it.
  func place(of path: String) -> String? {
    let parts = path.split(separator: "/")
    let isHidden = parts.contains { $0.hasPrefix(".") }
    let isLeftOut = parts.contains { part in
      Self.leftOut.contains { part == $0 || ($0.hasPrefix(".") && part.hasSuffix($0)) }
    }
    let folders = parts.dropLast()
    if isHidden || isLeftOut || folders.contains(where: { $0.hasSuffix("UITests") }) { return nil }
    let isTest = folders.contains { $0.hasSuffix("Tests") }
    switch (path.hasSuffix(".swift"), isTest) {
    case (true, true): return "Tests/\(name)Tests/\(path)"
    case (true, false): return "Sources/\(name)/\(path)"
    case (false, true): return nil
    // In a folder, because a manifest rejects Info.plist as a top-level resource.
    case (false, false): return "Sources/\(name)/Resources/\(path)"
    }
  }

  func manifest(for paths: [String]) -> String {
    let places = paths.compactMap(place)
    let hasResources = places.contains { $0.hasPrefix("Sources/\(name)/Resources/") }
    let resources = hasResources ? "\n      resources: [.copy(\"Resources\")]," : ""
    let tests =
      places.contains { $0.hasPrefix("Tests/") }
      ? """

          .testTarget(
            name: "\(name)Tests", dependencies: ["\(name)"] + frameworks,
            swiftSettings: [.swiftLanguageMode(.v5)]),
      """ : ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let frameworks: [Target.Dependency] = [
        .product(name: "UIKit", package: "\(identity)"),
        .product(name: "SwiftAutoLayoutApplicationHost", package: "\(identity)"),
      ]

      let package = Package(
        name: "\(name)",
        dependencies: [
          \(package)
        ],
        targets: [
          .executableTarget(
            name: "\(name)", dependencies: frameworks,\(resources)
            swiftSettings: [.swiftLanguageMode(.v5)]),\(tests)
        ]
      )

      """
  }

  private var isURL: Bool { dependency.contains("://") || dependency.hasPrefix("git@") }

  private var package: String {
    guard !isURL else { return ".package(url: \(quoted(dependency)), branch: \"main\")" }
    let path = URL(fileURLWithPath: dependency).standardizedFileURL.path
    return ".package(name: \"\(identity)\", path: \(quoted(path)))"
  }

  /// The package identity: a URL's last component, or a chosen name for a folder.
  private var identity: String {
    guard isURL, let last = dependency.split(whereSeparator: { $0 == "/" || $0 == ":" }).last else {
      return "swift-auto-layout"
    }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

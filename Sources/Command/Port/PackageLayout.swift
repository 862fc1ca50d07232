import Foundation

/// Where the files of an app lie once it is a package: sources and tests in targets, the rest as
/// the program's resources.
///
/// Xcode keeps in a project what belongs to which target. Here the folders say it, as Xcode names
/// them: `AppTests` holds tests, `AppUITests` those that tap on a screen.
struct PackageLayout: Sendable {
  /// The package, its target and its program.
  let name: String
  /// The repository that has UIKit: a folder or a URL.
  let dependency: String

  /// Names a package after an app's folder.
  ///
  /// - Parameters:
  ///   - folder: The app's folder.
  ///   - dependency: The repository that has UIKit.
  init(folder: String, dependency: String) {
    let last = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let word = String(
      last.unicodeScalars.map { scalar in
        CharacterSet.alphanumerics.contains(scalar) && scalar.isASCII ? Character(scalar) : "_"
      })
    name = word.first.map { $0.isNumber ? "_\(word)" : word } ?? "App"
    self.dependency = dependency
  }

  /// What is no part of a program, by its ending or its name.
  private static let leftOut = [
    ".xcodeproj", ".xcworkspace", ".playground", ".md", ".entitlements", "LICENSE", "Podfile",
    "Podfile.lock", "Cartfile", "Cartfile.resolved",
  ]

  /// The path of a file in the package.
  ///
  /// - Parameter path: Its path in the app's folder.
  /// - Returns: nil for what the package does without.
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
    // Within a folder, since a manifest takes no Info.plist as a resource of its own.
    case (false, false): return "Sources/\(name)/Resources/\(path)"
    }
  }

  /// The text of `Package.swift`.
  ///
  /// - Parameter paths: The files of the app's folder.
  /// - Returns: The manifest.
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

  /// What other packages call that repository: a URL's last word; of a folder we choose it.
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

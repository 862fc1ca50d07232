package import Foundation

/// The targets of the `Package.swift`, if their names and paths are literals.
package enum PackageManifest {
  private static let kinds: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin",
  ]

  /// Whether a target of the manifest contains a folder; `place` is the manifest's folder.
  package static func contains(_ folder: String, _ manifest: Data, at place: String) -> Bool {
    targets([UInt8](manifest), folder: place).contains { $0.contains(folder + "/document") }
  }

  static func targets(_ bytes: [UInt8], folder: String) -> [BuildTarget] {
    let code = CodeText(bytes, language: .swift)
    let version = toolsVersion(bytes)
    var targets: [BuildTarget] = []
    for index in 0..<code.count
    where code.isSign("(", at: index) && code.isSign(".", at: index - 2)
      && kinds.contains(code.word(index - 1))
    {
      let end = min(code.after(index), code.count)
      guard let name = argument("name", index + 1, end, code) else { continue }
      let group = code.word(index - 1) == "testTarget" ? "Tests" : "Sources"
      let path = argument("path", index + 1, end, code) ?? "\(group)/\(name)"
      var target = BuildTarget(
        name: name, module: BuildTarget.moduleName(name), swiftVersion: version)
      target.add(folder: SourcePath.join(folder, path))
      targets.append(target)
    }
    return targets
  }

  /// The literal of the argument that is not inside of the inner call.
  private static func argument(
    _ label: StaticString, _ start: Int, _ end: Int, _ code: CodeText
  ) -> String? {
    var index = start
    while index < end {
      if code.is(label, at: index), code.isSign(":", at: index + 1) {
        return code.literal(index + 2)
      }
      let sign = code.sign(index)
      index =
        sign == UInt8(ascii: "(") || sign == UInt8(ascii: "[") || sign == UInt8(ascii: "{")
        ? code.after(index) : index + 1
    }
    return nil
  }

  /// The version in the first line, `// swift-tools-version: 5.9`; packages default to Swift 5.
  private static func toolsVersion(_ bytes: [UInt8]) -> Double {
    let line = String(
      decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(100), as: UTF8.self)
    guard let mark = line.firstIndex(of: ":") else { return 5 }
    let digits = line[line.index(after: mark)...].drop { $0 == " " }
      .prefix { $0.isNumber || $0 == "." }
    return SwiftVersion.number(String(digits)) ?? 5
  }
}

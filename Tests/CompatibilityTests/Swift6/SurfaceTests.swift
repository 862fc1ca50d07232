import Foundation
import Testing
import UIKit

/// The list of what existing code asks for, against the declarations in the sources.
@Suite("The surface of UIKit")
struct SurfaceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let reason: String?
    var testDescription: String { name }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func rows() throws -> [Row] {
    let list = root.appending(path: "Tests/Fixtures/Surface/surface.txt")
    let text = try String(contentsOf: list, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.components(separatedBy: " -- ")
      return Row(name: parts[0], reason: parts.count > 1 ? parts[1] : nil)
    }
  }

  /// All public names of a module: `Type.member`, `Type`, and global names.
  static func declarations(of module: String) throws -> Set<String> {
    let folder = root.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names = Set<String>()
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      try collect(String(contentsOf: file, encoding: .utf8), into: &names)
    }
    return names
  }

  /// Reads the declarations off their lines; the formatter's indentation tells what stands inside what.
  private static func collect(_ source: String, into names: inout Set<String>) {
    let pattern =
      #/^(?<indent> *)(?:@\S+ )*(?<access>public|open)? ?(?:(?:open|public|package|internal|private)\(set\) |override |final |static |class (?=func|var)|convenience |required |lazy |weak |nonisolated |mutating |@\S+ |public |open )*(?<kind>func|var|let|class|struct|enum|protocol|typealias|extension) (?<name>`?[\w.]+`?)/#
    var owners: [(depth: Int, name: String, isProtocol: Bool)] = []
    for line in source.split(separator: "\n") {
      guard let match = try? pattern.firstMatch(in: line) else { continue }
      let depth = match.indent.count / 2
      owners.removeAll { $0.depth >= depth }
      let name = String(match.name.replacing("`", with: ""))
      let isType = ["class", "struct", "enum", "protocol", "extension"].contains(match.kind)
      // A protocol's members are as public as it is; deeper than its owner's members, a line is inside a body.
      let isMember = owners.last.map { $0.depth == depth - 1 } ?? (depth == 0)
      let isPublic = match.access != nil || owners.last?.isProtocol == true
      if isMember && (isPublic || match.kind == "extension") {
        names.insert((owners.map(\.name) + [name]).joined(separator: "."))
      }
      if isType { owners.append((depth, name, match.kind == "protocol")) }
    }
  }

  @Test("every row is there, or is missing for a reason")
  func surface() throws {
    let rows = try Self.rows()
    let names = try Self.declarations(of: "AutoLayout")
    #expect(rows.count > 250)
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      if row.reason == nil {
        #expect(names.contains(row.name), "\(row.name) is listed as present")
      } else {
        #expect(!names.contains(row.name), "\(row.name) is listed as missing")
      }
    }
  }
}

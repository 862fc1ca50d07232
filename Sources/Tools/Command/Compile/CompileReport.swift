import Foundation
import InterfaceBuilder

/// The findings of `compile`, as lines of compilers or in ibtool's formats.
struct CompileReport {
  private let format: String?
  private let severities: Set<InterfaceDiagnostic.Severity>

  init(_ arguments: Arguments) {
    format = arguments.value(of: "output-format")
    var wanted: Set<InterfaceDiagnostic.Severity> = []
    if arguments.has("errors") { wanted.insert(.error) }
    if arguments.has("warnings") { wanted.insert(.warning) }
    if arguments.has("notices") { wanted.insert(.note) }
    severities = wanted.isEmpty ? [.error, .warning, .note] : wanted
  }

  func print(_ outcomes: [CompileCall.Outcome], _ terminal: Terminal) {
    let diagnostics = outcomes.flatMap(\.diagnostics)
    guard let format else {
      for diagnostic in diagnostics { terminal.printError(diagnostic) }
      return
    }
    let wanted = diagnostics.filter { severities.contains($0.severity) }
    if format == "xml1" {
      terminal.print(propertyList(wanted))
    } else if !wanted.isEmpty {
      for severity in Self.order {
        let lines = wanted.filter { $0.severity == severity.severity }
        guard !lines.isEmpty else { continue }
        terminal.print("/* com.apple.ibtool.document.\(severity.key) */")
        for line in lines { terminal.print(line.description) }
      }
    }
  }

  private static let order: [(severity: InterfaceDiagnostic.Severity, key: String)] = [
    (.error, "errors"), (.warning, "warnings"), (.note, "notices"),
  ]

  private func propertyList(_ diagnostics: [InterfaceDiagnostic]) -> String {
    var content: [String: [String: [[String: String]]]] = [:]
    for (severity, key) in Self.order where severities.contains(severity) {
      var found: [String: [[String: String]]] = [:]
      for diagnostic in diagnostics where diagnostic.severity == severity {
        found[diagnostic.path, default: []].append([
          "message": diagnostic.message, "type": diagnostic.code,
          "description": diagnostic.description,
        ])
      }
      if !found.isEmpty { content["com.apple.ibtool.document.\(key)"] = found }
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: content, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

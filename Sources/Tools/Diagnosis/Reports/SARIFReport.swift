import Foundation
import InterfaceBuilder

/// SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format).
struct SARIFReport {
  private var isBegun = false
  private var hasResults = false
  private var failures: [Notification] = []

  private static let indices = Dictionary(
    uniqueKeysWithValues: Rule.all.enumerated().map { ($0.element.id, $0.offset) })

  private static func opening() throws -> String {
    let tool = try JSONText.line(Tool(driver: Driver(rules: Rule.all.map(Descriptor.init))))
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{
      "tool": \(tool),
      "columnKind": "unicodeCodePoints",
      "results": [
      """
  }

  mutating func text(adding document: DocumentFindings) throws -> String {
    failures += document.problem.map { [Notification($0, path: document.path)] } ?? []
    var lines = isBegun ? [] : [try Self.opening()]
    isBegun = true
    for finding in document.findings {
      let result = Result(finding, path: document.path, index: Self.indices[finding.rule])
      lines.append((hasResults ? "," : "") + (try JSONText.line(result)))
      hasResults = true
    }
    return lines.joined(separator: "\n")
  }

  func end() throws -> String {
    let invocation = try JSONText.line(
      Invocation(executionSuccessful: failures.isEmpty, toolExecutionNotifications: failures))
    return (isBegun ? "" : try Self.opening() + "\n") + "],\n\"invocations\": [\(invocation)]}]}"
  }

  private struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    var level = "error"
    var message: Message
    var locations: [Location]

    init(_ problem: DocumentFindings.Problem, path: String) {
      message = Message(text: problem.message)
      locations = [Location(path: path, line: problem.line, column: problem.column)]
    }
  }

  private struct Tool: Encodable {
    var driver: Driver
  }

  private struct Driver: Encodable {
    var name = "autolayout"
    var rules: [Descriptor]
  }

  struct Message: Codable {
    var text: String
  }

  private struct Descriptor: Encodable {
    struct Configuration: Encodable {
      var level: Severity
      /// Omitted if true, the default of the schema.
      var enabled: Bool?
    }

    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration

    init(_ rule: Rule) {
      id = rule.id
      shortDescription = Message(text: rule.title + ".")
      fullDescription = Message(text: rule.explanation)
      help = Message(text: rule.explanation)
      defaultConfiguration = Configuration(
        level: rule.severity, enabled: rule.isOnByDefault ? nil : false)
    }
  }

  private struct Result: Encodable {
    struct Properties: Encodable {
      var environments: [LayoutEnvironment]
      var sizes: [WindowSizes]?
      var translations: [Finding.Translation]?
      var name: String?
      var certainty: Finding.Certainty?
      var replacement: String?
      var group: Finding.Group?
    }

    var ruleId: String
    var ruleIndex: Int?
    var level: Severity
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
    var properties: Properties

    init(_ finding: Finding, path: String, index: Int?) {
      ruleId = finding.rule
      ruleIndex = index
      level = finding.severity
      message = Message(text: finding.statement)
      var location = Location(path: path, line: finding.line, column: finding.column)
      if let view = finding.view, !view.isEmpty {
        location.logicalLocations = [LogicalLocation(name: view)]
      }
      locations = [location]
      let related = finding.related.filter { $0.line != nil }
      relatedLocations =
        related.isEmpty
        ? nil
        : related.enumerated().map { offset, part in
          var location = Location(path: part.file ?? path, line: part.line, column: nil)
          location.id = offset
          location.message = Message(text: part.text)
          return location
        }
      partialFingerprints = ["elementRule/v1": finding.fingerprint]
      properties = Properties(
        environments: finding.environments, sizes: finding.sizes.isEmpty ? nil : finding.sizes,
        translations: finding.translations.isEmpty ? nil : finding.translations,
        name: finding.name, certainty: finding.certainty, replacement: finding.replacement,
        group: finding.group)
    }
  }

  struct LogicalLocation: Codable {
    var name: String
    var kind: String

    init(name: String) {
      self.name = name
      kind = "object"
    }
  }

  struct Location: Codable {
    struct Physical: Codable {
      var artifactLocation: Artifact
      var region: Region?
    }

    struct Artifact: Codable {
      var uri: String
    }

    struct Region: Codable {
      var startLine: Int
      var startColumn: Int?
    }

    var id: Int?
    var message: Message?
    var physicalLocation: Physical
    var logicalLocations: [LogicalLocation]?

    init(path: String, line: Int?, column: Int?) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: SARIFReport.uri(path)),
        region: line.map { Region(startLine: $0, startColumn: column) })
    }
  }

  private static func uri(_ path: String) -> String {
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
    let segments = path.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map { bytes in
      let name = String(Substring(bytes))
      return name.addingPercentEncoding(withAllowedCharacters: Self.segmentCharacters) ?? name
    }
    return segments.joined(separator: "/")
  }

  private static let segmentCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

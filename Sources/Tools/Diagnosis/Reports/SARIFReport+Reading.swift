import Foundation
import InterfaceBuilder

extension SARIFReport {
  private struct Log: Decodable {
    struct Run: Decodable {
      var results: [Result]
      var invocations: [Invocation]?
    }
    struct Invocation: Decodable { var toolExecutionNotifications: [Notification]? }
    struct Notification: Decodable {
      var message: Message
      var locations: [Location]
    }
    struct Result: Decodable {
      var ruleId: String
      var level: Severity
      var message: Message
      var locations: [Location]
      var relatedLocations: [Location]?
      var partialFingerprints: [String: String]
      var properties: Properties
    }
    struct Properties: Decodable {
      var environments: [LayoutEnvironment]
      var sizes: [WindowSizes]?
      var translations: [Finding.Translation]?
      var name: String?
      var certainty: Finding.Certainty?
      var replacement: String?
      var group: Finding.Group?
    }
    var runs: [Run]
  }

  static func documents(in data: Data) throws -> [DocumentFindings] {
    var documents: [DocumentFindings] = []
    var places: [String: Int] = [:]
    func place(of path: String) -> Int {
      if let place = places[path] { return place }
      documents.append(DocumentFindings(path: path, findings: []))
      places[path] = documents.count - 1
      return documents.count - 1
    }
    for run in try JSONDecoder().decode(Log.self, from: data).runs {
      for result in run.results {
        guard let location = result.locations.first,
          let finding = finding(result, at: location)
        else { continue }
        documents[place(of: path(location))].findings.append(finding)
      }
      for notification in (run.invocations ?? []).flatMap({ $0.toolExecutionNotifications ?? [] }) {
        guard let location = notification.locations.first else { continue }
        let region = location.physicalLocation.region
        documents[place(of: path(location))].problem = DocumentFindings.Problem(
          message: notification.message.text, line: region?.startLine, column: region?.startColumn)
      }
    }
    return documents
  }

  /// Returns the location's file, as a path for file URLs.
  private static func path(_ location: Location) -> String {
    let uri = location.physicalLocation.artifactLocation.uri
    if let url = URL(string: uri), url.isFileURL { return url.path }
    return uri.removingPercentEncoding ?? uri
  }

  private static func finding(_ result: Log.Result, at location: Location) -> Finding? {
    // The fingerprint contains the rule, the view, and the constraint or the name.
    let names = (result.partialFingerprints["elementRule/v1"] ?? "")
      .split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard let environment = result.properties.environments.first, names.count >= 3 else {
      return nil
    }
    let region = location.physicalLocation.region
    let sizes = result.properties.sizes ?? []
    let text = result.message.text
    let ending = Finding.ending(sizes, after: text)
    return Finding(
      rule: result.ruleId, severity: result.level, view: names[1].isEmpty ? nil : names[1],
      constraint: names[2].isEmpty || result.properties.name != nil ? nil : names[2],
      line: region?.startLine,
      column: region?.startColumn,
      message: text.hasSuffix(ending) ? String(text.dropLast(ending.count)) : text,
      related: (result.relatedLocations ?? []).map { related($0, in: path(location)) },
      environment: environment, environments: result.properties.environments, sizes: sizes,
      translations: result.properties.translations ?? [],
      name: result.properties.name, certainty: result.properties.certainty,
      replacement: result.properties.replacement,
      group: result.properties.group)
  }

  private static func related(_ location: Location, in document: String) -> Finding.Related {
    var related = Finding.Related(
      constraint: nil, line: location.physicalLocation.region?.startLine,
      text: location.message?.text ?? "")
    let file = path(location)
    if file != document { related.file = file }
    return related
  }
}

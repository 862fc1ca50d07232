internal import Diagnosis
internal import InterfaceBuilder

/// The new or fixed faults, equal by rule and view or constraint, at any position.
@MainActor
struct FaultComparison {
  private let settings: CheckSettings

  /// Rules about recorded frames and style, which do not depend on layout.
  private static let left: Set<String> = [
    "misplaced-view", "unconfirmed-frame", "left-right-attribute", "fixed-text-width",
  ]

  init(_ environments: [LayoutEnvironment], _ matrix: CheckMatrix) {
    var matrix = matrix
    // Both sides use the devices of both canvases.
    let devices = environments.compactMap(\.deviceID)
    if !devices.isEmpty {
      var known: Set<String> = []
      matrix.devices = devices.filter { known.insert($0).inserted }
    }
    settings = Self.settings(matrix)
  }

  private static func settings(_ matrix: CheckMatrix) -> CheckSettings {
    var settings = CheckSettings(matrix: matrix)
    settings.disabledRules = left
    return settings
  }

  /// Adds the differences between both versions; a removed scene has no faults.
  func add(
    to scenes: inout [DocumentComparison.Scene], _ old: LaidOutVersion, _ new: LaidOutVersion,
    _ pair: DocumentPair
  ) {
    let before = findings(in: old.markup, near: old.document, pair.old.table)
    let after = findings(in: new.markup, near: new.document, pair.new.table)
    let names = (ObjectNames(pair.old), ObjectNames(pair.new))
    for index in scenes.indices where pair.new.table.byID[scenes[index].id] != nil {
      let (left, right) = (before[scenes[index].id] ?? [], after[scenes[index].id] ?? [])
      scenes[index].newFaults = Self.difference(right, left).map(names.1.readable)
      scenes[index].goneFaults = Self.difference(left, right).map(names.0.readable)
    }
  }

  /// Returns the findings of each scene, with no canvas device, as at run time.
  func findings(
    in markup: DocumentMarkup, near document: InterfaceDocument, _ table: ObjectTable
  ) -> [String: [Finding]] {
    var markup = markup
    for child in markup[0].children where markup[child].name == "device" { markup.remove(child) }
    let document = (try? InterfaceDocument(markup: markup, near: document)) ?? document
    return Self.findings(in: document, table, settings)
  }

  static func findings(
    in document: InterfaceDocument, _ table: ObjectTable, _ matrix: CheckMatrix
  ) -> [String: [Finding]] { findings(in: document, table, settings(matrix)) }

  private static func findings(
    in document: InterfaceDocument, _ table: ObjectTable, _ settings: CheckSettings
  ) -> [String: [Finding]] {
    let all = DocumentCheck(settings).findings(in: document).findings
    return Dictionary(
      grouping: all,
      by: { finding in
        let id = finding.view ?? finding.constraint ?? ""
        return table.byID[id].flatMap { table[$0].scene }.map { table[$0].id } ?? ""
      })
  }

  static func difference(_ findings: [Finding], _ others: [Finding]) -> [Finding] {
    var rest = Dictionary(others.map { ($0.fingerprint, 1) }, uniquingKeysWith: +)
    return findings.filter { finding in
      guard let count = rest[finding.fingerprint], count > 0 else { return true }
      rest[finding.fingerprint] = count - 1
      return false
    }
  }
}

extension ObjectNames {
  fileprivate func readable(_ finding: Finding) -> Finding {
    var finding = finding
    finding.message = readable(finding.message)
    return finding
  }
}

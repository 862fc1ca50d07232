import AutoLayout
import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

/// The findings for a scene, in the shown environment and size.
@MainActor
final class FindingsReport {
  private let scene: LiveScene
  private let keys: LayerKeys
  /// The most severe findings first.
  private let findings: [Finding]
  private let search: FixSearch?
  /// The identifiers of the scene's views.
  private let viewIDs: Set<String>

  /// Reads the project around a document before its first report.
  static func prepare(_ document: OpenDocument) async {
    guard let root = CodeProject.root(of: document.url.path, CodeSettings()) else { return }
    await CodeProject.prepare(at: root, CodeSettings())
  }

  /// Checks the scene.
  init(
    _ scene: LiveScene, of document: OpenDocument, _ content: InterfaceDocument,
    in environment: LayoutEnvironment, keys: LayerKeys
  ) {
    self.scene = scene
    self.keys = keys
    var settings = CheckSettings()
    settings.matrix = CheckMatrix(environment)
    // A dragged size has a live scene only in the shown texts.
    if environment.locale == nil, scene.size == nil { settings.matrix.languages = ["all"] }
    let resizing: DocumentCheck.Resizing? =
      if scene.size == nil { nil } else { { other, _ in scene.stage(of: other).live } }
    let live = scene.stage.live
    viewIDs = Set(live.members.map(\.id))
    let ids = viewIDs.union(live.constraints.keys)
    let connections = CodeProject.root(of: document.url.path, CodeSettings())
      .map { ConnectionCheck(CodeProject.current(at: $0, CodeSettings()), settings) }
    let all = DocumentCheck(settings, resizing).findings(in: content, scenes: [scene.id]).findings
    let facts = connections?.codeBehind(document.bytes, at: document.url.path)
    let layout = (facts?.adjusted(all) ?? all).filter { finding in
      [finding.view, finding.constraint].contains { $0.map(ids.contains) ?? false }
    }
    let code = connections?.findings(in: document.bytes, at: document.url.path, content)
      .filter { content.scene(ofLine: $0.line)?.id == scene.id }
    findings = (layout + (code ?? [])).sorted { $0.severity > $1.severity }
    search = FixSearch(document, settings, resizing, connections: connections)
  }

  var json: JSONValue { ["findings": .array(findings.indices.map(json))] }

  /// The verified fixes of the finding with an identifier of this report.
  func fixes(_ id: String) -> JSONValue {
    let index = findings.indices.first { self.id($0) == id }
    return [
      "fixes": .array(index.flatMap { search?.fixes(of: findings[$0]) }?.map(\.fix.json) ?? [])
    ]
  }

  private func id(_ index: Int) -> String { "\(index)|\(findings[index].fingerprint)" }

  private func json(_ index: Int) -> JSONValue {
    let finding = findings[index]
    let live = scene.stage.live
    let constraints = finding.related.compactMap(\.constraint)
    let related = constraints.compactMap { live.constraints[$0] }
    let own = finding.view.flatMap { viewIDs.contains($0) ? keys.key(ofView: $0) : nil }
    let views = related.isEmpty ? own.map { [$0] } ?? [] : viewKeys(of: related)
    return .members([
      ("id", .string(id(index))), ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)), ("message", .string(finding.message)),
      ("view", own.map { .int($0) }), ("views", .array(views.map { .int($0) })),
      ("constraint", finding.constraint.map { .string($0) }),
      ("constraints", constraints.isEmpty ? nil : .strings(constraints)),
      ("line", finding.line.map { .int($0) }), ("column", finding.column.map { .int($0) }),
    ])
  }

  /// Returns the keys of the views in constraints, each once, in order.
  private func viewKeys(of constraints: [NSLayoutConstraint]) -> [Int] {
    var known: [Int] = []
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let member = viewInLayout(item).flatMap(scene.member(of:)) else { continue }
      let key = keys.key(ofView: member.id)
      if !known.contains(key) { known.append(key) }
    }
    return known
  }
}

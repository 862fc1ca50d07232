import DocumentDiff
import Foundation
import InterfaceBuilder

struct DiffMarks {
  /// The kind of change, which selects the color.
  enum Kind: String {
    case added, removed, moved, changed
  }

  let oldID: String
  let renamings: [String: String]
  private(set) var kinds: [String: Kind] = [:]
  private let constraints: [String: [String]]

  init(_ scene: DocumentComparison.Scene, _ old: ComparedDocument?, _ new: ComparedDocument?) {
    let renamed = scene.changes.filter { $0.reason == .identifiers }
    renamings = Dictionary(
      renamed.compactMap { change in change.old.map { ($0, change.new ?? $0) } },
      uniquingKeysWith: { first, _ in first })
    oldID = renamed.first { $0.subject.id == scene.id }?.old ?? scene.id
    var constraints: [String: [String]] = [:]
    for document in [old, new].compactMap({ $0 }) {
      for element in document.document.contents.constraints {
        let owner = document.document.contents[element.owner].id
        let items = [element.firstItem ?? owner, element.secondItem].compactMap { $0 }
        // A mark around the controller's view would frame the whole picture.
        let inner = items.filter { $0 != owner }
        constraints[element.id] = inner.isEmpty ? items : inner
      }
    }
    self.constraints = constraints
    for shift in scene.shifts { kinds[shift.view] = .moved }
    for change in scene.reported {
      let kind: Kind =
        change.kind == .added ? .added : change.kind == .removed ? .removed : .changed
      guard change.heading != .constraints, change.heading != .behavior else { continue }
      for id in change.kind == .changed ? [change.subject.id] : change.objects
      where kinds[id] == nil || kind != .changed {
        kinds[id] = kind
      }
    }
  }

  func views(of line: [Change]) -> [String] {
    let subjects = line.flatMap { change in
      constraints[change.subject.id] ?? [change.subject.id] + change.objects
    }
    let moved = line.flatMap { $0.effect?.shifts.map(\.view) ?? [] }
    var known: Set<String> = []
    return (subjects + moved).filter { known.insert($0).inserted }
  }
}

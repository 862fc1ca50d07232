import DocumentDiff
import Foundation
import InterfaceBuilder

/// Which views of a scene are marked, and for which changes.
struct DiffMarks {
  /// What has happened to a view, for its colour.
  enum Kind: String {
    case added, removed, moved, changed
  }

  /// The identifier of the scene in the old document.
  let oldID: String
  /// The identifiers in the new document of objects that have others in the old one.
  let renamings: [String: String]
  /// What has happened to each view.
  private(set) var kinds: [String: Kind] = [:]
  private let constraints: [String: [String]]

  /// Finds the views of a scene.
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
        // The view around another one is all of the picture, and says nothing.
        let inner = items.filter { $0 != owner }
        constraints[element.id] = inner.isEmpty ? items : inner
      }
    }
    self.constraints = constraints
    for shift in scene.shifts { kinds[shift.view] = .moved }
    for change in scene.told {
      let kind: Kind =
        change.kind == .added ? .added : change.kind == .removed ? .removed : .changed
      guard change.heading != .constraints, change.heading != .behaviour else { continue }
      for id in change.kind == .changed ? [change.subject.id] : change.objects
      where kinds[id] == nil || kind != .changed {
        kinds[id] = kind
      }
    }
  }

  /// The views that a change is about, or that it moves.
  func views(of line: [Change]) -> [String] {
    let subjects = line.flatMap { change in
      constraints[change.subject.id] ?? [change.subject.id] + change.objects
    }
    let moved = line.flatMap { $0.effect?.shifts.map(\.view) ?? [] }
    var known: Set<String> = []
    return (subjects + moved).filter { known.insert($0).inserted }
  }
}

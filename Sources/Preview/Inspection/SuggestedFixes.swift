import AutoLayout
import Diagnosis
import DocumentPictures
import Foundation
import InterfaceBuilder

/// Edits that mend something.
struct SuggestedFix {
  /// What they do, for whoever chooses.
  var title: String
  /// The edits.
  var edits: [DocumentEdit]

  /// The fix for a page.
  var json: JSONValue {
    ["title": .string(title), "edits": .array(edits.map(\.json))]
  }
}

/// Edits that mend what rules have found, each tried on the document before it is suggested.
@MainActor
struct SuggestedFixes {
  private let scene: LiveScene
  private let document: OpenDocument

  /// Looks at a scene.
  init(_ scene: LiveScene, of document: OpenDocument) {
    self.scene = scene
    self.document = document
  }

  /// What mends a finding; nothing where nothing is known that does.
  func fixes(for finding: Finding) -> [SuggestedFix] {
    if let change = finding.fix, let view = finding.view {
      let edit = DocumentEdit(change)
      let fix = SuggestedFix(title: title(of: change), edits: [edit])
      return settles(edit, view, finding) ? [fix] : []
    }
    guard finding.rule == Rule.misplaced.id, let view = finding.view else { return [] }
    return frameFix(view).map { [$0] } ?? []
  }

  private func title(of change: LayoutChange) -> String {
    switch change {
    case .setPriority(let view, let attribute, let value):
      let words = attribute.reduce(into: "") { words, letter in
        words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
      }
      return "Set the \(words) of \(contents.equationName(of: view)) to \(MarkupNumber.text(value))"
    case .addConstraint(let first, let second, let constant):
      let equation = OutlineEquation(
        .init(contents.equationName(of: first.item), first.attribute),
        second: second.map { .init(contents.equationName(of: $0.item), $0.attribute) },
        constant: constant)
      return "Add \(equation.text)"
    }
  }

  private var contents: DocumentContents { scene.stage.live.scene.contents }

  /// The scene after edits; nil where they cannot be made.
  private func trial(_ edits: [DocumentEdit]) -> InstantiatedScene? {
    guard let edited = document.trial(edits),
      let other = edited.scenes.first(where: { $0.id == scene.stage.live.scene.id })
    else { return nil }
    return scene.stage(of: other).live
  }

  /// Whether an edit takes an ambiguity away and brings no conflict.
  private func settles(_ edit: DocumentEdit, _ view: String, _ finding: Finding) -> Bool {
    guard let live = trial([edit]) else { return false }
    let before = scene.settledStage.live
    return conflicts(live) <= conflicts(before)
      && openValues(of: view, in: live) < openValues(of: view, in: before)
  }

  private func conflicts(_ live: InstantiatedScene) -> Int {
    live.roots.reduce(0) { $0 + $1.layoutConflicts.count }
  }

  /// How many of a view's places and sizes are left open.
  private func openValues(of id: String, in live: InstantiatedScene) -> Int {
    let faults = SceneFaults(live, isCanvas: false)
    let view = live.members.first { $0.id == id }?.view
    return faults.ambiguities.filter { $0.view === view }.reduce(0) { $0 + $1.values.count }
  }

  /// Xcode's Update Frames for one view: the frame that it has at run time comes into the document.
  private func frameFix(_ id: String) -> SuggestedFix? {
    guard let view = scene.stage.live.members.first(where: { $0.id == id })?.view,
      scene.misplacedFrame(of: view) != nil
    else { return nil }
    let frame = view.frame
    let value = [frame.minX, frame.minY, frame.width, frame.height]
      .map { MarkupNumber.text(Double($0)) }.joined(separator: " ")
    let edit = DocumentEdit(id, set: MarkupEditor.frame, to: value)
    guard let live = trial([edit]) else { return nil }
    let same = live.members.first { $0.id == id }?.view
    let isLeft = SceneFaults(live, isCanvas: true).misplacements.contains { $0.view === same }
    return isLeft ? nil : SuggestedFix(title: "Update Frames", edits: [edit])
  }
}

extension DocumentEdit {
  /// The edit that makes a change.
  init(_ change: LayoutChange) {
    switch change {
    case .setPriority(let view, let attribute, let value):
      self.init(view, set: attribute, to: MarkupNumber.text(value))
    case .addConstraint(let first, let second, let constant):
      self.init(
        adding: ConstraintAddition(
          firstItem: first.item, firstAttribute: first.attribute, secondItem: second?.item,
          secondAttribute: second?.attribute, constant: constant))
    }
  }

  /// The edit as pages send it back.
  var json: JSONValue {
    .members([
      ("object", .string(object)), ("set", set.map { .string($0) }),
      ("value", value.map { .string($0) }), ("remove", remove.map { .bool($0) }),
      ("add", add?.json),
    ])
  }
}

extension ConstraintAddition {
  fileprivate var json: JSONValue {
    .members([
      ("firstItem", .string(firstItem)), ("firstAttribute", .string(firstAttribute)),
      ("secondItem", secondItem.map { .string($0) }),
      ("secondAttribute", secondAttribute.map { .string($0) }), ("constant", .number(constant)),
    ])
  }
}

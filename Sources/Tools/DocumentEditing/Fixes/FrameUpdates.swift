import AutoLayout
import Diagnosis
import Foundation
package import InterfaceBuilder

/// Xcode's Update Frames after an edit of constraints.
@MainActor
package enum FrameUpdates {
  /// A view that an edit moves.
  package struct Move: Sendable {
    package let view: String
    package let old: FrameReport.Frame
    package let new: FrameReport.Frame
  }

  /// The difference in points below which a stored frame counts as followed.
  private static let tolerance = 0.26

  /// Returns the views that an edit moves on the canvas.
  package static func moves(
    from old: InterfaceDocument, to new: InterfaceDocument, scenes: Set<String>
  ) -> [Move] {
    moves(from: views(of: old, scenes), to: new, scenes: scenes)
  }

  private static func moves(
    from old: [FrameReport.View], to new: InterfaceDocument, scenes: Set<String>
  ) -> [Move] {
    let known = Dictionary(
      old.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return views(of: new, scenes).compactMap { view in
      guard let old = known[view.id], differs(old.numbers, view.frame.numbers, by: 0.01) else {
        return nil
      }
      return Move(view: view.id, old: old, new: view.frame)
    }
  }

  /// Returns edits that store the new positions and sizes of views whose old ones were stored.
  package static func edits(
    from old: InterfaceDocument, to new: InterfaceDocument, scenes: Set<String>
  ) -> [DocumentEdit] {
    edits(from: views(of: old, scenes), to: new, scenes: scenes)
  }

  static func edits(
    from old: [FrameReport.View], to new: InterfaceDocument, scenes: Set<String>
  ) -> [DocumentEdit] {
    let contents = new.contents
    return moves(from: old, to: new, scenes: scenes).compactMap { move in
      guard let stored = contents.viewsByID[move.view].flatMap({ contents[$0].frame }) else {
        return nil
      }
      let numbers = [stored.x, stored.y, stored.width, stored.height]
      // Each number for itself: a stored width of a text may differ from the measured one.
      let updated = zip(numbers, zip(move.old.numbers, move.new.numbers)).map { stored, layout in
        abs(stored - layout.0) <= tolerance && abs(stored - layout.1) > tolerance
          ? layout.1 : stored
      }
      return updated == numbers ? nil : edit(move.view, updated)
    }
  }

  /// The maximum number of layouts until no further view is misplaced.
  private static let roundLimit = 200

  /// Returns edits that store the frames of all misplaced views, and of views that are misplaced
  /// after that; empty if there are none.
  ///
  /// - Complexity: One layout of a scene for each level of views that follow each other.
  package static func edits(
    ofMisplacedIn document: OpenDocument, scenes: Set<String>? = nil
  ) -> [DocumentEdit] {
    var frames: [String: [Double]] = [:]
    var order: [String] = []
    var pending = scenes ?? Set(document.document?.scenes.map(\.id) ?? [])
    for _ in 0..<roundLimit where !pending.isEmpty {
      let edits = order.map { edit($0, frames[$0] ?? []) }
      guard let edited = edits.isEmpty ? document.document : document.trial(edits) else {
        return []
      }
      for scene in edited.scenes where pending.contains(scene.id) {
        let misplaced = misplacedFrames(of: scene)
        let isSettled = misplaced.allSatisfy { frames[$0.view] == $0.numbers }
        if isSettled { pending.remove(scene.id) }
        for (view, numbers) in misplaced
        where frames.updateValue(numbers, forKey: view) == nil {
          order.append(view)
        }
      }
    }
    return order.map { edit($0, frames[$0] ?? []) }
  }

  private static func misplacedFrames(
    of scene: InterfaceScene
  ) -> [(view: String, numbers: [Double])] {
    let live = scene.instantiate(in: LayoutEnvironment())
    live.layOut()
    let ids = Dictionary(
      live.members.map { (ObjectIdentifier($0.view), $0.id) },
      uniquingKeysWith: { first, _ in first })
    let contents = scene.contents
    // A stack view determines the frames of its views, which break no constraint of their own.
    let views = SceneFaults(live, isCanvas: true, byGuides: true).misplacements.flatMap {
      misplacement in
      [misplacement.view] + ((misplacement.view as? UIStackView)?.arrangedSubviews ?? [])
    }
    return views.compactMap { view in
      guard let id = ids[ObjectIdentifier(view)],
        let stored = contents.viewsByID[id].flatMap({ contents[$0].frame })
      else { return nil }
      let old = [stored.x, stored.y, stored.width, stored.height]
      let new = zip(old, view.frame.numbers).map { stored, layout in
        abs(stored - layout) <= tolerance ? stored : layout
      }
      return new == old ? nil : (id, new)
    }
  }

  /// Returns an edit that stores a frame.
  static func edit(_ view: String, _ numbers: [Double]) -> DocumentEdit {
    let value = numbers.map(MarkupNumber.text).joined(separator: " ")
    return DocumentEdit(view, set: MarkupEditor.frame, to: value)
  }

  static func views(
    of document: InterfaceDocument, _ scenes: Set<String>
  ) -> [FrameReport.View] {
    document.scenes.filter { scenes.contains($0.id) }.flatMap { scene in
      let live = scene.instantiate(in: LayoutEnvironment())
      live.layOut()
      return FrameReport.Scene(live).views
    }
  }

  private static func differs(
    _ first: [Double], _ second: [Double], by tolerance: Double
  ) -> Bool {
    zip(first, second).contains { abs($0 - $1) > tolerance }
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}

extension FrameReport.Frame {
  package var numbers: [Double] { [x, y, width, height] }
}

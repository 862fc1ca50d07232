internal import AutoLayout
internal import Foundation

/// The results of a layout for the views of a scene, in the order of its members.
struct SceneAssessment {
  var frames: [FrameReport.Frame]
  var isAmbiguous: [Bool]
  /// Whether the document disproves its own record (see ``FrameVerdict/disproved``).
  var isMisplaced: [Bool]
}

extension InstantiatedScene {
  /// Compares a scene after its layout with the document's record.
  ///
  /// Ambiguity is assessed with natural sizes. Recorded sizes count only if they can be natural,
  /// because a size stretched to fill an ambiguous space would hide the ambiguity. Misplacement is
  /// assessed only on the canvas.
  func assess() -> SceneAssessment {
    var assessment = SceneAssessment(
      frames: [], isAmbiguous: ambiguousMembers(),
      isMisplaced: Array(repeating: false, count: members.count))
    if hold(.marked) { layOut() }
    assessment.frames = members.map { FrameReport.Frame($0.view.frame) }
    guard environment.isAsRecorded,
      environment.leafSizes == .recorded || members.contains(where: { isMisplaced($0) })
    else { return assessment }
    release()
    take(.natural)
    layOut()
    assessment.isAmbiguous = ambiguousMembers()
    assessment.isMisplaced = frameVerdicts().map { $0 == .disproved }
    return assessment
  }

  private func ambiguousMembers() -> [Bool] {
    members.map {
      isPlacedByConstraints($0)
        && ($0.view.isAnyPartAmbiguousAfterLayout || isBeyondTable($0) || hasOpenContentGuide($0))
    }
  }

  /// Whether a view is a scroll view with a content guide and nothing inside that would define it
  /// (F10.32).
  private func hasOpenContentGuide(_ member: Member) -> Bool {
    let element = interface.view(member.index)
    guard element.kind == .scrollView, element.children.isEmpty else { return false }
    return interface.contents.guides.contains {
      $0.kind == .contentLayout && $0.owner == .view(member.index)
    }
  }

  /// Whether a view is in a cell that begins below the visible part of its table.
  ///
  /// From Xcode 15 on the canvas does not lay such cells out and reports their content as
  /// ambiguous.
  func isBeyondTable(_ member: Member) -> Bool {
    guard let tools = environment.tools, tools >= XcodeEra.unloadedCells else { return false }
    var view = member.view
    while let parent = view.superview {
      if view is UITableViewCell {
        return view.frame.minY > parent.frame.height - parent.safeAreaInsets.bottom
      }
      view = parent
    }
    return false
  }
}

extension UIView {
  /// Whether the last layout left the view's position or size open on either axis, or for a scroll
  /// view, the size of its content (F8.13).
  fileprivate var isAnyPartAmbiguousAfterLayout: Bool {
    if isAmbiguousAfterLayout(.horizontal) || isAmbiguousAfterLayout(.vertical) { return true }
    guard let scrollView = self as? UIScrollView else { return false }
    return scrollView.isContentAmbiguousAfterLayout(.horizontal)
      || scrollView.isContentAmbiguousAfterLayout(.vertical)
  }
}

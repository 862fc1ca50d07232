internal import AutoLayout
internal import Foundation

struct SceneAssessment {
  var frames: [FrameReport.Frame]
  var isAmbiguous: [Bool]
  /// Whether the document disproves the recorded frame (see ``FrameVerdict/disproved``).
  var isMisplaced: [Bool]
}

extension InstantiatedScene {
  /// Compares a laid-out scene with the document's record.
  ///
  /// Recorded sizes count only if they can be natural: a stretched size would hide ambiguity.
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
    setLeafSizes(from: .natural)
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

  /// Whether nothing defines the scroll view's content guide (F10.32).
  private func hasOpenContentGuide(_ member: Member) -> Bool {
    let element = interface.view(member.index)
    guard element.kind == .scrollView, element.children.isEmpty else { return false }
    return interface.contents.guides.contains {
      $0.kind == .contentLayout && $0.owner == .view(member.index)
    }
  }

  /// Whether a view is in a cell below the table's visible part: not laid out from Xcode 15 on.
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
  /// Whether the position, the size, or a scroll view's content size is ambiguous (F8.13).
  fileprivate var isAnyPartAmbiguousAfterLayout: Bool {
    if isAmbiguousAfterLayout(.horizontal) || isAmbiguousAfterLayout(.vertical) { return true }
    guard let scrollView = self as? UIScrollView else { return false }
    return scrollView.isContentAmbiguousAfterLayout(.horizontal)
      || scrollView.isContentAmbiguousAfterLayout(.vertical)
  }
}

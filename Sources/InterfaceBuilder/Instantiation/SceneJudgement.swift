internal import AutoLayout
internal import Foundation

/// What a layout says about the views of a scene, by their places among its members.
struct SceneJudgement {
  /// Where the layout put them.
  var frames: [FrameReport.Frame]
  /// Whether the constraints leave their places or sizes open.
  var isOpen: [Bool]
  /// Whether the constraints contradict the document's record.
  var isMisplaced: [Bool]
}

extension InstantiatedScene {
  /// Lays the scene out and compares it with the document's record.
  ///
  /// On the canvas the record is judged by a layout in which text and controls are as large as they
  /// were recorded: a text that is measured otherwise here does not make a view misplaced. What is
  /// open is judged by one in which recorded sizes count only where they can be natural ones: what
  /// was stretched to fill an open place would close it. Off the canvas nothing is misplaced.
  func judge() -> SceneJudgement {
    var judgement = settled()
    guard environment.isAsRecorded,
      members.contains(where: { isMisplaced($0) })
        || environment.leafSizes == .recorded
    else { return judgement }
    var byRecord = judgement
    if environment.leafSizes == .measured {
      take(.recorded)
      byRecord = settled()
    }
    judgement.isMisplaced = misplaced(byRecord)
    take(.natural)
    judgement.isOpen = settled().isOpen
    return judgement
  }

  /// Lays out, notes what is open, and holds the open views that Xcode marked where they were.
  private func settled() -> SceneJudgement {
    release()
    layOut()
    let isOpen = members.map {
      isPlacedByConstraints($0) && ($0.view.isOpenAfterLayout || isBeyondTable($0))
    }
    if hold() { layOut() }
    return SceneJudgement(
      frames: members.map { FrameReport.Frame($0.view.frame) }, isOpen: isOpen,
      isMisplaced: Array(repeating: false, count: members.count))
  }

  private func misplaced(_ judgement: SceneJudgement) -> [Bool] {
    zip(members, judgement.frames).map { member, frame in
      isPlacedByConstraints(member) && isMisplaced(member, frame)
    }
  }
}

extension InstantiatedScene {
  /// Whether constraints or a stack place a view, rather than its recorded frame.
  package func isPlacedByConstraints(_ member: Member) -> Bool {
    interface.contents[member.index].parent != nil
      && !member.view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the recorded frame differs by more than half a point.
  package func isMisplaced(_ member: Member) -> Bool {
    isPlacedByConstraints(member) && isMisplaced(member, FrameReport.Frame(member.view.frame))
  }

  /// Whether a view lies in a cell that begins below the visible part of its table.
  ///
  /// From Xcode 15 on the canvas does not lay such cells out and calls what they hold ambiguous.
  private func isBeyondTable(_ member: Member) -> Bool {
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

  private func isMisplaced(_ member: Member, _ frame: FrameReport.Frame) -> Bool {
    guard let recorded = interface.contents[member.index].frame else { return false }
    return abs(frame.x - recorded.x) > 0.51 || abs(frame.y - recorded.y) > 0.51
      || abs(frame.width - recorded.width) > 0.51 || abs(frame.height - recorded.height) > 0.51
  }
}

extension UIView {
  /// Whether the last layout left the view's place or size open on either axis, or, if it scrolls,
  /// the size of its content (F8.13).
  fileprivate var isOpenAfterLayout: Bool {
    if isAmbiguousAfterLayout(.horizontal) || isAmbiguousAfterLayout(.vertical) { return true }
    guard let scrollView = self as? UIScrollView else { return false }
    return scrollView.isContentOpenAfterLayout(.horizontal)
      || scrollView.isContentOpenAfterLayout(.vertical)
  }
}

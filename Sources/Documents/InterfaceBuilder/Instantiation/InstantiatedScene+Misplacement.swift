internal import AutoLayout
internal import Foundation

/// The verdict on a recorded frame.
package enum FrameVerdict {
  case agrees
  /// The layout differs, but the view's constraints hold among the recorded frames.
  case unconfirmed
  /// The layout differs, and a required constraint does not hold among the recorded frames.
  case disproved
}

/// The recorded frames that the document itself disproves (F10.31).
///
/// A scene's surroundings are not in the document, so a difference by itself shows nothing: a
/// required constraint between views must also fail among the recorded frames.
extension InstantiatedScene {
  /// Returns the verdict on each member's frame; the scene must be laid out again.
  ///
  /// - Parameter byGuides: Whether constraints to margins and guides disprove frames too.
  package func frameVerdicts(byGuides: Bool = false) -> [FrameVerdict] {
    setLeafSizes(from: .recorded)
    layOut()
    let record = RecordedFrames(self)
    let surroundings = RecordedSafeAreas(self, record)
    if surroundings.apply() { layOut() }
    let yielded = yield(to: record)
    let deviations = deviationsWithHeldViews()
    // The record may break any conflicting constraint: the removed constraints prove nothing.
    let disproved = deviations.allSatisfy(\.isEmpty) ? [] : record.disproved(byGuides: byGuides)
    NSLayoutConstraint.activate(yielded)
    surroundings.revert()
    setLeafSizes(from: leafSource)
    return zip(members, deviations).map { member, deviation in
      if deviation.isEmpty { return .agrees }
      return disproved.contains(ObjectIdentifier(member.view)) ? .disproved : .unconfirmed
    }
  }

  private func deviationsWithHeldViews() -> [FrameDeviation] {
    // From Xcode 9 on the canvas leaves ambiguous views at their drawn frames (see the era).
    let leavesAmbiguousViews = environment.tools.map { $0 >= XcodeEra.heldAmbiguousViews } ?? true
    if hold(leavesAmbiguousViews ? .all : .marked) { layOut() }
    defer { release() }
    return members.map { deviation($0) }
  }

  /// Removes constraints that contradict others and do not hold among the recorded frames: the
  /// canvas may have broken another constraint than the rule says (F2.7, F2.30).
  private func yield(to record: RecordedFrames) -> [NSLayoutConstraint] {
    var yielded: [NSLayoutConstraint] = []
    var count = 0
    // Removing a constraint may expose other conflicts.
    while case let conflicts = roots.flatMap(\.layoutConflicts), conflicts.count > count {
      var isChanged = false
      for conflict in conflicts[count...] {
        let broken = conflict.constraints.filter { $0.isActive && record.holds($0) == false }
        guard !broken.isEmpty, !broken.contains(where: { $0 === conflict.broken }) else { continue }
        NSLayoutConstraint.deactivate(broken)
        yielded += broken
        // The constraint that was broken instead is satisfied again.
        conflict.broken.isActive = false
        conflict.broken.isActive = true
        isChanged = true
      }
      count = conflicts.count
      guard isChanged else { break }
      layOut()
    }
    return yielded
  }
}

struct FrameDeviation: OptionSet {
  let rawValue: UInt8

  static let x = FrameDeviation(rawValue: 1)
  static let y = FrameDeviation(rawValue: 2)
  static let width = FrameDeviation(rawValue: 4)
  static let height = FrameDeviation(rawValue: 8)
}

extension InstantiatedScene {
  /// Whether constraints or a stack place a view, rather than the recorded frame.
  package func isPlacedByConstraints(_ member: Member) -> Bool {
    interface.contents[member.index].parent != nil
      && !member.view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether constraints place a view, and the recorded frame differs by more than half a point.
  package func isMisplaced(_ member: Member) -> Bool { !deviation(member).isEmpty }

  /// Whether a frame is marked as misplaced: the author's, not the canvas's (F10.15).
  func isMarkedMisplaced(_ member: Member) -> Bool { interface.view(member.index).isMisplaced }

  private func deviation(_ member: Member) -> FrameDeviation {
    guard isPlacedByConstraints(member), !isBeyondTable(member), !member.view.isLeftOutOfStack,
      let recorded = interface.contents[member.index].frame
    else { return [] }
    // The insets of symbols are not recorded: they move an image by up to six points (F10.16).
    let tolerance = showsSymbol(member) ? 6 : 0.51
    let frame = FrameReport.Frame(member.view.frame)
    var deviation: FrameDeviation = []
    if abs(frame.x - recorded.x) > tolerance { deviation.insert(.x) }
    if abs(frame.y - recorded.y) > tolerance { deviation.insert(.y) }
    if abs(frame.width - recorded.width) > tolerance { deviation.insert(.width) }
    if abs(frame.height - recorded.height) > tolerance { deviation.insert(.height) }
    return deviation
  }

  private func showsSymbol(_ member: Member) -> Bool {
    guard case .imageView(let view) = interface.contents[member.index].details else { return false }
    return view.image?.isSystem == true
  }
}

extension UIView {
  /// Whether a stack leaves the hidden view out: the recorded frame is the last visible frame.
  package var isLeftOutOfStack: Bool {
    guard isHidden, let stack = superview as? UIStackView else { return false }
    return stack.arrangedSubviews.contains { $0 === self }
  }
}

internal import AutoLayout
internal import Foundation

/// Which recorded frames contradict the constraints.
///
/// A frame does so only if it is off in every layout that the canvas may have had: with the
/// recorded sizes of text and controls as with measured ones, under the safe area that the record
/// shows, with those constraints broken that the record breaks, and with ambiguous views where they
/// were drawn. What then differs is an error of the document, not one of measuring.
extension InstantiatedScene {
  /// Whether each member's frame contradicts the constraints; the scene is as before afterwards,
  /// but has to be laid out again.
  package func misplacedMembers() -> [Bool] {
    take(.recorded)
    layOut()
    let record = RecordedFrames(self)
    let surroundings = RecordedSafeAreas(self, record)
    if surroundings.apply() { layOut() }
    let yielded = yield(to: record)
    var deviations = deviationsWithHeldViews()
    if deviations.contains(where: { !$0.isEmpty }) {
      take(.measured)
      layOut()
      deviations = zip(deviations, deviationsWithHeldViews()).map { $0.intersection($1) }
    }
    NSLayoutConstraint.activate(yielded)
    surroundings.revert()
    take(leafSource)
    return deviations.map { !$0.isEmpty }
  }

  private func deviationsWithHeldViews() -> [FrameDeviation] {
    // From Xcode 9 on the canvas leaves ambiguous views where they were drawn (see the era).
    let leavesAmbiguousViews = environment.tools.map { $0 >= XcodeEra.heldAmbiguousViews } ?? true
    if hold(leavesAmbiguousViews ? .all : .marked) { layOut() }
    defer { release() }
    return members.map { deviation($0) }
  }

  /// Takes constraints out that contradict others and that do not hold among the recorded frames.
  ///
  /// The canvas of some version may have broken another one of a conflicting set than the rule
  /// says (F2.7, F2.30): the record shows it.
  ///
  /// - Returns: The constraints that were taken out.
  private func yield(to record: RecordedFrames) -> [NSLayoutConstraint] {
    var yielded: [NSLayoutConstraint] = []
    var count = 0
    // Without a constraint others may be met that contradict each other.
    while case let conflicts = roots.flatMap(\.layoutConflicts), conflicts.count > count {
      var isChanged = false
      for conflict in conflicts[count...] {
        let broken = conflict.constraints.filter { $0.isActive && record.holds($0) == false }
        guard !broken.isEmpty, !broken.contains(where: { $0 === conflict.broken }) else { continue }
        NSLayoutConstraint.deactivate(broken)
        yielded += broken
        // The one that was broken instead is satisfied again.
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

/// In what a frame differs from another one.
struct FrameDeviation: OptionSet {
  let rawValue: UInt8

  static let x = FrameDeviation(rawValue: 1)
  static let y = FrameDeviation(rawValue: 2)
  static let width = FrameDeviation(rawValue: 4)
  static let height = FrameDeviation(rawValue: 8)
}

extension InstantiatedScene {
  /// Whether constraints or a stack place a view, rather than its recorded frame.
  package func isPlacedByConstraints(_ member: Member) -> Bool {
    interface.contents[member.index].parent != nil
      && !member.view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the recorded frame of a view that constraints place differs by more than half a point.
  package func isMisplaced(_ member: Member) -> Bool { !deviation(member).isEmpty }

  /// Whether the document says that a frame is not where the layout puts the view.
  ///
  /// Such a frame is the author's and shows nothing of the canvas (F10.15).
  func isMarkedMisplaced(_ member: Member) -> Bool { interface.view(member.index).isMisplaced }

  private func deviation(_ member: Member) -> FrameDeviation {
    guard isPlacedByConstraints(member), !isBeyondTable(member),
      let recorded = interface.contents[member.index].frame
    else { return [] }
    // The insets of symbols are not recorded: they move an image by up to six points
    // (F10.16).
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

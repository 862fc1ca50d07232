internal import AutoLayout
internal import Foundation

/// The prototyping constraints of ambiguous views (F10.9).
extension InstantiatedScene {
  /// The ambiguous views that are held at their drawn frames.
  enum Held {
    case marked
    case all
  }

  /// Holds ambiguous views at their recorded frames, with the lowest priority.
  func hold(_ held: Held) -> Bool {
    for member in members {
      let element = interface.view(member.index)
      // A misplaced frame is the author's: nothing was generated from it.
      guard held == .all || element.isAmbiguous && !element.isMisplaced,
        isPlacedByConstraints(member), let parent = member.view.superview,
        let frame = element.frame
      else { continue }
      let insets = member.view.alignmentRectInsets
      let outer = parent.alignmentRectInsets
      if member.view.isPositionAmbiguousAfterLayout(.horizontal) {
        hold(member.view, .left, of: parent, at: CGFloat(frame.x) + insets.left - outer.left)
      }
      if member.view.isPositionAmbiguousAfterLayout(.vertical) {
        hold(member.view, .top, of: parent, at: CGFloat(frame.y) + insets.top - outer.top)
      }
      if member.view.isExtentAmbiguousAfterLayout(.horizontal) {
        hold(member.view, .width, at: CGFloat(frame.width) - insets.left - insets.right)
      }
      if member.view.isExtentAmbiguousAfterLayout(.vertical) {
        hold(member.view, .height, at: CGFloat(frame.height) - insets.top - insets.bottom)
      }
    }
    NSLayoutConstraint.activate(prototypingConstraints)
    return !prototypingConstraints.isEmpty
  }

  func release() {
    NSLayoutConstraint.deactivate(prototypingConstraints)
    prototypingConstraints = []
  }

  private func hold(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, of parent: UIView? = nil,
    at constant: CGFloat
  ) {
    let constraint = NSIBPrototypingLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: parent,
      attribute: parent == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(1)
    constraint.identifier = "IB auto generated at build time for view with ambiguity"
    prototypingConstraints.append(constraint)
  }
}

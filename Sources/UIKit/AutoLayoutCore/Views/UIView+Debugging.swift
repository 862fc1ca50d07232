import Foundation
package import LayoutEngine

extension UIView {
  /// Whether the constraints leave the view's position or size open (F8.16).
  var isAmbiguous: Bool {
    let context = ensureContext()
    context.update()
    return context.isAmbiguous(self, .horizontal) || context.isAmbiguous(self, .vertical)
  }

  /// The constraints that determine the view's position and size on an axis (F8.18).
  func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let context = ensureContext()
    context.update()
    return context.constraintsAffecting(self, axis)
  }

  var describedText: String? {
    textForDescription.map { LayoutItemName.shortened($0) }
  }

  var describedView: String {
    let frame = frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).described }
    let name = LayoutItemName.className(self)
    var parts = [
      "<\(name): \(LayoutItemName.address(self))",
      "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))",
    ]
    if let text = textForDescription { parts.append("text = '\(text)'") }
    if extras.layer?.masksToBounds == true { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(Double(alpha).described)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = \(layer.description)")
    return parts.joined(separator: "; ") + ">"
  }
}

extension LayoutContext {
  func isAmbiguous(_ object: AnyObject?, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let object, let item = existingItem(ofAny: object) else { return false }
    return withoutExercise {
      isPositionAmbiguous(item, axis.engineAxis) || isExtentAmbiguous(item, axis.engineAxis)
    }
  }

  /// The constraints that determine a frame, including the system's.
  func constraintsAffecting(
    _ object: AnyObject?, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let object, let item = existingItem(ofAny: object) else { return [] }
    return objects(for: engine.constraintsAffecting(item, axis.engineAxis))
  }
}

extension NSLayoutConstraint.Axis {
  package var engineAxis: Axis {
    self == .horizontal ? .horizontal : .vertical
  }
}

extension Axis {
  var publicAxis: NSLayoutConstraint.Axis {
    self == .horizontal ? .horizontal : .vertical
  }
}

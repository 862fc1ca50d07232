import AutoLayout
import Foundation
import InterfaceBuilder

/// The frames that Xcode stored with no mark: they disprove faults on the canvas.
///
/// Xcode has Apple's engine and fonts. Where its layout has no fault, a fault here is caused by an
/// input that is not in the document, such as a font, a status bar or a host.
@MainActor
struct RecordedEvidence {
  /// The stored rectangle of each item in the top-level view; nil if it is unknown or outdated.
  private let rects: [CGRect?]
  private let survey: SceneSurvey

  /// A difference in points that rounding does not explain.
  private static let tolerance = 1.0
  private static let distance = 4.0
  /// The part by which texts may measure differently here.
  private static let share = 0.03

  init(_ scene: CheckedScene) {
    survey = scene.survey
    let disproved = scene.record.disproved(byGuides: false)
    var rects: [CGRect?] = []
    for item in survey.items {
      let element = item.element
      guard let frame = element.frame, !element.isMisplaced,
        !disproved.contains(ObjectIdentifier(item.view))
      else {
        rects.append(nil)
        continue
      }
      var rect = frame.rect
      let isSet =
        item.parent == nil || item.view is UITableViewCell || item.view is UICollectionViewCell
      // A host that gives the view another size makes another layout.
      let isSame =
        !isSet
        || abs(rect.width - item.rect.width) <= Self.tolerance
          && abs(rect.height - item.rect.height) <= Self.tolerance
      if let parent = item.parent {
        rects.append(
          isSame ? rects[parent].map { rect.offsetBy(dx: $0.minX, dy: $0.minY) } : nil)
      } else {
        rect.origin = .zero
        rects.append(isSame ? rect : nil)
      }
    }
    self.rects = rects
  }

  /// Whether Xcode's layout has room for all contents in a tie, or nothing to share among them.
  ///
  /// - Parameter share: The part of the length by which Xcode may measure texts differently.
  func disproves(
    _ tie: [SceneAmbiguities.Ambiguity], _ rule: Rule, share: Double = Self.share
  ) -> Bool {
    tie.allSatisfy { ambiguity in
      guard let rect = rects[ambiguity.item] else { return false }
      let view = survey.items[ambiguity.item].view
      let (size, insets) = (view.layoutContentSize, view.alignmentRectInsets)
      let isHorizontal = ambiguity.axis == .horizontal
      let natural = isHorizontal ? size.width : size.height
      let recorded =
        isHorizontal
        ? rect.width - insets.left - insets.right : rect.height - insets.top - insets.bottom
      guard natural != UIView.noIntrinsicMetric else { return true }
      let tolerance = share > 0 ? max(Self.tolerance, share * natural) : 0
      if rule == .equalHugging { return recorded <= natural + tolerance }
      // Text that may wrap is not cut.
      let wraps = isHorizontal && (view as? UILabel).map { $0.numberOfLines != 1 } ?? false
      return wraps || recorded >= natural - tolerance
    }
  }

  func disproves(_ fault: SceneFault) -> Bool {
    let item = survey.items[Int(fault.item)]
    guard let rect = rects[Int(fault.item)] else { return false }
    switch fault.kind {
    case .text:
      guard case .height? = item.text.fault else {
        return rect.width > item.rect.width + Self.tolerance
      }
      return rect.height > item.rect.height + Self.tolerance
    case .overlap:
      guard let other = rects[Int(fault.other)] else { return false }
      if OverlapCheck.isAround(rect, other) || OverlapCheck.isAround(other, rect) { return true }
      let common = rect.intersection(other)
      return common.width <= OverlapCheck.tolerance || common.height <= OverlapCheck.tolerance
    case .screen, .safeArea:
      // A view elsewhere than in Xcode's layout is outside by another amount, if at all.
      guard abs(rect.midX - item.rect.midX) <= Self.distance,
        abs(rect.midY - item.rect.midY) <= Self.distance
      else { return true }
      let root = survey.items[item.root].view
      let bounds =
        fault.kind == .screen ? root.bounds : root.bounds.inset(by: root.safeAreaInsets)
      return bounds.insetBy(dx: -ScreenCheck.tolerance, dy: -ScreenCheck.tolerance)
        .covers(rect)
    case .size:
      return (item.rect.width > 0 || rect.width > Self.tolerance)
        && (item.rect.height > 0 || rect.height > Self.tolerance)
    case .content, .extent, .position: return false
    }
  }
}

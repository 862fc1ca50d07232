import AutoLayoutValues
import Foundation

@MainActor
final class RareViewState {
  var mask: UIView?
  var spaceTransform: CATransform3D?
  var propertyObservers: [PropertyObserver] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var sizeLimits: ContentSizeLimits?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentScaleFactor: CGFloat?
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var largeContent: LargeContent?
  var openRangePolicy: OpenRangePolicy?
  var layoutPolicy: (any LayoutPolicy)?
  var tracked = TrackedValues()
  var usesReservedRegions = false
  var cornerConfiguration: UICornerConfiguration?
  var usesCornerRadius = false
}

extension UIView {
  var rareState: RareViewState {
    if let state = extras.rare { return state }
    let state = RareViewState()
    extras.rare = state
    return state
  }
}

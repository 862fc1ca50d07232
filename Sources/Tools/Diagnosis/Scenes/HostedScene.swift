import AutoLayout
import Foundation
import InterfaceBuilder

/// A nib's views at the size that a host may give them: wide enough for the screen, and as high as
/// the content needs.
///
/// The code that loads a nib decides the size of the top-level views. A fault that the content's
/// size repairs is not in the document.
@MainActor
enum HostedScene {
  /// The widths of screens at which rows and other full-width views were drawn.
  private static let drawnWidths = [320.0, 375]
  private static let leastScreenHeight = 460.0

  /// Returns the layout, or nil if the drawn size is enough.
  static func make(of scene: CheckedScene) -> CheckedScene? {
    guard scene.isCanvas, !scene.fillsScreen else { return nil }
    let live = OtherLayouts.canvas(of: scene)
    var isChanged = false
    for root in live.roots where isSized(root, in: live) {
      let size = hostedSize(of: root, device(of: live))
      guard size != root.bounds.size else { continue }
      root.frame.size = size
      root.layoutIfNeeded()
      isChanged = true
    }
    return isChanged ? CheckedScene(live, isCanvas: false) : nil
  }

  /// Whether code gives a nib's view the size: not if it is as large as a screen.
  static func isSized(_ root: UIView, in live: InstantiatedScene) -> Bool {
    guard live.scene.controller == nil else { return false }
    let width = device(of: live)?.width ?? 320
    let isScreen =
      Double(root.bounds.width) >= width && Double(root.bounds.height) >= leastScreenHeight
    return root is UITableViewCell || !isScreen
  }

  private static func device(of live: InstantiatedScene) -> Device? {
    LayoutEnvironment.canvas.resolved(for: live.scene.contents.header).device
  }

  private static func hostedSize(of root: UIView, _ device: Device?) -> CGSize {
    let drawn = root.bounds.size
    let screen = Double(device?.width ?? 0)
    let isRow = root is UITableViewCell || drawnWidths.contains(Double(drawn.width))
    let width = isRow ? max(Double(drawn.width), screen) : Double(drawn.width)
    let fitted = root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: width, height: max(Double(drawn.height), Double(fitted.height)))
  }
}

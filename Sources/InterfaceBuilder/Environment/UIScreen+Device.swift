public import AutoLayout
internal import Foundation

extension UIScreen {
  /// Simulates a device: windows get its size, their views its safe area and traits.
  ///
  /// - Complexity: O(*n*) in the views of the screen's windows, laid out again at the next pass.
  public func simulate(_ device: Device, _ orientation: Device.Orientation = .portrait) {
    let size = device.size(orientation)
    let classes = device.sizeClasses(orientation)
    let safeArea = device.safeArea(orientation, tools: nil)
    let idiom: UIUserInterfaceIdiom =
      switch device.idiom {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      }
    simulate(
      bounds: CGRect(x: 0, y: 0, width: size.width, height: size.height),
      scale: CGFloat(device.scale),
      safeAreaInsets: UIEdgeInsets(
        top: CGFloat(safeArea.top), left: CGFloat(safeArea.left), bottom: CGFloat(safeArea.bottom),
        right: CGFloat(safeArea.right)),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: idiom),
        UITraitCollection(horizontalSizeClass: classes.width == .compact ? .compact : .regular),
        UITraitCollection(verticalSizeClass: classes.height == .compact ? .compact : .regular),
      ]))
  }
}

import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@MainActor @Suite("Devices as screens")
struct DeviceScreenTests {
  private nonisolated static let orientations: [Device.Orientation] = [.portrait, .landscape]

  @Test(
    "a window has the device's size, safe area and size classes (F9.26, F9.9)",
    arguments: Device.all, orientations)
  func window(_ device: Device, _ orientation: Device.Orientation) throws {
    let screen = UIScreen.main
    let usual = try #require(Device.named("retina6_0"))
    screen.simulate(usual)
    defer { screen.simulate(usual) }
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let view = try #require(controller.view)
    view.addSubview(content)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      content.topAnchor.constraint(equalTo: safe.topAnchor),
      content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
    window.layoutIfNeeded()
    // The existing window changes to the other device.
    screen.simulate(device, orientation)
    let (width, height) = device.size(orientation)
    #expect(view.frame == CGRect(x: 0, y: 0, width: width, height: height))
    let insets = device.safeArea(orientation, tools: nil)
    #expect(
      content.frame
        == CGRect(
          x: insets.left, y: insets.top, width: width - insets.left - insets.right,
          height: height - insets.top - insets.bottom))
    let classes = device.sizeClasses(orientation)
    let traits = view.traitCollection
    #expect((traits.horizontalSizeClass == .compact) == (classes.width == .compact))
    #expect((traits.verticalSizeClass == .compact) == (classes.height == .compact))
    #expect(traits.displayScale == CGFloat(device.scale))
    // Narrow phones keep their margin in landscape (F6.30).
    #expect(
      view.layoutMargins.left - view.safeAreaInsets.left == (min(width, height) < 414 ? 16 : 20))
  }
}

internal import AutoLayout
internal import Foundation

/// Gives top-level views the size and the safe area that they have on a device.
@MainActor
struct DeviceFit {
  let contents: DocumentContents
  let environment: SceneEnvironment
  let device: Device?
  let guides: [ControllerGuide]

  /// Fits a view with a recorded frame; returns the new surroundings if it is a controller's view.
  func fit(
    _ view: UIView, _ element: ViewElement, recorded old: CGRect
  ) -> SceneSurroundings? {
    guard let device else { return nil }
    // A nib's view that does not fill the screen has no known place there, and so no insets.
    if element.controller == nil { view.setRootSafeAreaInsets(.zero) }
    guard device.column == nil else {
      return fitToColumn(view, element, recorded: old, of: device)
    }
    guard let canvas = canvasSize(old) else { return nil }
    let screen = device.size(environment.orientation)
    guard abs(Double(old.width) - canvas.width) < 0.6 else { return nil }
    var new = old
    new.size.width = CGFloat(screen.width)
    if element.controller != nil, element.role != .controllerKey("view") {
      // A container's bar keeps the height, below the status bar or at the lower edge.
      let top = device.canvasSafeArea(environment.orientation, tools: nil).top
      new.origin.y = CGFloat(
        Double(old.midY) < canvas.height / 2
          ? top : screen.height - (canvas.height - Double(old.minY)))
    } else if element.controller != nil {
      // Bars and sheets reduce the size by as much as on the canvas.
      let missing = canvas.height - Double(old.height)
      new.size.height = CGFloat(max(0, screen.height - missing))
    } else if abs(Double(old.height) - canvas.height) < 0.6 {
      new.size.height = CGFloat(screen.height)
    }
    view.frame = new
    guard let controller = element.controller, element.role == .controllerKey("view") else {
      let fillsHeight = Double(old.height) > canvas.height - 0.6
      guard element.controller != nil || fillsHeight else { return nil }
      view.setRootSafeAreaInsets(device.canvasSafeArea(environment.orientation, tools: nil).insets)
      return nil
    }
    return surround(view, of: controller)
  }

  /// The size of the canvas, which may be a plain screen.
  private func canvasSize(_ old: CGRect) -> (width: Double, height: Double)? {
    if let canvas = environment.canvasDevice { return canvas.size(environment.canvasOrientation) }
    return SurroundingsRule.plainScreens.first {
      $0.width == Double(old.width) && $0.height >= Double(old.height)
    }
  }

  /// Sets a controller's view to the size of the column, regardless of the size on the canvas.
  private func fitToColumn(
    _ view: UIView, _ element: ViewElement, recorded old: CGRect, of device: Device
  ) -> SceneSurroundings? {
    guard let controller = element.controller, element.role == .controllerKey("view") else {
      return nil
    }
    let room = device.size(environment.orientation)
    var missing = 0.0
    if let canvas = environment.canvasDevice?.size(environment.canvasOrientation),
      abs(Double(old.width) - canvas.width) < 0.6
    {
      missing = max(0, canvas.height - Double(old.height))
    }
    view.frame = CGRect(x: 0, y: 0, width: room.width, height: max(0, room.height - missing))
    return surround(view, of: controller)
  }

  /// Sets the safe area of a controller's view for the current frame.
  func surround(_ view: UIView, of controller: ControllerIndex) -> SceneSurroundings {
    let rule = SurroundingsRule(
      contents: contents, device: device, orientation: environment.orientation, tools: nil,
      system: environment.system)
    let surroundings = rule.surroundings(of: controller, frame: RectElement(view.frame))
    let area = surroundings.safeArea
    view.setRootSafeAreaInsets(area.insets)
    for strip in guides where strip.guide.owningView === view {
      strip.height.constant = CGFloat(strip.isTop ? area.top : area.bottom)
    }
    return surroundings
  }
}

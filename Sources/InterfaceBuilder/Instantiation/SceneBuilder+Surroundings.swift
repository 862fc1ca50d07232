internal import AutoLayout
internal import Foundation

extension SceneBuilder {
  /// Sets the traits and the safe area of a root.
  func surround(_ index: ViewIndex, _ view: UIView) {
    view.setTraitOverrides(environment.traits)
    let element = contents[index]
    if let controller = element.controller, element.role == .controllerKey("view") {
      let rule = SurroundingsRule(
        contents: contents, device: environment.canvasDevice,
        orientation: environment.canvasOrientation, tools: environment.tools)
      let surroundings = rule.surroundings(of: controller, frame: RectElement(view.frame))
      self.surroundings = surroundings
      if surroundings.placement == .sheet { view.setTraitOverrides(environment.sheetTraits) }
      apply(surroundings, to: view, of: controller)
    } else if element.role == .topLevel, element.kind != .tableViewCell {
      let rule = SurroundingsRule(
        contents: contents, device: environment.canvasDevice,
        orientation: environment.canvasOrientation, tools: environment.tools)
      view.setRootSafeAreaInsets(
        rule.safeArea(ofNibView: RectElement(view.frame), simulated: element.simulated).insets)
    }
  }

  private func apply(
    _ surroundings: SceneSurroundings, to view: UIView, of controller: ControllerIndex
  ) {
    if hasSafeAreas { view.setRootSafeAreaInsets(surroundings.safeArea.insets) }
    addControllerGuides(surroundings.safeArea, to: view, of: controller)
  }

  /// From Xcode 9 on margins respect bars in documents without safe areas as well.
  var hasSafeAreas: Bool {
    contents.header.usesSafeAreas || environment.tools.map { $0 >= XcodeEra.safeAreas } ?? true
  }

  /// The guides of a controller before safe areas: strips at the top and the bottom (F6.43).
  private func addControllerGuides(
    _ area: EdgeInsetsElement, to view: UIView, of controller: ControllerIndex
  ) {
    for element in contents.guides where element.owner == .controller(controller) {
      let guide = UILayoutGuide()
      guide.identifier = element.id
      view.addLayoutGuide(guide)
      guides[element.id] = guide
      let isTop = element.kind == .controllerTop
      let height = guide.heightAnchor.constraint(
        equalToConstant: CGFloat(isTop ? area.top : area.bottom))
      controllerGuides.append(ControllerGuide(guide: guide, isTop: isTop, height: height))
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        isTop
          ? guide.topAnchor.constraint(equalTo: view.topAnchor)
          : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        height,
      ])
    }
  }

  private func isScreenSized(_ size: CGSize) -> Bool {
    guard let device = environment.canvasDevice else { return false }
    let screen = device.size(environment.canvasOrientation)
    return abs(Double(size.width) - screen.width) < 0.6
      && abs(Double(size.height) - screen.height) < 0.6
  }

  func setMargins(_ member: InstantiatedScene.Member) {
    let element = interface.view(member.index)
    let view = member.view
    // A cell has its own margins on the canvas.
    view.preservesSuperviewLayoutMargins =
      element.preservesSuperviewLayoutMargins && !element.kind.isCell
    view.insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
    let own = element.layoutMargins
    switch element.kind {
    case .tableViewCellContentView:
      // The rule's margins are final: they include the ones inherited from the cell and the table.
      view.preservesSuperviewLayoutMargins = false
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = (own?.absolute(in: view) ?? contentViewMargins(of: element, view)).insets
    case _ where element.kind.isCell:
      if element.role != .topLevel || element.kind == .tableViewCell {
        view.setRootSafeAreaInsets(.zero)
      } else {
        // Collection cells and headers that are a nib of their own have a controller's margins.
        let minimum = MarginRule.root(
          width: Double(view.bounds.width), device: environment.canvasDevice,
          tools: environment.tools)
        view.layoutMargins =
          EdgeInsetsElement(
            top: 8, left: minimum.left, bottom: 8, right: minimum.right
          ).insets
      }
      if let own { view.setMargins(own) }
    case _ where isControllerSized(element, view):
      let minimum = MarginRule.root(
        width: Double(view.bounds.width), device: environment.canvasDevice,
        tools: environment.tools)
      view.layoutMargins = (own.map { $0.absolute(in: view).atLeast(minimum) } ?? minimum).insets
    default:
      if let own { view.setMargins(own) }
    }
  }

  private func isControllerSized(_ element: ViewElement, _ view: UIView) -> Bool {
    element.parent == nil && (element.role == .controllerKey("view") || element.role == .topLevel)
  }

  private func contentViewMargins(of content: ViewElement, _ view: UIView) -> EdgeInsetsElement {
    guard let parent = content.parent, case .tableViewCell(let cell) = contents[parent].details
    else { return EdgeInsetsElement(top: 8, left: 8, bottom: 8, right: 8) }
    let margins = MarginRule.cellContent(
      CellPlace(
        cell: contents[parent].frame, content: content.frame, accessory: cell.accessoryType,
        isNib: contents[parent].role == .topLevel, isInnerTable: isInInnerTable(parent)),
      device: environment.canvasDevice, tools: environment.tools
    ).absolute(in: view)
    guard content.preservesSuperviewLayoutMargins,
      let outer = interface.view(parent).layoutMargins
    else { return margins }
    return margins.atLeast(outer.absolute(in: view))
  }

  private func isInInnerTable(_ cell: ViewIndex) -> Bool {
    contents[cell].parent.flatMap { contents[$0].parent } != nil
  }

  func fitToDevice(_ index: ViewIndex, _ view: UIView) {
    guard !environment.isCanvas, let device = environment.device else { return }
    let element = contents[index]
    guard device.column == nil else {
      fitToColumn(element, view, of: device)
      return
    }
    guard let canvas = environment.canvasDevice?.size(environment.canvasOrientation) else { return }
    let screen = device.size(environment.orientation)
    let old = view.frame
    guard abs(Double(old.width) - canvas.width) < 0.6 else { return }
    var new = old
    new.size.width = CGFloat(screen.width)
    if element.controller != nil, element.role != .controllerKey("view") {
      // A container's bar keeps its height, below the status bar or at the lower edge.
      let top = device.canvasSafeArea(environment.orientation, tools: nil).top
      new.origin.y = CGFloat(
        Double(old.midY) < canvas.height / 2
          ? top : screen.height - (canvas.height - Double(old.minY)))
    } else if element.controller != nil {
      // Bars and sheets reduce the size by as much as on the canvas.
      let missing = canvas.height - Double(old.height)
      new.size.height = CGFloat(max(0, screen.height - missing))
    } else if isScreenSized(old.size) {
      new.size.height = CGFloat(screen.height)
    }
    view.frame = new
    guard let controller = element.controller, element.role == .controllerKey("view") else {
      view.setRootSafeAreaInsets(device.canvasSafeArea(environment.orientation, tools: nil).insets)
      return
    }
    surround(view, of: controller, on: device)
  }

  /// Sets a controller's view to the size of its column, regardless of its size on the canvas.
  private func fitToColumn(_ element: ViewElement, _ view: UIView, of device: Device) {
    guard let controller = element.controller, element.role == .controllerKey("view") else {
      return
    }
    let room = device.size(environment.orientation)
    var missing = 0.0
    if let canvas = environment.canvasDevice?.size(environment.canvasOrientation),
      abs(Double(view.frame.width) - canvas.width) < 0.6
    {
      missing = max(0, canvas.height - Double(view.frame.height))
    }
    view.frame = CGRect(x: 0, y: 0, width: room.width, height: max(0, room.height - missing))
    surround(view, of: controller, on: device)
  }

  /// Sets the frame of a controller's view, or of its bar, that the environment requests.
  func fitToRequest(_ index: ViewIndex, _ view: UIView) {
    let element = contents[index]
    guard let frame = environment.controllerFrames[element.id], let controller = element.controller
    else { return }
    view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    guard element.role == .controllerKey("view") else { return }
    surround(view, of: controller, on: environment.device)
  }

  private func surround(_ view: UIView, of controller: ControllerIndex, on device: Device?) {
    let rule = SurroundingsRule(
      contents: contents, device: device, orientation: environment.orientation, tools: nil,
      system: environment.system)
    let surroundings = rule.surroundings(of: controller, frame: RectElement(view.frame))
    self.surroundings = surroundings
    let area = surroundings.safeArea
    view.setRootSafeAreaInsets(area.insets)
    for strip in controllerGuides where strip.guide.owningView === view {
      strip.height.constant = CGFloat(strip.isTop ? area.top : area.bottom)
    }
  }
}

/// A guide of a controller before safe areas: a strip at the top or the bottom of its view (F6.43).
struct ControllerGuide {
  let guide: UILayoutGuide
  let isTop: Bool
  let height: NSLayoutConstraint
}

extension RectElement {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

internal import AutoLayout
internal import Foundation

extension SceneBuilder {
  /// Sets a root's traits and safe area.
  func surround(_ index: ViewIndex, _ view: UIView) {
    view.setTraitOverrides(environment.traits)
    let element = contents[index]
    if let controller = element.controller, element.role == .controllerKey("view") {
      let rule = SurroundingsRule(
        contents: contents, device: environment.canvasDevice,
        orientation: environment.canvasOrientation, tools: environment.insetTools)
      let surroundings = rule.surroundings(of: controller, frame: RectElement(view.frame))
      self.surroundings = surroundings
      if surroundings.placement == .sheet { view.setTraitOverrides(environment.sheetTraits) }
      apply(surroundings, to: view, of: controller)
    } else if element.role == .topLevel, element.kind != .tableViewCell {
      let rule = SurroundingsRule(
        contents: contents, device: environment.canvasDevice,
        orientation: environment.canvasOrientation, tools: environment.insetTools)
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

  /// From Xcode 9 on margins respect bars even if the document has no safe areas.
  var hasSafeAreas: Bool {
    contents.header.usesSafeAreas || environment.tools.map { $0 >= XcodeEra.safeAreas } ?? true
  }

  /// The controller's guides before safe areas: strips at the top and the bottom (F6.43).
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

  func setMargins(_ member: InstantiatedScene.Member) {
    let element = interface.view(member.index)
    let view = member.view
    // On the canvas, a cell inherits no margins.
    view.preservesSuperviewLayoutMargins =
      element.preservesSuperviewLayoutMargins && !element.kind.isCell
    view.insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
    let own = element.layoutMargins
    switch element.kind {
    case .tableViewCellContentView:
      // The rule's margins are final: they include inherited margins from the cell and the table.
      view.preservesSuperviewLayoutMargins = false
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = (own?.absolute(in: view) ?? contentViewMargins(of: element, view)).insets
    case _ where element.kind.isCell:
      if element.role != .topLevel || element.kind == .tableViewCell {
        view.setRootSafeAreaInsets(.zero)
      } else {
        // Collection cells and headers that are a nib of their own have a controller's margins.
        let minimum = rootMargins(of: view)
        view.layoutMargins =
          EdgeInsetsElement(
            top: 8, left: minimum.left, bottom: 8, right: minimum.right
          ).insets
      }
      if let own { view.setMargins(own) }
    case _ where isControllerSized(element, view):
      setRootMargins(of: view, element)
    default:
      if let own { view.setMargins(own) }
    }
  }

  private func setRootMargins(of view: UIView, _ element: ViewElement) {
    let minimum = rootMargins(of: view)
    view.layoutMargins =
      (element.layoutMargins.map { $0.absolute(in: view).atLeast(minimum) } ?? minimum).insets
  }

  private func rootMargins(of view: UIView) -> EdgeInsetsElement {
    let width = Double(view.bounds.width)
    if !environment.isCanvas, let device = environment.device {
      return MarginRule.root(width: width, on: device)
    }
    return MarginRule.root(
      width: width, device: environment.canvasDevice, tools: environment.tools)
  }

  private func isControllerSized(_ element: ViewElement, _ view: UIView) -> Bool {
    element.parent == nil && (element.role == .controllerKey("view") || element.role == .topLevel)
  }

  private func contentViewMargins(of content: ViewElement, _ view: UIView) -> EdgeInsetsElement {
    guard let parent = content.parent, case .tableViewCell(let cell) = contents[parent].details
    else { return EdgeInsetsElement(top: 8, left: 8, bottom: 8, right: 8) }
    let place = CellPlace(
      cell: contents[parent].frame, content: content.frame, accessory: cell.accessoryType,
      isNib: contents[parent].role == .topLevel, isInnerTable: isInInnerTable(parent))
    let margins =
      if !environment.isCanvas, let device = environment.device {
        MarginRule.cellContent(place, on: device).absolute(in: view)
      } else {
        MarginRule.cellContent(
          place, device: environment.canvasDevice, tools: environment.tools
        ).absolute(in: view)
      }
    guard content.preservesSuperviewLayoutMargins,
      let outer = interface.view(parent).layoutMargins
    else { return margins }
    return margins.atLeast(outer.absolute(in: view))
  }

  private func isInInnerTable(_ cell: ViewIndex) -> Bool {
    contents[cell].parent.flatMap { contents[$0].parent } != nil
  }

  /// Fits a top-level view to the device, or to the frame that the environment requests for it.
  func fit(_ index: ViewIndex, _ view: UIView) {
    let element = contents[index]
    let fit = DeviceFit(
      contents: contents, environment: environment, device: environment.device,
      guides: controllerGuides)
    if !environment.isCanvas {
      note(fit.fit(view, element, recorded: view.frame))
      if !element.kind.isCell, isControllerSized(element, view) {
        setRootMargins(of: view, element)
      }
    }
    guard let frame = environment.controllerFrames[element.id], let controller = element.controller
    else { return }
    view.frame = frame.rect
    guard element.role == .controllerKey("view") else { return }
    note(fit.surround(view, of: controller))
  }

  private func note(_ found: SceneSurroundings?) {
    if let found { surroundings = found }
  }
}

/// A controller's guide before safe areas: a strip at the top or the bottom of the view (F6.43).
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

public import AutoLayout
public import Foundation

/// A screen with a scene and the bars around it.
@preconcurrency @MainActor
public struct SceneScreen {
  /// A navigation bar, tab bar or toolbar that the scene's controller is in.
  public struct Bar {
    /// The bar, with the items for this scene.
    public let view: UIView
    /// The frame in the screen's coordinates, in points.
    public let frame: CGRect
  }

  /// The size of the screen in points, or of the freeform view.
  public let size: CGSize
  /// The view of the scene's controller.
  public let view: UIView
  /// The frame of the view on the screen, in points.
  public let frame: CGRect
  /// Whether the scene is presented as a sheet, above another screen.
  public let isSheet: Bool
  /// The visible bars around the scene.
  public let bars: [Bar]
  /// The status bar's height, in points; nil if it is hidden.
  public let statusBarHeight: CGFloat?
  /// Whether the text in the status bar is white.
  public let isStatusBarLight: Bool
  /// Whether the home indicator is over the scene.
  public let hasHomeIndicator: Bool
  /// The region of the system's signs in a strip at the side, in points; nil for other screens.
  public var statusStrip: CGRect?
  /// The device of the screen; nil for documents that have no device.
  public let device: Device?
  /// The split view's columns, from the leading edge on.
  public var columns: [Column] = []

  /// A column of a split view controller.
  public struct Column {
    /// The scene with the bars around it, in the column's own coordinates.
    public let screen: SceneScreen
    /// The frame of the column on the whole screen, in points.
    public let frame: CGRect
  }
}

extension InterfaceScene {
  /// The size of the screen in points; nil if it depends on views or another device.
  package func knownScreenSize(in environment: LayoutEnvironment) -> CGSize? {
    let definite = SceneEnvironment(environment, for: self)
    guard let controller = record.controllers.first, reference == nil, definite.isCanvas,
      let device = definite.device, device.idiom != .tv
    else { return nil }
    if let view = contents[controller].view {
      guard let frame = contents[view].frame, contents[view].role == .controllerKey("view") else {
        return nil
      }
      let rule = SurroundingsRule(
        contents: contents, device: device, orientation: definite.orientation,
        tools: definite.tools)
      switch rule.surroundings(of: controller, frame: frame).placement {
      case .part, .freeform: return nil
      case .fullScreen, .belowTopBar, .aboveBottomBar, .betweenBars, .sheet: break
      }
    }
    let size = device.size(definite.orientation)
    return CGSize(width: size.width, height: size.height)
  }
}

extension InstantiatedScene {
  /// The screen with the scene on it; nil for nibs and the content of container views.
  ///
  /// - Complexity: O(*n*) in the number of segues.
  public var screen: SceneScreen? {
    guard let controller = scene.record.controllers.first, let surroundings,
      surroundings.placement != .part, environment.device?.idiom != .tv,
      let view = controllerView
    else { return nil }
    return ScreenMaker(self, controller, surroundings, view).screen
  }

  /// The split view controller's screen with scenes in the columns; nil for other controllers.
  public func screen(columns: [(scene: InstantiatedScene, frame: CGRect)]) -> SceneScreen? {
    guard let controller = scene.record.controllers.first,
      interface.contents[controller].elementName == "splitViewController",
      let view = containerScreen?.view
    else { return nil }
    view.backgroundColor = .systemBackground
    let surroundings = SceneSurroundings(placement: .fullScreen, safeArea: .zero)
    var screen = ScreenMaker(self, controller, surroundings, view).screen
    screen.columns = columns.compactMap { column in
      (column.scene.screen ?? column.scene.containerScreen).map {
        SceneScreen.Column(screen: $0, frame: column.frame)
      }
    }
    return screen
  }

  /// Whether a root's height is only drawn: code gives the height of nibs and parts of screens.
  ///
  /// A nib with the height of the device is a screen.
  package func hasFreeHeight(_ root: UIView) -> Bool {
    let controller = scene.record.controllers.first.map { interface.contents[$0] }
    let isFreeform =
      surroundings?.placement == .freeform || controller?.simulated.freeformSize != nil
    guard screen == nil || isFreeform else { return false }
    guard let device = environment.device else { return true }
    return abs(Double(root.bounds.height) - device.size(environment.orientation).height) > 0.6
  }

  /// The root view of the scene's controller; nil if the document contains none.
  public var controllerView: UIView? {
    members.first { member in
      member.view.superview == nil
        && interface.contents[member.index].role == .controllerKey("view")
    }?.view
  }

  /// The top-level views that have no superview, except the custom views of bar items.
  public var shownRoots: [UIView] {
    members.filter {
      $0.view.superview == nil && interface.contents[$0.index].role != .barItem
    }.map(\.view)
  }
}

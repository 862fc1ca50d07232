public import AutoLayout
public import Foundation

/// A screen with a scene: the frame of the controller's view, and the bars around it.
///
/// Bars come from the surrounding controllers, by relationships and segues, or from the document's
/// simulated metrics.
@preconcurrency @MainActor
public struct SceneScreen {
  /// A bar without a superview, and its frame on the screen.
  public struct Bar {
    public let view: UIView
    /// Its frame on the screen, in points.
    public let frame: CGRect
  }

  /// The screen's size, in points.
  public let size: CGSize
  public let view: UIView
  /// The frame of the view on the screen, in points.
  public let frame: CGRect
  /// Whether the view is a sheet above another scene.
  public let isSheet: Bool
  /// The bars, the lowest first.
  public let bars: [Bar]
  /// The status bar's height, in points; nil without one.
  public let statusBarHeight: CGFloat?
  /// Whether the status bar has light content.
  public let isStatusBarLight: Bool
  public let hasHomeIndicator: Bool
  /// The device; nil for a canvas of any device.
  public let device: Device?
  /// For a split view: its columns, from the leading edge on, above the view and below the bars.
  public var columns: [Column] = []

  public struct Column {
    /// The scene with the bars around it, in the column's own coordinates.
    public let screen: SceneScreen
    /// Its part of the screen, in points.
    public let frame: CGRect
  }
}

extension InterfaceScene {
  /// The size of ``InstantiatedScene/screen`` or ``InstantiatedScene/containerScreen`` in points,
  /// if known without a layout.
  ///
  /// It is nil if it depends on the views, without a screen, and on devices that the document was
  /// not drawn for.
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
  /// The screen with the scene on it.
  ///
  /// It is nil for views of nibs, and the content of container views.
  ///
  /// - Complexity: O(*n*) in the number of segues.
  public var screen: SceneScreen? {
    guard let controller = scene.record.controllers.first, let surroundings,
      surroundings.placement != .part, environment.device?.idiom != .tv,
      let view = controllerView
    else { return nil }
    return ScreenMaker(self, controller, surroundings, view).screen
  }

  /// Returns the screen of a split view controller with scenes in its columns; nil for other
  /// controllers.
  ///
  /// The scenes are laid out in the environments of ``SplitColumns``.
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

  public var controllerView: UIView? {
    members.first { member in
      member.view.superview == nil
        && interface.contents[member.index].role == .controllerKey("view")
    }?.view
  }

  /// The top-level views that are shown separately: all except the ones in bars.
  public var shownRoots: [UIView] {
    members.filter {
      $0.view.superview == nil && interface.contents[$0.index].role != .barItem
    }.map(\.view)
  }
}

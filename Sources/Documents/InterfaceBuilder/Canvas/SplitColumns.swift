internal import AutoLayout
public import Foundation

/// The visible columns of a split view controller on the device, from a real
/// `UISplitViewController`.
@preconcurrency @MainActor
public struct SplitColumns {
  /// A visible column and the scene in it.
  public struct Column {
    /// The scene that the column shows first.
    public let scene: InterfaceScene
    /// The frame of the column on the screen, in points.
    public let frame: CGRect
    /// The environment of the column: a screen of the column's size, and the column's insets.
    public let environment: LayoutEnvironment
  }

  /// The visible columns, from the leading edge on.
  public let columns: [Column]

  /// Finds the columns; nil for other scenes, unknown devices, and undefined contents.
  public init?(of scene: InterfaceScene, in environment: LayoutEnvironment) {
    let contents = scene.contents
    guard let index = scene.record.controllers.first,
      contents[index].elementName == "splitViewController",
      let primary = scene.related("masterViewController", to: index),
      let secondary = scene.related("detailViewController", to: index)
    else { return nil }
    let definite = SceneEnvironment(environment, for: scene)
    guard let device = definite.device else { return nil }
    let orientation = definite.orientation
    let screen = device.size(orientation)
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    split.apply(contents[index].split)
    split.view.setTraitOverrides(definite.traits)
    split.view.frame = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
    split.view.layoutIfNeeded()
    guard !split.isCollapsed else {
      columns = [
        Column(
          scene: primary.shown(in: environment), frame: split.view.frame, environment: environment)
      ]
      return
    }
    let isInTab = contents.navigation[index].tab != nil
    columns = zip(split.viewControllers, [primary, secondary]).compactMap { pane, scene in
      guard pane.view.superview != nil, pane.view.frame.width > 0 else { return nil }
      let frame = pane.view.frame
      var inner = environment
      inner.orientation = orientation
      inner.device = device.column(
        Column.Room(
          width: Double(frame.width), isLeading: frame.minX < 1,
          isTrailing: Double(frame.maxX) > screen.width - 1,
          isCompact: pane.traitCollection.horizontalSizeClass == .compact, isAboveTabs: isInTab),
        orientation)
      return Column(scene: scene.shown(in: inner), frame: frame, environment: inner)
    }
  }
}

extension SplitColumns.Column {
  struct Room {
    let width: Double
    let isLeading: Bool
    let isTrailing: Bool
    let isCompact: Bool
    let isAboveTabs: Bool
  }
}

extension Device {
  fileprivate func column(
    _ room: SplitColumns.Column.Room, _ orientation: Orientation
  ) -> Device {
    var area = safeArea(orientation, tools: nil)
    if !room.isLeading { area.left = 0 }
    if !room.isTrailing { area.right = 0 }
    if room.isAboveTabs { area.bottom += BarMetrics.tabBar(self) }
    let height = size(orientation).height
    let isUpright = orientation == .portrait || !turns
    return Device(
      id: id, name: name, width: isUpright ? room.width : height,
      height: isUpright ? height : room.width, scale: scale, idiom: idiom, models: models,
      firstRelease: firstRelease, cornerRadius: cornerRadius, earlyTop: earlyTop, upright: upright,
      onSide: onSide, column: Column(safeArea: area, isCompact: room.isCompact))
  }
}

extension UISplitViewController {
  fileprivate func apply(_ element: SplitElement) {
    switch element.displayMode {
    case "secondaryOnly", "primaryHidden": preferredDisplayMode = .secondaryOnly
    case "beside", "oneBesideSecondary", "allVisible": preferredDisplayMode = .oneBesideSecondary
    case "over", "oneOverSecondary", "primaryOverlay": preferredDisplayMode = .oneOverSecondary
    default: break
    }
    if let width = element.widthFraction { preferredPrimaryColumnWidthFraction = width }
    if let width = element.width { preferredPrimaryColumnWidth = width }
    if let width = element.minimumWidth { minimumPrimaryColumnWidth = width }
    if let width = element.maximumWidth { maximumPrimaryColumnWidth = width }
  }
}

extension InterfaceScene {
  /// The scene that a container shows first, or the scene itself.
  ///
  /// A split view with room for several columns is shown itself.
  @MainActor package func shown(in environment: LayoutEnvironment) -> InterfaceScene {
    var shown = self
    var seen: Set<Int> = [offset]
    while shown.isContainer, let controller = shown.record.controllers.first {
      if let split = SplitColumns(of: shown, in: environment) {
        guard split.columns.count == 1 else { return shown }
        return split.columns[0].scene
      }
      let names = ["rootViewController", "viewControllers", "masterViewController"]
      let inner = names.lazy.compactMap { name in shown.related(name, to: controller) }.first
      guard let inner, seen.insert(inner.offset).inserted else { return shown }
      shown = inner
    }
    return shown
  }
}

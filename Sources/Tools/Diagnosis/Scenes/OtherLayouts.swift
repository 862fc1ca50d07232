import AutoLayout
import Foundation
import InterfaceBuilder

/// The layouts that other hosts and releases make from a canvas: a fault must be in all of them.
@MainActor
enum OtherLayouts {
  static func all(of scene: CheckedScene) -> [CheckedScene] {
    guard scene.isCanvas else { return [] }
    return [scene.hosted, drawnRows(of: scene), recentPickers(of: scene), givenCells(of: scene)]
      .compactMap { $0 }
  }

  static func canvas(of scene: CheckedScene) -> InstantiatedScene {
    let live = scene.live
    return live.scene.laidOut(in: live.canvasLacksFonts ? .canvas.withProjectFonts : .canvas)
  }

  /// The layout at run time on the same device: old builds had other fonts and margins.
  static func atRunTime(_ scene: CheckedScene) -> CheckedScene? {
    guard scene.isCanvas, scene.live.scene.contents.header.device != nil else { return nil }
    var environment = LayoutEnvironment.canvas.resolved(for: scene.live.scene.contents.header)
    environment.isAtRunTime = true
    return CheckedScene(scene.live.scene.laidOut(in: environment), isCanvas: false)
  }

  /// The drawn height of rows in nibs: the table is not in the document.
  private static func drawnRows(of scene: CheckedScene) -> CheckedScene? {
    guard scene.hasGrownRows, scene.live.scene.controller == nil else { return nil }
    return CheckedScene(canvas(of: scene), isCanvas: false)
  }

  /// Compact date pickers, where the canvas of old builds shows wheels.
  private static func recentPickers(of scene: CheckedScene) -> CheckedScene? {
    guard scene.live.members.contains(where: { compactSize(of: $0.view) != nil }) else {
      return nil
    }
    let live = canvas(of: scene)
    for member in live.members {
      guard let size = compactSize(of: member.view) else { continue }
      member.view.contentSizeOverride = size
    }
    live.layOut(resizesRows: scene.hasGrownRows)
    return CheckedScene(live, isCanvas: false)
  }

  private static func compactSize(of view: UIView) -> CGSize? {
    guard let picker = view as? UIDatePicker, picker.preferredDatePickerStyle == .automatic,
      picker.datePickerStyle == .wheels
    else { return nil }
    let recent = UIDatePicker()
    recent.datePickerMode = picker.datePickerMode
    return recent.datePickerStyle == .wheels ? nil : recent.intrinsicContentSize
  }

  /// Cells at the size that the cell or the layout names, where it is larger than the drawn size.
  private static func givenCells(of scene: CheckedScene) -> CheckedScene? {
    guard scene.live.members.contains(where: { givenSize(of: $0, in: scene.live) != nil }) else {
      return nil
    }
    let live = canvas(of: scene)
    if scene.hasGrownRows { live.layOut(resizesRows: true) }
    for member in live.members {
      guard let size = givenSize(of: member, in: live) else { continue }
      let content =
        (member.view as? UITableViewCell)?.contentView
        ?? (member.view as? UICollectionViewCell)?.contentView
      let old = (cell: member.view.bounds.size, content: content?.frame ?? .zero)
      member.view.frame.size = size
      content?.frame = CGRect(
        x: old.content.minX, y: old.content.minY,
        width: max(0, old.content.width + size.width - old.cell.width),
        height: max(0, old.content.height + size.height - old.cell.height))
    }
    for root in live.roots { root.layoutIfNeeded() }
    return CheckedScene(live, isCanvas: false)
  }

  private static func givenSize(
    of member: InstantiatedScene.Member, in live: InstantiatedScene
  ) -> CGSize? {
    let element = live.interface.view(member.index)
    guard let frame = element.frame, let parent = element.parent else { return nil }
    var size = CGSize(width: frame.width, height: frame.height)
    switch (element.details, live.interface.view(parent).details) {
    case (.tableViewCell(let cell), _):
      guard let height = cell.rowHeight, height > 0, !live.sizesItself(member) else { return nil }
      size.height = CGFloat(height)
    case (_, .collectionView(let collection)):
      guard member.view is UICollectionViewCell, let item = collection.layout?.itemSize,
        item.width > 0, item.height > 0
      else { return nil }
      size = CGSize(width: item.width, height: item.height)
    default: return nil
    }
    let growth = (x: size.width - CGFloat(frame.width), y: size.height - CGFloat(frame.height))
    return min(growth.x, growth.y) >= -1 && max(growth.x, growth.y) > 1 ? size : nil
  }
}

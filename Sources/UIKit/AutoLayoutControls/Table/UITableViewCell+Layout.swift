import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UITableViewCell {
  var metrics: CellMetrics { CellMetrics(traitCollection) }

  var hasAccessory: Bool {
    shownAccessoryView != nil || shownAccessoryType != .none || gripRoom > 0
  }

  var contentMargins: UIEdgeInsets {
    var margins = metrics.contentMargins(width: bounds.width, hasAccessory: hasAccessory)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      (margins.left, margins.right) = (margins.right, margins.left)
    }
    return margins
  }

  private func accessoryRoom(_ width: CGFloat) -> CGFloat {
    let metrics = metrics
    let grip = gripRoom
    if let accessory = shownAccessoryView {
      return accessory.frame.width + metrics.side(width) + grip
    }
    let room = metrics.room(for: shownAccessoryType, width: width)
    return grip > 0 ? grip + max(room, metrics.side(width)) : room
  }

  var separatorRoom: CGFloat {
    guard let table else { return metrics.canvasSeparator }
    return table.separatorStyle == UITableViewCell.SeparatorStyle.none ? 0 : metrics.separator
  }

  /// The safe area insets that the content and the accessories keep (F8.20).
  var contentInsets: UIEdgeInsets {
    table?.insetsContentViewsToSafeArea == true ? safeAreaInsets : .zero
  }

  /// Returns the content's rectangle if the cell has a given size.
  private func contentRect(_ size: CGSize) -> CGRect {
    let safe = contentInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = accessoryRoom(size.width)
    let near = editingRoom
    let left = safe.left + (isMirrored ? room : near)
    let right = safe.right + (isMirrored ? near : room)
    return CGRect(
      x: left, y: 0, width: max(0, size.width - left - right),
      height: max(0, size.height - separatorRoom))
  }

  func contentShapeDidChange() {
    contentView.updateMargins()
    setNeedsLayout()
  }

  func placeContent() {
    updateConfigurationIfNeeded()
    guard placesContentView else { return }
    contentView.flags.insert(.isEncapsulated)
    contentView.frame = contentRect(bounds.size)
    contentView.updateMargins()
    backgroundView?.frame = bounds
    shownSelection?.frame = bounds
    if isEditing || options.editControl != nil || options.grip != nil { placeEditing() }
    if let accessory = shownAccessoryView {
      let size = accessory.frame.size
      let side = metrics.side(bounds.width) + gripRoom
      let safe = contentInsets
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      accessory.frame.origin = CGPoint(
        x: isMirrored ? safe.left + side : bounds.width - safe.right - side - size.width,
        y: ((bounds.height - size.height) / 2).rounded(.down))
    }
    layOutStockContent()
  }

  func exchangeBackground(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    new.map { insertSubview($0, at: 0) }
    setNeedsLayout()
  }

  private var shownSelection: UIView? {
    guard isSelected || isHighlighted, selectionStyle != .none else { return nil }
    let isOfSeveral =
      isEditing
      ? table?.allowsMultipleSelectionDuringEditing : table?.allowsMultipleSelection
    return isOfSeveral == true
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  /// Shows a selected cell's background, above the usual background and below everything else.
  func showSelection() {
    let shown = shownSelection
    for view in [selectedBackgroundView, multipleSelectionBackgroundView]
    where view !== shown && view?.superview === self {
      view?.removeFromSuperview()
    }
    guard let shown, shown.superview !== self else { return }
    shown.frame = bounds
    insertSubview(shown, at: backgroundView?.superview === self ? 1 : 0)
  }

  /// Measures the content, which has the style's height if nothing inside is constrained (F8.6).
  func fittingCellSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let rect = contentRect(target)
    let content = contentView.systemLayoutSizeFitting(
      rect.size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    // The least height of stock rows includes the separator (F8.6).
    let isStock = contentView is UIListContentView && content.height <= CellMetrics.rowHeight
    let height =
      isStock
      ? CellMetrics.rowHeight - separatorRoom
      : content.height > rect.height || hasConstrainedContent
        ? content.height
        : max(content.height, sizeThatFits(target).height - separatorRoom)
    return CGSize(
      width: content.width + target.width - rect.width, height: height + separatorRoom)
  }

  /// Prepares a measurement of the whole cell, whose content view is as high as the cell then.
  func spanContent() {
    placeContent()
    contentView.frame.size.height = bounds.height
  }

  private var hasConstrainedContent: Bool {
    contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  func stockHeight(_ width: CGFloat) -> CGFloat {
    max(
      stockContentHeight(contentRect(CGSize(width: width, height: 0)).width) + separatorRoom,
      CellMetrics.rowHeight)
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }
}

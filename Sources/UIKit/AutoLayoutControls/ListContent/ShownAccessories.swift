import AutoLayoutCore
import AutoLayoutValues
import Foundation

struct ShownAccessories {
  struct Entry {
    let type: UICellAccessory.AccessoryType
    let view: UIView
    let width: CGFloat
    let isLeading: Bool
    let isCustom: Bool
  }

  var entries: [Entry] = []
  var width: CGFloat = 0
  var isEdited = false
}

/// Places the accessories in a row and finds the remaining room for the content (F8.23).
extension UICollectionViewListCell {
  private var isListEdited: Bool { collection?.isEditing == true }

  func showAccessories() {
    let isEdited = isListEdited
    let wanted = accessories.filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: isEdited
      case .whenNotEditing: !isEdited
      }
    }
    let old = shownAccessories.entries
    let new = wanted.map { entry($0) }
    for entry in old where !new.contains(where: { $0.view === entry.view }) {
      entry.view.removeFromSuperview()
    }
    for entry in new where entry.view.superview !== self { addSubview(entry.view) }
    shownAccessories = ShownAccessories(entries: new, width: bounds.width, isEdited: isEdited)
    placeContent()
  }

  func renewAccessories() {
    let shown = shownAccessories
    guard !accessories.isEmpty, shown.width != bounds.width || shown.isEdited != isListEdited else {
      return
    }
    showAccessories()
  }

  private func entry(_ accessory: UICellAccessory) -> ShownAccessories.Entry {
    let metrics = CellMetrics(traitCollection)
    let side = metrics.side(bounds.width)
    /// Returns a table's accessory width, excluding the row's margin (F8.7).
    func width(_ type: UITableViewCell.AccessoryType) -> CGFloat {
      metrics.room(for: type, width: bounds.width) - side
    }
    func sign(_ symbol: String, _ color: UIColor, _ width: CGFloat) -> (UIView, CGFloat) {
      let sign = RowSign()
      sign.show(symbol, accessory.options.tintColor ?? color)
      if let handler = accessory.actionHandler {
        sign.addAction(UIAction { _ in handler() }, for: .touchUpInside)
      }
      return (sign, width)
    }
    let control = metrics.editControlWidth
    let made: (view: UIView, width: CGFloat) =
      switch accessory.accessoryType {
      case .disclosureIndicator: sign("chevron.forward", .systemGray3, width(.disclosureIndicator))
      case .outlineDisclosure: sign("chevron.forward", tintColor, width(.disclosureIndicator))
      case .checkmark: sign("checkmark", tintColor, width(.checkmark))
      case .detail: sign("info.circle", tintColor, width(.detailButton))
      case .delete: sign("minus.circle.fill", .systemRed, control)
      case .insert: sign("plus.circle.fill", .systemGreen, control)
      case .reorder: sign("line.3.horizontal", .tertiaryLabel, metrics.gripWidth)
      case .multiselect:
        isSelected
          ? sign("checkmark.circle.fill", tintColor, control)
          : sign("circle", .tertiaryLabel, control)
      case .label: label(accessory.text ?? "", accessory.options)
      case .customView: own(accessory.customView ?? UIView())
      }
    made.view.isHidden = accessory.options.isHidden == true
    return ShownAccessories.Entry(
      type: accessory.accessoryType, view: made.view,
      width: accessory.reservedWidth ?? made.width,
      isLeading: accessory.isLeading || accessory.options.style == .cell,
      isCustom: accessory.customView != nil)
  }

  private func label(_ text: String, _ options: UICellAccessory.Options) -> (UIView, CGFloat) {
    let label = UILabel()
    label.text = text
    label.font = options.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = options.tintColor ?? .secondaryLabel
    return (label, label.intrinsicContentSize.width)
  }

  private func own(_ view: UIView) -> (UIView, CGFloat) {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    return (view, view.frame.width > 0 ? view.frame.width : fitting)
  }

  /// The room next to the content in points, with the indentation.
  var contentRoom: (leading: CGFloat, trailing: CGFloat, step: CGFloat) {
    let step = CGFloat(indentationLevel) * indentationWidth
    let metrics = CellMetrics(traitCollection)
    let side = metrics.side(bounds.width)
    func room(_ entries: [ShownAccessories.Entry]) -> CGFloat {
      guard !entries.isEmpty else { return 0 }
      let widths = entries.reduce(0) { $0 + $1.width }
      return side + widths + CGFloat(entries.count - 1) * metrics.accessoryGap(bounds.width)
    }
    let leading = shownAccessories.entries.filter(\.isLeading)
    let isControl = leading.count == 1 && leading.first?.isControl == true
    let trailing = shownAccessories.entries.filter { !$0.isLeading }
    return (step + (isControl ? metrics.editingRoom : room(leading)), room(trailing), step)
  }

  func placeAccessories(_ step: CGFloat) {
    let entries = shownAccessories.entries
    guard !entries.isEmpty else { return }
    let metrics = CellMetrics(traitCollection)
    let side = metrics.side(bounds.width)
    let gap = metrics.accessoryGap(bounds.width)
    var left =
      step + (entries.first { $0.isLeading }?.isControl == true ? metrics.editControlX : side)
    for entry in entries where entry.isLeading {
      place(entry, x: left)
      left += entry.width + gap
    }
    var right = bounds.width - side
    for entry in entries.reversed() where !entry.isLeading {
      right -= entry.width
      place(entry, x: right)
      right -= gap
    }
  }

  private func place(_ entry: ShownAccessories.Entry, x: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = entry.isCustom ? entry.view.frame.size : entry.view.intrinsicContentSize
    let usual = CellMetrics(traitCollection).editControlWidth
    let fitting = entry.isCustom && own.height <= 0 ? entry.view.fittingSize : own
    let height = fitting.height > 0 ? fitting.height : usual
    entry.view.frame = CGRect(
      x: isMirrored ? bounds.width - x - entry.width : x,
      y: ((bounds.height - height) / 2).rounded(.down), width: entry.width, height: height)
  }
}

extension ShownAccessories.Entry {
  var isControl: Bool { [.delete, .insert, .multiselect].contains(type) }
}

extension UIView {
  fileprivate var fittingSize: CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

extension UICollectionView {
  func showEditing() {
    for element in shown.values {
      guard let row = element.view as? UICollectionViewListCell else { continue }
      row.renewAccessories()
      viewDidInvalidate(row)
    }
  }
}

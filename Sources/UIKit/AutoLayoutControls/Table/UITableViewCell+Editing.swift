import AutoLayoutCore
import AutoLayoutValues
package import Foundation

/// A row's edit controls (F8.21).
extension UITableViewCell {
  package final var editingRoom: CGFloat {
    guard isEditing, showsEditControl || options.mayChange && shouldIndentWhileEditing else {
      return 0
    }
    return metrics.editingRoom
  }

  private var showsEditControl: Bool { editSign != nil }

  private var editSign: (name: String, color: UIColor)? {
    guard isEditing, options.mayChange else { return nil }
    if table?.allowsMultipleSelectionDuringEditing == true {
      return isSelected ? ("checkmark.circle.fill", tintColor) : ("circle", .tertiaryLabel)
    }
    return switch editingStyle {
    case .none: nil
    case .delete: ("minus.circle.fill", .systemRed)
    case .insert: ("plus.circle.fill", .systemGreen)
    }
  }

  private var showsGrip: Bool { isEditing && showsReorderControl }

  package final var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  package final var gripRoom: CGFloat { showsGrip ? metrics.gripWidth : 0 }

  func placeEditing() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, width: CGFloat) {
      let height = width
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x,
        y: ((bounds.height - height) / 2).rounded(.down), width: width, height: height)
    }
    let metrics = metrics
    let safe = contentInsets
    if let sign = editSign {
      let control = options.editControl ?? makeEditControl()
      control.show(sign.name, sign.color)
      place(
        control, x: metrics.editControlX + (isMirrored ? safe.right : safe.left),
        width: metrics.editControlWidth)
    } else {
      options.editControl?.removeFromSuperview()
      options.editControl = nil
    }
    if showsGrip {
      let grip = options.grip ?? makeGrip()
      grip.show("line.3.horizontal", .tertiaryLabel)
      let far = isMirrored ? safe.left : safe.right
      place(
        grip, x: bounds.width - far - metrics.side(bounds.width) - metrics.gripWidth,
        width: metrics.gripWidth)
    } else {
      options.grip?.removeFromSuperview()
      options.grip = nil
    }
  }

  private func makeEditControl() -> RowSign {
    let control = RowSign()
    control.addAction(
      UIAction { [weak self] _ in self.map { $0.table?.editControlWasTouched($0) } },
      for: .touchUpInside)
    addSubview(control)
    options.editControl = control
    return control
  }

  private func makeGrip() -> RowSign {
    let grip = RowSign()
    addSubview(grip)
    options.grip = grip
    return grip
  }

  func editingDidChange() {
    if let old = isEditing ? accessoryView : editingAccessoryView, old !== shownAccessoryView {
      old.removeFromSuperview()
    }
    shownAccessoryView.map { addSubview($0) }
    setNeedsUpdateConfiguration()
    contentShapeDidChange()
  }

  func stateDidChange() {
    showSelection()
    setNeedsUpdateConfiguration()
    if isEditing { setNeedsLayout() }
  }
}

final class RowSign: UIControl {
  private let image = UIImageView()
  private var name: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    image.contentMode = .scaleAspectFit
    addSubview(image)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ symbol: String, _ color: UIColor) {
    if symbol != name { image.image = UIImage(systemName: symbol) }
    name = symbol
    image.tintColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds.insetBy(dx: 2, dy: 2)
  }
}

extension UITableView {
  /// Handles a touch: deletion opens the row, insertion notifies the data source.
  func editControlWasTouched(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if allowsMultipleSelectionDuringEditing {
      let isChosen = indexPathsForSelectedRows?.contains(path) == true
      if isChosen {
        deselectRow(at: path, animated: true)
      } else {
        selectRow(at: path, animated: true, scrollPosition: .none)
      }
      cell.setNeedsLayout()
      return
    }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: showSwipeActions(forRowAt: path, at: .trailing)
    case .none: break
    }
  }
}

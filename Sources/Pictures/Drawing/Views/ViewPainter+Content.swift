import AutoLayout
import Foundation

extension ViewPainter {
  func content(of view: UIView, in box: CGRect) -> [DisplayList.Item] {
    switch view {
    case let view as UILabel: label(view, box)
    case let view as UIImageView: imageView(view, box)
    case let view as UIButton: button(view, box)
    case let view as UITextField: textField(view, box)
    case let view as UITextView: textView(view, box)
    case let view as UISwitch: toggle(view, box)
    case let view as UISlider: slider(view, box)
    case let view as UISegmentedControl: segments(view, box)
    case let view as UIStepper: stepper(view, box)
    case let view as UIProgressView: progress(view, box)
    case let view as UIPageControl: pages(view, box)
    case let view as UIActivityIndicatorView: activity(Color(view.color ?? .systemGray), box)
    case let view as UISearchBar: searchBar(view, box)
    case let view as UITableViewCell: cell(view, box)
    case let view as UICollectionViewListCell: listCell(view, box)
    case let view as UIPickerView: picker(view, box)
    case let view as UIDatePicker: datePicker(view, box)
    case let view as UITabBar: tabBar(view, box)
    case let view as UINavigationBar: navigationBar(view, box)
    case let view as UIToolbar: toolbar(view, box)
    default: []
    }
  }

  func capsule(_ box: CGRect, _ color: Color) -> DisplayList.Item {
    .fill(.rounded(box, radius: min(box.width, box.height) / 2), color)
  }
}

extension CGRect {
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// A part of the control's box, mirrored for right-to-left layouts (F13.16).
  @MainActor func inReadingDirection(of view: UIView, in box: CGRect) -> CGRect {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return self }
    return offsetBy(dx: box.minX + box.maxX - minX - maxX, dy: 0)
  }

  func moved(to box: CGRect) -> CGRect { offsetBy(dx: box.minX, dy: box.minY) }
}

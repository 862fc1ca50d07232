import AutoLayoutCore
import AutoLayoutValues
import Foundation

public enum SwipeActionEdge: Int, Sendable {
  case leading = 0
  case trailing = 1
}

/// The buttons next to a row that was swiped open (F8.22).
final class SwipeActionsView: UIView {
  let edge: SwipeActionEdge
  let buttons: [SwipeActionButton]

  init(
    _ configuration: UISwipeActionsConfiguration, _ edge: SwipeActionEdge,
    finish: @escaping @MainActor () -> Void
  ) {
    self.edge = edge
    buttons = configuration.actions.map { SwipeActionButton($0, finish) }
    super.init(frame: .zero)
    clipsToBounds = true
    buttons.forEach { addSubview($0) }
  }

  required init?(coder: NSCoder) { nil }

  var preferredWidth: CGFloat { buttons.reduce(0) { $0 + $1.preferredWidth } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isFromLeft = (edge == .leading) != isMirrored
    var x: CGFloat = 0
    for button in buttons {
      let width = button.preferredWidth
      button.frame = CGRect(
        x: isFromLeft ? x : bounds.width - x - width, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  func place(beside row: CGRect, isMirrored: Bool) -> CGRect {
    for button in buttons { button.rowHeight = row.height }
    let width = preferredWidth
    let isLeft = (edge == .leading) != isMirrored
    frame = CGRect(
      x: isLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
    return row.offsetBy(dx: isLeft ? width : -width, dy: 0)
  }
}

/// A button with the action's image or title; tall rows show both stacked (F8.22).
final class SwipeActionButton: UIControl {
  var rowHeight: CGFloat = 0 {
    didSet { if rowHeight != oldValue { setNeedsLayout() } }
  }
  private let label = UILabel()
  private let image = UIImageView()

  /// The minimum width, the room next to the title, and the height for image and title, in points.
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15
  private static let heightForBoth: CGFloat = 91

  init(_ action: UIContextualAction, _ finish: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    image.image = action.image
    image.tintColor = .white
    addSubview(label)
    addSubview(image)
    accessibilityLabel = action.title
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        action.handler(action, self) { _ in finish() }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var preferredWidth: CGFloat {
    let content = max(
      image.image?.size.width ?? 0, showsTitle ? label.intrinsicContentSize.width : 0)
    return max(Self.leastWidth, (content + 2 * Self.padding).rounded(.up))
  }

  private var showsTitle: Bool {
    image.image == nil || rowHeight >= Self.heightForBoth && label.text?.isEmpty == false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = showsTitle ? label.intrinsicContentSize : .zero
    let picture = image.image?.size ?? .zero
    let gap: CGFloat = showsTitle && picture.height > 0 ? 4 : 0
    var y = ((bounds.height - title.height - picture.height - gap) / 2).rounded(.down)
    image.frame = CGRect(
      x: ((bounds.width - picture.width) / 2).rounded(.down), y: y, width: picture.width,
      height: picture.height)
    y += picture.height + gap
    label.isHidden = !showsTitle
    label.frame = CGRect(x: 0, y: y, width: bounds.width, height: title.height)
  }
}

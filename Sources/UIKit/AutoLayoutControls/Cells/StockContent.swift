import AutoLayoutCore
import AutoLayoutValues
import Foundation

struct StockContent {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
}

/// The label that a style has, whose text decides about places in the cell.
private final class StockLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

/// The image view that a style has.
private final class StockImageView: UIImageView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

extension UITableViewCell {
  var ownTextLabel: UILabel {
    if let label = stock.text { return label }
    let label = StockLabel()
    label.font =
      style == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body)
    stock.text = label
    add(label)
    label.cell = self
    return label
  }

  var ownDetailLabel: UILabel? {
    guard style != .default else { return nil }
    if let label = stock.detail { return label }
    let label = StockLabel()
    label.font =
      style == .subtitle
      ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
    stock.detail = label
    add(label)
    label.cell = self
    return label
  }

  var ownImageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let view = stock.image { return view }
    let view = StockImageView(frame: .zero)
    stock.image = view
    add(view)
    view.cell = self
    return view
  }

  /// Adds a view of the style, which has its place at once if the cell is laid out (F11.72).
  private func add(_ part: UIView) {
    let isLaidOut = !flags.contains(.needsLayout)
    contentView.addSubview(part)
    if isLaidOut { layOutStockContent() }
  }

  package func layOutStockContent() {
    guard stock.text != nil || stock.detail != nil || stock.image != nil else { return }
    let size = contentView.bounds.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in stockFrames(size) {
      var frame = frame
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      view.frame = frame
    }
  }

  func stockContentHeight(_ width: CGFloat) -> CGFloat {
    let (left, right) = textRange(width)
    let room = CGSize(width: right - left, height: .greatestFiniteMagnitude)
    let heights = [stock.text, stock.detail].map { $0?.sizeThatFits(room).height ?? 0 }
    let height = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    guard height > 0 else { return 0 }
    let margins = contentMargins
    return height + margins.top + margins.bottom
  }

  var ownSeparatorInset: UIEdgeInsets {
    var inset = metrics.separatorInset(bounds.width)
    if stock.image?.image != nil { inset.left = textRange(bounds.width).0 }
    return inset
  }

  package func adoptStock(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    stock = StockContent(text: text, detail: detail, image: image)
  }

  private func textRange(_ width: CGFloat) -> (CGFloat, CGFloat) {
    let metrics = metrics
    let side =
      metrics.side(bounds.width) + CGFloat(indentationLevel) * indentationWidth
    let right = width - (hasAccessory ? 8 : metrics.side(bounds.width))
    guard let image = stock.image?.image else { return (side, max(side, right)) }
    let left = max(imageX(image.size.width) + image.size.width, side + metrics.imageSlot)
    return (left + metrics.imageGap, max(left + metrics.imageGap, right))
  }

  private func imageX(_ width: CGFloat) -> CGFloat {
    let metrics = metrics
    let side = metrics.side(bounds.width) + CGFloat(indentationLevel) * indentationWidth
    let slot = metrics.imageSlot
    return slot > 0 && width <= slot + 8 ? side + (slot - width) / 2 : side
  }

  private func stockFrames(_ size: CGSize) -> [(UIView, CGRect)] {
    var frames: [(UIView, CGRect)] = []
    if let view = stock.image, let image = view.image {
      let height = min(image.size.height, size.height)
      frames.append(
        (
          view,
          CGRect(
            x: imageX(image.size.width), y: (size.height - height) / 2, width: image.size.width,
            height: height)
        ))
    }
    let (left, right) = textRange(size.width)
    let room = CGSize(width: right - left, height: size.height)
    guard let text = stock.text else { return frames }
    let textSize = text.sizeThatFits(room)
    let detailSize = stock.detail?.sizeThatFits(room) ?? .zero
    switch style {
    case .default:
      frames.append((text, CGRect(x: left, y: 0, width: right - left, height: size.height)))
    case .subtitle:
      let top = ((size.height - textSize.height - detailSize.height) / 2).rounded(.up)
      frames.append((text, CGRect(origin: CGPoint(x: left, y: top), size: textSize)))
      if let detail = stock.detail {
        frames.append(
          (detail, CGRect(origin: CGPoint(x: left, y: top + textSize.height), size: detailSize)))
      }
    case .value1, .value2:
      func y(_ height: CGFloat) -> CGFloat { ((size.height - height) / 2).rounded(.up) }
      let isColumn = style == .value2
      let column: CGFloat = isColumn ? 91 : 0
      let textX = isColumn ? max(left, left + column - textSize.width) : left
      frames.append(
        (text, CGRect(origin: CGPoint(x: textX, y: y(textSize.height)), size: textSize)))
      if let detail = stock.detail {
        // The second text is compressed if both do not fit.
        let start = isColumn ? left + column + 6 : left + textSize.width + 6
        let width = max(0, min(detailSize.width, right - start))
        frames.append(
          (
            detail,
            CGRect(
              x: isColumn ? start : right - width, y: y(detailSize.height), width: width,
              height: detailSize.height)
          ))
      }
    }
    return frames
  }
}

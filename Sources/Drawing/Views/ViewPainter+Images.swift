import AutoLayout
import Foundation

extension ViewPainter {
  func imageView(_ view: UIImageView, _ box: CGRect) -> [DisplayList.Item] {
    guard let image = view.shownImage else { return [] }
    let tint = image.isSymbolImage ? Color(view.tintColor) : Color(.systemGray)
    return [
      .image(
        name: image.name ?? "", frame: place(image.size, mode: view.contentMode, in: box),
        tint: tint)
    ].clipped(to: box, where: view.clipsToBounds)
  }

  /// A stand-in for an image that fills its place.
  func picture(_ image: UIImage, _ box: CGRect, tint: Color) -> [DisplayList.Item] {
    [.image(name: image.name ?? "", frame: box, tint: tint)]
  }

  /// Where content of a size stands in a box.
  private func place(_ size: CGSize, mode: UIView.ContentMode, in box: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return box }
    let ratios = [box.width / size.width, box.height / size.height]
    func scaled(_ factor: CGFloat) -> CGRect {
      box.centered(CGSize(width: size.width * factor, height: size.height * factor))
    }
    let middle = box.centered(size)
    let (right, bottom) = (box.maxX - size.width, box.maxY - size.height)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
    return switch mode {
    case .scaleToFill, .redraw: box
    case .scaleAspectFit: scaled(min(ratios[0], ratios[1]))
    case .scaleAspectFill: scaled(max(ratios[0], ratios[1]))
    case .center: middle
    case .top: at(middle.minX, box.minY)
    case .bottom: at(middle.minX, bottom)
    case .left: at(box.minX, middle.minY)
    case .right: at(right, middle.minY)
    case .topLeft: at(box.minX, box.minY)
    case .topRight: at(right, box.minY)
    case .bottomLeft: at(box.minX, bottom)
    case .bottomRight: at(right, bottom)
    }
  }
}

extension [DisplayList.Item] {
  /// The items, cut to a box where that is wanted.
  fileprivate func clipped(to box: CGRect, where isWanted: Bool) -> [DisplayList.Item] {
    isWanted ? [.group(DisplayList.Group(clip: .rectangle(box), items: self))] : self
  }
}

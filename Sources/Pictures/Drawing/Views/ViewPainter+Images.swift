import AutoLayout
import Foundation

extension ViewPainter {
  func imageView(_ view: UIImageView, _ box: CGRect) -> [DisplayList.Item] {
    guard let image = view.shownImage, !(image.isSymbolImage && view.symbolHasGone) else {
      return []
    }
    let isStretched = view.contentMode == .scaleToFill || view.contentMode == .redraw
    return image.items(
      in: isStretched ? box : place(image.size, mode: view.contentMode, in: box),
      tint: Color(view.tintColor), isTemplate: false, isMirrored: isMirrored(image, in: view)
    ).clipped(to: box, where: view.clipsToBounds)
  }

  func picture(
    _ image: UIImage, _ box: CGRect, tint: Color, isTemplate: Bool = true,
    isMirrored: Bool = false
  ) -> [DisplayList.Item] {
    image.items(in: box, tint: tint, isTemplate: isTemplate, isMirrored: isMirrored)
  }

  func isMirrored(_ image: UIImage, in view: UIView) -> Bool {
    image.flipsForRightToLeftLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func place(_ size: CGSize, mode: UIView.ContentMode, in box: CGRect) -> CGRect {
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
  fileprivate func clipped(to box: CGRect, where isWanted: Bool) -> [DisplayList.Item] {
    isWanted ? [.group(DisplayList.Group(clip: .rectangle(box), items: self))] : self
  }
}

extension UIImage {
  /// The drawing of the image in a box; `isTemplate` applies to the automatic mode (F12.6).
  func items(
    in box: CGRect, tint: Color, isTemplate: Bool, isMirrored: Bool
  ) -> [DisplayList.Item] {
    // A color set on the image overrides the tint, unless the image is a template.
    let own = self.tint.map { Color($0) }
    if let symbol = shownSymbol {
      let color = renderingMode == .alwaysTemplate ? tint : own ?? tint
      return [.symbol(SymbolPicture(symbol.name, in: box, color: color, weight: symbol.weight))]
    }
    guard let content else {
      if let drawn = drawnItems(
        in: box,
        tint: renderingMode == .alwaysTemplate || (isTemplate && renderingMode == .automatic)
          ? tint : own, isMirrored: isMirrored)
      {
        return drawn
      }
      return [.image(name: name ?? "", frame: box, tint: isTemplate ? tint : Color(.systemGray))]
    }
    let isTinted =
      switch renderingMode {
      case .automatic: isTemplate
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    var picture = Picture(content, name: name ?? "", in: box, tint: isTinted ? tint : own)
    picture.isMirrored = isMirrored
    if capInsets != .zero {
      let scale = content.format.isVector ? 1 : self.scale
      let size = CGSize(width: content.size.width / scale, height: content.size.height / scale)
      if size != box.size, size != .zero {
        picture.slices = Picture.Slices(
          size: size, top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom,
          right: capInsets.right, isTiled: resizingMode == .tile)
      }
    }
    return [.picture(picture)]
  }
}

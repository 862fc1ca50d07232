import AutoLayout
import Foundation

extension UIImage {
  func drawnItems(in box: CGRect, tint: Color?, isMirrored: Bool) -> [DisplayList.Item]? {
    guard let pixels = drawnPixels else { return nil }
    let drawn = pixels.recording.size
    guard drawn.width > 0, drawn.height > 0, size.width > 0, size.height > 0 else { return [] }
    let items = RecordingPainter().items(of: pixels.recording)
    let sheet = CGRect(origin: .zero, size: drawn)
    var upright = DisplayList.Group(
      transform: orientation(of: drawn).affine, clip: .rectangle(sheet), items: items)
    upright.tint = tint
    // Erased parts of the image do not erase the content below it.
    upright.isIsolated = items.erase
    var whole: [DisplayList.Item] = [.group(upright)]
    if isMirrored {
      let turned = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
      whole = [.group(DisplayList.Group(transform: turned.affine, items: whole))]
    }
    guard capInsets != .zero, size != box.size else { return [placed(whole, in: box)] }
    let slices = Picture.Slices(
      size: size, top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom,
      right: capInsets.right, isTiled: resizingMode == .tile)
    return slices.pieces(of: size, in: box).map { piece in
      .group(
        DisplayList.Group(
          clip: .rectangle(piece.target), items: [placed(whole, in: piece.whole(of: size))]))
    }
  }

  private func placed(_ items: [DisplayList.Item], in box: CGRect) -> DisplayList.Item {
    let map = CGAffineTransform(
      a: box.width / size.width, b: 0, c: 0, d: box.height / size.height, tx: box.minX,
      ty: box.minY)
    return .group(DisplayList.Group(transform: map.affine, items: items))
  }

  private func orientation(of drawn: CGSize) -> CGAffineTransform {
    let turn: CGAffineTransform =
      switch imageOrientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    return CGAffineTransform(scaleX: 1 / drawn.width, y: 1 / drawn.height).concatenating(turn)
      .concatenating(CGAffineTransform(scaleX: size.width, y: size.height))
  }
}

extension [DisplayList.Item] {
  fileprivate var erase: Bool {
    contains { item in
      guard case .group(let group) = item, !group.isIsolated else { return false }
      return group.blend != .normal || group.items.erase
    }
  }
}

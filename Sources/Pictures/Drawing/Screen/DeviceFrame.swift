public import Foundation

/// A drawn device around a picture of the screen.
public struct DeviceFrame: Hashable, Sendable {
  /// The features around the screen, which determine the width of the bezels.
  public enum Front: Hashable, Sendable {
    case homeButton
    case notch
    case island
    case plain
    /// A camera outside the status bar, in points of the screen, or nil.
    case corner(CGRect?)
  }

  private let front: Front
  private let screenRadius: CGFloat?

  /// Makes a frame; `radius` is the screen's if it is known.
  public init(_ front: Front, radius: CGFloat? = nil) {
    self.front = front
    screenRadius = radius
  }

  private var rim: CGSize {
    switch front {
    case .homeButton: CGSize(width: 22, height: 96)
    case .notch, .island, .corner: CGSize(width: 18, height: 18)
    case .plain: CGSize(width: 36, height: 36)
    }
  }

  private var radius: CGFloat {
    if let screenRadius { return screenRadius }
    return switch front {
    case .homeButton: 0
    case .notch: 42
    case .island: 52
    case .plain: 18
    case .corner: 36
    }
  }

  /// Returns a larger picture: the device, with the screen's picture clipped to round corners.
  public func around(_ screen: DisplayList) -> DisplayList {
    // In landscape, the wide bezels are at the sides.
    let isOnSide = screen.size.width > screen.size.height
    let rim = isOnSide ? CGSize(width: self.rim.height, height: self.rim.width) : self.rim
    let margin: CGFloat = 6
    let size = CGSize(
      width: screen.size.width + 2 * (rim.width + margin),
      height: screen.size.height + 2 * (rim.height + margin))
    let body = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    let corner = radius + min(rim.width, rim.height) + (radius == 0 ? 30 : 0)
    let box = CGRect(origin: .zero, size: screen.size)
    let paper = screen.background.map { [DisplayList.Item.fill(.rectangle(box), $0)] } ?? []
    let picture = DisplayList.Item.group(
      DisplayList.Group(
        transform: AffineTransform(
          translationByX: rim.width + margin, byY: rim.height + margin),
        clip: .rounded(box, radius: radius),
        items: paper + screen.items + camera(in: box, isOnSide: isOnSide)))
    let edge = Shape.rounded(body.insetBy(dx: 1.5, dy: 1.5), radius: corner)
    return DisplayList(
      size: size, background: nil,
      items: [
        .fill(.rounded(body, radius: corner), Color(white: 0.08)),
        .stroke(edge, DisplayList.Stroke(Color(white: 0.45), width: 3)), picture,
      ] + button(in: body, rim: rim, isOnSide: isOnSide))
  }

  private func camera(in box: CGRect, isOnSide: Bool) -> [DisplayList.Item] {
    let (along, depth, gap): (CGFloat, CGFloat, CGFloat)
    switch front {
    case .notch: (along, depth, gap) = (209, 42, -12)
    case .island: (along, depth, gap) = (125, 37, 11)
    case .corner(let camera?):
      return [.fill(.ellipse(in: camera.offsetBy(dx: box.minX, dy: box.minY)), .black)]
    case .homeButton, .plain, .corner(nil): return []
    }
    let shape =
      isOnSide
      ? CGRect(x: box.minX + gap, y: box.midY - along / 2, width: depth, height: along)
      : CGRect(x: box.midX - along / 2, y: box.minY + gap, width: along, height: depth)
    return [.fill(.rounded(shape, radius: front == .island ? 18.5 : 20), .black)]
  }

  private func button(in body: CGRect, rim: CGSize, isOnSide: Bool) -> [DisplayList.Item] {
    guard front == .homeButton else { return [] }
    let middle =
      isOnSide
      ? CGPoint(x: body.maxX - rim.width / 2, y: body.midY)
      : CGPoint(x: body.midX, y: body.maxY - rim.height / 2)
    let circle = CGRect(x: middle.x - 29, y: middle.y - 29, width: 58, height: 58)
    return [.stroke(.ellipse(in: circle), DisplayList.Stroke(Color(white: 0.3), width: 2))]
  }
}

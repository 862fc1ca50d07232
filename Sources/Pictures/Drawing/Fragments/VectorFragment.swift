import AutoLayout
package import Foundation

/// Writes items as SVG elements; what SVG lacks becomes separate images.
@MainActor
package struct VectorFragment {
  package private(set) var text = ""
  let resources: FragmentResources
  let box: CGRect

  /// Writes items as elements, back to front; `box` is the box of their layer.
  package static func text(
    of items: [DisplayList.Item], box: CGRect, _ resources: FragmentResources
  ) -> String {
    guard !items.isEmpty else { return "" }
    var fragment = VectorFragment(resources: resources, box: box)
    fragment.write(items)
    return fragment.text
  }

  private init(resources: FragmentResources, box: CGRect) {
    self.resources = resources
    self.box = box
  }

  private mutating func write(_ items: [DisplayList.Item]) {
    for item in items {
      switch item {
      case .fill(let shape, let color):
        guard shape.isFinite, !color.isInvisible else { continue }
        write(shape, [("fill", color.hexadecimal)] + color.opacity("fill-opacity"))
      case .stroke(let shape, let stroke):
        guard shape.isFinite, !stroke.color.isInvisible, stroke.width > 0 else { continue }
        write(shape, stroke.attributes)
      case .line(let line): write(line)
      case .text(let text): for line in text.lines { write(line) }
      case .group(let group): write(group)
      case .picture(let picture) where picture.isForPages: write(picture)
      default: writePiece(item)
      }
    }
  }

  private mutating func write(_ line: TextLine) {
    guard !line.string.isEmpty, !line.color.isInvisible, line.font.size > 0,
      line.font.size.isFinite, line.origin.isFinite, line.width.isFinite, line.width > 0
    else { return }
    text += VectorText(
      string: line.string, font: line.font, color: line.color, width: Double(line.width),
      isRightToLeft: line.string.beginsAtRight, fontAttributes: resources.attributes(of: line.font)
    ).element(at: line.origin)
  }

  private mutating func write(_ picture: Picture) {
    guard picture.frame.isFinite, picture.frame.width > 0, picture.frame.height > 0 else { return }
    writeImage(resources.address(of: picture.content), picture.frame)
  }

  private mutating func writeImage(_ address: String, _ frame: CGRect) {
    text +=
      "<image href=\"\(address)\"\(frame.attributes) preserveAspectRatio=\"none\"/>"
  }

  // MARK: - Groups

  private mutating func write(_ group: DisplayList.Group) {
    guard group.opacity > 0, group.clip?.isFinite != false, group.transform.isDrawable else {
      return
    }
    guard group.isPlain else { return writePiece(.group(group)) }
    var attributes = ""
    if group.transform != .identity { attributes += " transform=\"\(group.transform.written)\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(PageNumber(group.opacity))\"" }
    var clip = ""
    if let shape = group.clip {
      var outline = VectorFragment(resources: resources, box: box)
      outline.write(shape, [])
      // Equal outlines have equal names in every layer, so any of the definitions may be used.
      let name = "clip\(PageName(outline.text))"
      clip = "<clipPath id=\"\(name)\">\(outline.text)</clipPath>"
      attributes += " clip-path=\"url(#\(name))\""
    }
    let place = group.transform.inverted() ?? .identity
    var inside = VectorFragment(
      resources: resources,
      box: group.clip?.bounds ?? box.mapped(by: place))
    inside.write(group.items)
    guard !inside.text.isEmpty else { return }
    text += attributes.isEmpty ? inside.text : "\(clip)<g\(attributes)>\(inside.text)</g>"
  }

  private mutating func writePiece(_ item: DisplayList.Item) {
    guard box.isFinite, let reach = item.bounds(in: box), reach.isFinite, reach.width > 0.01,
      reach.height > 0.01
    else { return }
    // Moving the item to the origin reuses the image for equal items elsewhere.
    let place = CGRect(
      x: reach.minX.rounded(.down), y: reach.minY.rounded(.down),
      width: reach.width.rounded(.up) + 1,
      height: reach.height.rounded(.up) + 1)
    guard max(place.width, place.height) < DisplayList.largestSide else { return }
    let moved = DisplayList.Item.group(
      DisplayList.Group(
        transform: AffineTransform(translationByX: -place.minX, byY: -place.minY), items: [item]))
    let piece = DisplayList(size: place.size, background: nil, items: [moved])
    writeImage(resources.address(of: piece), place)
  }

  // MARK: - Shapes

  private mutating func write(_ shape: Shape, _ attributes: [(String, String)]) {
    let rest = attributes.map { " \($0)=\"\($1)\"" }.joined()
    switch shape {
    case .rectangle(let box): text += "<rect\(box.standardized.attributes)\(rest)/>"
    case .rounded(let box, let radius):
      let box = box.standardized
      let fitting = max(0, min(radius, box.width / 2, box.height / 2))
      text += "<rect\(box.attributes) rx=\"\(PageNumber(fitting))\"\(rest)/>"
    case .ellipse(let box):
      let box = box.standardized
      text +=
        "<ellipse cx=\"\(PageNumber(box.midX))\" cy=\"\(PageNumber(box.midY))\" "
        + "rx=\"\(PageNumber(box.width / 2))\" ry=\"\(PageNumber(box.height / 2))\"\(rest)/>"
    case .line(let start, let end):
      text += "<path d=\"M\(start.written)L\(end.written)\"\(rest)/>"
    case .polygon(let points, let isClosed):
      guard let first = points.first else { return }
      let lines = points.dropFirst().map { "L\($0.written)" }.joined()
      text += "<path d=\"M\(first.written)\(lines)\(isClosed ? "Z" : "")\"\(rest)/>"
    case .path(let outline):
      let rule = outline.isEvenOdd ? " fill-rule=\"evenodd\" clip-rule=\"evenodd\"" : ""
      let steps = outline.elements.steps.map(\.written).joined()
      text += "<path d=\"\(steps)\"\(rule)\(rest)/>"
    }
  }
}

extension DisplayList.Item {
  /// The area for a separate image: the exact bounds, or the box plus room for shadows.
  fileprivate func bounds(in box: CGRect) -> CGRect? {
    switch self {
    case .picture(let picture): picture.frame
    case .symbol(let symbol): symbol.frame
    case .image(_, let frame, _): frame
    case .gradient: box
    case .shadow(let shadow):
      box.insetBy(dx: -3 * shadow.blur, dy: -3 * shadow.blur)
        .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).union(box)
    default: box.insetBy(dx: -Self.room, dy: -Self.room)
    }
  }

  private static var room: CGFloat { 40 }
}

extension Picture {
  fileprivate var isForPages: Bool {
    content.format.isForPages && tint == nil && slices == nil && !isMirrored
      && content.element == nil
  }
}

import AutoLayout
import Foundation

/// A bar's background and hairline; nil where there is none.
@MainActor
struct BarSurface {
  var fill: Color?
  var line: Color?

  struct Request {
    var barTint: UIColor?
    var isBlack: Bool
    var standard: UIBarAppearance
    var edge: UIBarAppearance?
    var isAtEdge: Bool
    /// Whether bars are clear at the edge, unless an appearance is set for it.
    var isClearAtEdge: Bool
  }

  init(_ request: Request) {
    let edge = request.isAtEdge ? request.edge : nil
    // Only the system's default appearance becomes clear automatically (F9.35).
    guard edge != nil || !request.isAtEdge || !request.isClearAtEdge else { return }
    let appearance = edge ?? request.standard
    line = appearance.shadowColor.map { Color($0) }
    if let color = appearance.backgroundColor {
      fill = Color(color)
      return
    }
    switch appearance.background {
    case .transparent: (fill, line) = (nil, nil)
    case .opaque: fill = Color(.systemBackground)
    case .system:
      // If an appearance has no background effect, the content below stays visible.
      let material = appearance.backgroundEffect.map { _ in
        Color(request.isBlack ? ControlColors.blackMaterial : ControlColors.material)
      }
      fill = request.barTint.map { Color($0) } ?? material
    }
  }

  func items(in box: CGRect, lineAtTop: Bool) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let fill, !fill.isInvisible { items.append(.fill(.rectangle(box), fill)) }
    if let line, !line.isInvisible {
      let half = BarLook.lineWidth / 2
      let y = lineAtTop ? box.minY - half : box.maxY + half
      items.append(
        .stroke(
          .line(from: CGPoint(x: box.minX, y: y), to: CGPoint(x: box.maxX, y: y)),
          DisplayList.Stroke(line, width: BarLook.lineWidth)))
    }
    return items
  }
}

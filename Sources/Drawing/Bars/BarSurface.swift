import AutoLayout
import Foundation

/// What is behind a bar's content, and the line towards the other views; nil where there is none.
@MainActor
struct BarSurface {
  var fill: Color?
  var line: Color?

  /// What a bar says about its looks, whatever kind of bar it is.
  struct Request {
    var barTint: UIColor?
    var isBlack: Bool
    var standard: UIBarAppearance
    var edge: UIBarAppearance?
    /// Whether no content lies below the bar.
    var isAtEdge: Bool
    /// Whether the system shows nothing there, unless the bar asks for something else.
    var isClearAtEdge: Bool
  }

  init(_ request: Request) {
    let edge = request.isAtEdge ? request.edge : nil
    // Only the system's own looks turn clear by themselves (F9.35).
    guard edge != nil || !request.isAtEdge || !request.isClearAtEdge else { return }
    // What an appearance leaves open is as the bar itself says.
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
      // Looks whose effect was taken away leave what is below as it is.
      let material = appearance.backgroundEffect.map { _ in
        Color(request.isBlack ? ControlColors.blackMaterial : ControlColors.material)
      }
      fill = request.barTint.map { Color($0) } ?? material
    }
  }

  /// The items, with the line at one of the box's edges.
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

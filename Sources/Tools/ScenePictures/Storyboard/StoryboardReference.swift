import Drawing
import Foundation

/// The placeholder for a scene of another storyboard.
struct StoryboardReference {
  let storyboard: String?
  /// The identifier of the scene in it; nil for the initial scene.
  let identifier: String?

  var picture: DisplayList {
    // As wide as the text needs, within limits.
    let letters = max(storyboard?.count ?? 20, identifier?.count ?? 0)
    let width = min(260, max(120, CGFloat(letters) * 9 + 32))
    let size = CGSize(width: width, height: identifier == nil ? 44 : 60)
    let box = CGRect(origin: .zero, size: size)
    let shape = Shape.rounded(box.insetBy(dx: 1, dy: 1), radius: 8)
    let first = CGRect(x: 12, y: identifier == nil ? 12 : 9, width: size.width - 24, height: 20)
    var items: [DisplayList.Item] = [
      .fill(shape, .white), .stroke(shape, DisplayList.Stroke(Color(white: 0.6), width: 1.5)),
      .text(
        Text(
          storyboard ?? "Storyboard Reference", font: Font(size: 14, weight: 600),
          color: Color(white: 0.25), in: first, alignment: .center)),
    ]
    if let identifier {
      let second = CGRect(x: 12, y: 31, width: size.width - 24, height: 18)
      items.append(
        .text(
          Text(
            identifier, font: Font(size: 12), color: Color(white: 0.5), in: second,
            alignment: .center)))
    }
    return DisplayList(size: size, background: nil, items: items)
  }
}

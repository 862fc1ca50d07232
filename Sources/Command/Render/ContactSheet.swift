import AutoLayout
import Drawing
import Foundation

/// Pictures of several roots, side by side with their titles; a single one stands alone.
@MainActor
struct ContactSheet {
  private let style: ViewStyle
  private var pictures: [(list: DisplayList, title: String)] = []

  /// The room around each picture, in points.
  private static let gap = 24.0
  private static let titleHeight = 20.0

  /// Makes an empty sheet.
  init(_ style: ViewStyle) { self.style = style }

  /// Adds a root that was laid out.
  mutating func add(_ view: UIView, title: String) {
    pictures.append((DisplayList(showing: view, style: style), title))
  }

  /// The sheet.
  var picture: DisplayList {
    if pictures.count == 1 { return pictures[0].list }
    let gap = ContactSheet.gap
    let top = gap + ContactSheet.titleHeight
    let width = pictures.reduce(gap) { $0 + $1.list.size.width + gap }
    let height = pictures.reduce(0) { max($0, $1.list.size.height) } + top + gap
    var sheet = DisplayList(
      size: CGSize(width: width, height: height), background: Color(white: 0.9))
    var x = gap
    for (list, title) in pictures {
      let box = CGRect(origin: .zero, size: list.size)
      let caption = CGRect(x: x, y: gap / 2, width: list.size.width, height: top - gap / 2)
      sheet.items.append(
        .text(Text(title, font: Font(size: 13, weight: 500), color: Color(white: 0.3), in: caption))
      )
      let paper = list.background.map { [DisplayList.Item.fill(.rectangle(box), $0)] } ?? []
      sheet.items.append(
        .group(
          DisplayList.Group(
            transform: AffineTransform(translationByX: x, byY: top), clip: .rectangle(box),
            items: paper + list.items)))
      x += list.size.width + gap
    }
    return sheet
  }
}

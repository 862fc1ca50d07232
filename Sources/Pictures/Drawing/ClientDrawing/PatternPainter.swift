import AutoLayout
import Foundation

enum PatternPainter {
  private static let limit: CGFloat = 512

  static func tiles(_ image: UIImage, _ box: CGRect) -> [DisplayList.Item] {
    let size = image.size
    guard size.width > 0, size.height > 0, box.isFinite, box.width / size.width < limit,
      box.height / size.height < limit
    else { return [.fill(.rectangle(box), Color(white: 0.5))] }
    var items: [DisplayList.Item] = []
    var y = (box.minY / size.height).rounded(.down) * size.height
    while y < box.maxY {
      var x = (box.minX / size.width).rounded(.down) * size.width
      while x < box.maxX {
        items += image.items(
          in: CGRect(origin: CGPoint(x: x, y: y), size: size), tint: .black, isTemplate: false,
          isMirrored: false)
        x += size.width
      }
      y += size.height
    }
    return items
  }
}

import DocumentDiff
import Drawing
import Foundation

@MainActor
struct DiffSheet {
  private var rows: [(title: String, old: SceneVersion?, new: SceneVersion?, marks: DiffMarks)] = []

  private static let gap = 24.0
  private static let head = 28.0

  mutating func add(_ cell: DiffPictures.Cell) {
    rows.append(("\(cell.scene.title) · \(cell.environment)", cell.old, cell.new, cell.marks))
  }

  var list: DisplayList {
    guard !rows.isEmpty else {
      var list = DisplayList(size: CGSize(width: 320, height: 60), background: Color(white: 0.95))
      list.items = [
        Self.text("No scene has changed.", CGRect(x: 24, y: 20, width: 280, height: 20))
      ]
      return list
    }
    let (gap, head) = (Self.gap, Self.head)
    let left = rows.compactMap { $0.old?.list.size.width }.max() ?? 160
    let right = rows.compactMap { $0.new?.list.size.width }.max() ?? 160
    var list = DisplayList(
      size: CGSize(width: left + right + 3 * gap, height: 0), background: Color(white: 0.9))
    var y = 0.0
    for row in rows {
      let place = CGRect(x: gap, y: y + 8, width: left + right + gap, height: 18)
      list.items.append(Self.text("\(row.title): before, after", place))
      for (version, x) in [(row.old, gap), (row.new, gap + left + gap)] {
        guard let version else { continue }
        list.items.append(Self.item(version, row.marks, at: CGPoint(x: x, y: y + head)))
      }
      let height = max(row.old?.list.size.height ?? 0, row.new?.list.size.height ?? 0)
      y += head + height + 8
    }
    list.size.height = y + gap
    return list
  }

  private static func text(_ string: String, _ box: CGRect) -> DisplayList.Item {
    .text(
      Text(
        string, font: Font(size: 13, weight: 600), color: Color(white: 0.2), in: box,
        alignment: .left, lineLimit: 1))
  }

  private static func item(
    _ version: SceneVersion, _ marks: DiffMarks, at place: CGPoint
  ) -> DisplayList.Item {
    let box = CGRect(origin: .zero, size: version.list.size)
    var items = version.list.background.map { [DisplayList.Item.fill(.rectangle(box), $0)] } ?? []
    items += version.list.items
    for (id, frame) in version.places.sorted(by: { $0.key < $1.key }) {
      guard let kind = marks.kinds[id] else { continue }
      items.append(.fill(.rectangle(frame), color(kind, alpha: 0.15)))
      for edge in edges(of: frame) { items.append(.fill(.rectangle(edge), color(kind, alpha: 1))) }
    }
    return .group(
      DisplayList.Group(
        transform: AffineTransform(translationByX: place.x, byY: place.y), clip: .rectangle(box),
        items: items))
  }

  private static func edges(of frame: CGRect) -> [CGRect] {
    let (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    return [
      CGRect(x: x, y: y, width: width, height: 1.5),
      CGRect(x: x, y: frame.maxY - 1.5, width: width, height: 1.5),
      CGRect(x: x, y: y, width: 1.5, height: height),
      CGRect(x: frame.maxX - 1.5, y: y, width: 1.5, height: height),
    ]
  }

  private static func color(_ kind: DiffMarks.Kind, alpha: Double) -> Color {
    switch kind {
    case .added: Color(red: 0.1, green: 0.6, blue: 0.2, alpha: alpha)
    case .removed: Color(red: 0.85, green: 0.15, blue: 0.15, alpha: alpha)
    case .moved: Color(red: 0.1, green: 0.4, blue: 0.9, alpha: alpha)
    case .changed: Color(red: 0.85, green: 0.5, blue: 0.0, alpha: alpha)
    }
  }
}

import Drawing
import Foundation

struct ContactSheet {
  private var pictures: [(list: DisplayList, title: String)] = []
  /// The numbers of pictures that begin a row.
  private var firsts: [Int] = [0]

  private static let gap = 24.0
  private static let titleHeight = 20.0

  mutating func add(_ list: DisplayList, title: String, beginsRow: Bool = false) {
    if beginsRow, !pictures.isEmpty { firsts.append(pictures.count) }
    pictures.append((list, title))
  }

  var picture: DisplayList {
    if pictures.count == 1 { return pictures[0].list }
    var sheet = DisplayList(size: .zero, background: Color(white: 0.9))
    var (width, y) = (0.0, 0.0)
    for row in rows {
      let items = items(of: row, at: y)
      sheet.items += items.items
      width = max(width, items.width)
      y += row.reduce(0) { max($0, $1.list.size.height) } + ContactSheet.head
    }
    sheet.size = CGSize(width: width, height: y + ContactSheet.gap)
    return sheet
  }

  private var rows: [ArraySlice<(list: DisplayList, title: String)>] {
    guard !pictures.isEmpty else { return [] }
    let columns = max(4, Int((Double(pictures.count) * 3).squareRoot().rounded(.up)))
    return zip(firsts, firsts.dropFirst() + [pictures.count]).flatMap { first, end in
      stride(from: first, to: end, by: columns).map { pictures[$0..<min($0 + columns, end)] }
    }
  }

  private static let head = gap + titleHeight

  private func items(
    of row: ArraySlice<(list: DisplayList, title: String)>, at y: Double
  ) -> (items: [DisplayList.Item], width: Double) {
    let gap = ContactSheet.gap
    var items: [DisplayList.Item] = []
    var x = gap
    for (list, title) in row {
      let box = CGRect(origin: .zero, size: list.size)
      let caption = CGRect(
        x: x, y: y + gap / 2, width: list.size.width, height: ContactSheet.head - gap / 2)
      let font = Font(size: 13, weight: 500)
      items.append(.text(Text(title, font: font, color: Color(white: 0.3), in: caption)))
      let paper = list.background.map { [DisplayList.Item.fill(.rectangle(box), $0)] } ?? []
      items.append(
        .group(
          DisplayList.Group(
            transform: AffineTransform(translationByX: x, byY: y + ContactSheet.head),
            clip: .rectangle(box), items: paper + list.items)))
      x += list.size.width + gap
    }
    return (items, x)
  }
}

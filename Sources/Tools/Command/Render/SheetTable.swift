import Drawing
import Foundation
import ScenePictures

struct SheetTable {
  struct Cell {
    var row: String
    var column: String
    var picture: OverlaidPicture
  }

  let title: String
  private let cells: [Cell]
  private let rows: [String]
  private let columns: [String]

  private static let gap: CGFloat = 24

  init(_ cells: [Cell], title: String) {
    self.title = title
    let isColumn = Set(cells.map(\.column)).count == 1 && Set(cells.map(\.row)).count > 1
    self.cells =
      isColumn ? cells.map { Cell(row: $0.column, column: $0.row, picture: $0.picture) } : cells
    rows = Self.distinct(self.cells.map(\.row))
    columns = Self.distinct(self.cells.map(\.column))
  }

  private static func distinct(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }

  /// The positions of pictures and labels, with columns and rows of the maximum size.
  var arrangement: Arrangement {
    var arrangement = Arrangement()
    let columnPlaces = Dictionary(uniqueKeysWithValues: zip(columns, columns.indices))
    let rowPlaces = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
    var widths = columns.map { _ in CGFloat(120) }
    var heights = rows.map { _ in CGFloat(0) }
    var places: [(row: Int, column: Int)] = []
    for cell in cells {
      let place = (row: rowPlaces[cell.row] ?? 0, column: columnPlaces[cell.column] ?? 0)
      widths[place.column] = max(widths[place.column], cell.picture.size.width)
      heights[place.row] = max(heights[place.row], cell.picture.size.height)
      places.append(place)
    }
    let letters = letters(widths: widths, heights: heights)
    arrangement.letters = Double(letters)
    let (labelHeight, titleHeight) = (letters * 2, letters * 2.6)
    var x = Self.gap
    let lefts = widths.map { width in
      defer { x += width + Self.gap }
      return x
    }
    let hasColumnLabels = columns.contains { !$0.isEmpty }
    let hasRowLabels = rows.contains { !$0.isEmpty }
    var y = titleHeight + (hasColumnLabels ? labelHeight : 0)
    let tops = heights.map { height in
      if hasRowLabels { y += labelHeight }
      defer { y += height + Self.gap }
      return y
    }
    arrangement.size = CGSize(width: max(x, 320), height: y)
    arrangement.frames = zip(cells, places).map { cell, place in
      CGRect(
        x: lefts[place.column].rounded(), y: tops[place.row].rounded(),
        width: cell.picture.size.width, height: cell.picture.size.height)
    }
    if hasColumnLabels {
      arrangement.columnLabels = zip(columns, zip(lefts, widths)).map { name, place in
        (name, CGRect(x: place.0, y: titleHeight, width: place.1, height: labelHeight))
      }
    }
    if hasRowLabels {
      arrangement.rowLabels = zip(rows, tops).map { name, top in
        (
          name,
          CGRect(
            x: Self.gap, y: top - labelHeight, width: arrangement.size.width - 2 * Self.gap,
            height: labelHeight)
        )
      }
    }
    return arrangement
  }

  /// Returns the font size of labels: larger on large sheets, as far as columns allow.
  private func letters(widths: [CGFloat], heights: [CGFloat]) -> CGFloat {
    let side = max(widths.reduce(0, +), heights.reduce(0, +))
    let longest = CGFloat(max(1, columns.map(\.count).max() ?? 1))
    let room = (widths.min() ?? 0) / (longest * 0.56)
    return max(15, min(side / 100, room, 60)).rounded()
  }

  struct Arrangement {
    var size = CGSize.zero
    var letters = 15.0
    var frames: [CGRect] = []
    var columnLabels: [(name: String, box: CGRect)] = []
    var rowLabels: [(name: String, box: CGRect)] = []
  }

  func list(_ pen: OverlayPencil?) -> DisplayList {
    let arrangement = arrangement
    var sheet = DisplayList(size: arrangement.size, background: Color(white: 0.9))
    let letters = arrangement.letters
    let head = CGRect(
      x: Self.gap, y: letters * 0.5, width: arrangement.size.width - 2 * Self.gap,
      height: letters * 2)
    sheet.items.append(text(title, in: head, size: letters * 1.2, weight: 600))
    for (name, box) in arrangement.columnLabels + arrangement.rowLabels {
      sheet.items.append(text(name, in: box, size: letters, weight: 500))
    }
    for (cell, frame) in zip(cells, arrangement.frames) {
      let list = cell.picture.drawn(pen)
      let box = CGRect(origin: .zero, size: frame.size)
      let paper = list.background.map { [DisplayList.Item.fill(.rectangle(box), $0)] } ?? []
      sheet.items.append(
        .group(
          DisplayList.Group(
            transform: AffineTransform(translationByX: frame.minX, byY: frame.minY),
            clip: .rectangle(box), items: paper + list.items)))
    }
    return sheet
  }

  private func text(
    _ string: String, in box: CGRect, size: Double, weight: Int
  ) -> DisplayList.Item {
    .text(
      Text(
        string, font: Font(size: size, weight: weight), color: Color(white: 0.2), in: box,
        alignment: .left, lineLimit: 1))
  }
}

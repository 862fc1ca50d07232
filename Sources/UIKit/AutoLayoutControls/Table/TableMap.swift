import Foundation

enum TablePart: Hashable {
  case header(Int)
  case row(section: Int, row: Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section), .row(let section, _): section
    }
  }

  var path: IndexPath? {
    guard case .row(let section, let row) = self else { return nil }
    return IndexPath(row: row, section: section)
  }
}

struct TableMap {
  struct Section {
    var header: Edge
    var rows: ExtentList
    var footer: Edge

    var total: CGFloat { header.height + rows.total + footer.height }
  }

  struct Edge {
    var height: CGFloat
    /// The blank part of the height, above a header (F8.31).
    var padding: CGFloat = 0
    var isMeasured: Bool

    static let none = Edge(height: 0, isMeasured: true)
  }

  let top: CGFloat
  let bottom: CGFloat
  private(set) var sections: [Section]
  private var extents: ExtentList

  init(top: CGFloat, sections: [Section], bottom: CGFloat) {
    self.top = top
    self.sections = sections
    self.bottom = bottom
    extents = ExtentList(count: sections.count, estimate: 0)
    for (index, section) in sections.enumerated() { extents.set(section.total, at: index) }
  }

  var contentHeight: CGFloat { top + extents.total + bottom }
  var bottomEdge: CGFloat { top + extents.total }

  func y(section: Int) -> CGFloat { top + extents.offset(of: section) }

  func height(section: Int) -> CGFloat { sections[section].total }

  func y(_ part: TablePart) -> CGFloat {
    let section = sections[part.section]
    let y = y(section: part.section)
    return switch part {
    case .header: y
    case .row(_, let row): y + section.header.height + section.rows.offset(of: row)
    case .footer: y + section.header.height + section.rows.total
    }
  }

  func height(_ part: TablePart) -> CGFloat {
    let section = sections[part.section]
    return switch part {
    case .header: section.header.height
    case .row(_, let row): section.rows[row]
    case .footer: section.footer.height
    }
  }

  /// Returns where the view of a section's part is: below the padding, for a header.
  func viewPlace(_ part: TablePart) -> (y: CGFloat, height: CGFloat) {
    let isHeader = if case .header = part { true } else { false }
    let padding = isHeader ? sections[part.section].header.padding : 0
    return (y(part) + padding, height(part) - padding)
  }

  func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  func isMeasured(_ part: TablePart) -> Bool {
    let section = sections[part.section]
    return switch part {
    case .header: section.header.isMeasured
    case .row(_, let row): section.rows.isMeasured(row)
    case .footer: section.footer.isMeasured
    }
  }

  mutating func set(_ height: CGFloat, padding: CGFloat = 0, _ part: TablePart) {
    let section = part.section
    let edge = Edge(height: height + padding, padding: padding, isMeasured: true)
    switch part {
    case .header: sections[section].header = edge
    case .row(_, let row): sections[section].rows.set(height, at: row)
    case .footer: sections[section].footer = edge
    }
    extents.set(sections[section].total, at: section)
  }

  mutating func forget(_ part: TablePart) {
    switch part {
    case .header(let section): sections[section].header.isMeasured = false
    case .row(let section, let row): sections[section].rows.forget(row)
    case .footer(let section): sections[section].footer.isMeasured = false
    }
  }

  func part(at y: CGFloat) -> TablePart? {
    guard !sections.isEmpty else { return nil }
    let index = extents.index(at: y - top)
    let section = sections[index]
    var rest = y - self.y(section: index)
    if section.header.height > 0 && rest < section.header.height { return .header(index) }
    rest -= section.header.height
    if section.rows.count > 0 && rest < section.rows.total {
      return .row(section: index, row: section.rows.index(at: rest))
    }
    return .footer(index)
  }

  func part(after part: TablePart) -> TablePart? {
    let count = sections[part.section].rows.count
    return switch part {
    case .header(let section): count > 0 ? .row(section: section, row: 0) : .footer(section)
    case .row(let section, let row):
      row + 1 < count ? .row(section: section, row: row + 1) : .footer(section)
    case .footer(let section): section + 1 < sections.count ? .header(section + 1) : nil
    }
  }
}

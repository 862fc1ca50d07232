import AutoLayoutCore
package import Foundation

@MainActor
package final class StaticTableContent {
  package struct Row {
    package var cell: UITableViewCell
    package var height: CGFloat?

    package init(cell: UITableViewCell, height: CGFloat?) {
      self.cell = cell
      self.height = height
    }
  }

  package struct Section {
    package var header: String?
    package var footer: String?
    package var rows: [Row]

    package init(header: String?, footer: String?, rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  package let sections: [Section]

  package init(sections: [Section]) {
    self.sections = sections
  }

  func row(at path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}

extension UINib {
  func topView<View: UIView>(as: View.Type) -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }
}

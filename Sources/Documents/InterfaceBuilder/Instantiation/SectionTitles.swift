internal import AutoLayout
internal import Foundation

/// The titles of sections in static tables; only the rows show their room.
@MainActor
struct SectionTitles {
  private let header: UITableViewHeaderFooterView?
  private let footer: UITableViewHeaderFooterView?
  private let first: UIView
  private let last: UIView
  private let above: UIView?

  /// Makes the titles for a section with at least one row, and adds them to the table.
  init?(
    header: String?, footer: String?, rows: [UIView], above: UIView?, in table: UIView
  ) {
    guard header != nil || footer != nil, let first = rows.first, let last = rows.last else {
      return nil
    }
    func title(_ text: String?) -> UITableViewHeaderFooterView? {
      guard let text else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = text
      view.textLabel?.textColor = .secondaryLabel
      table.addSubview(view)
      return view
    }
    self.header = title(header)
    self.footer = title(footer)
    (self.first, self.last, self.above) = (first, last, above)
  }

  func place() {
    if let header {
      let room = first.frame.minY - (above?.frame.maxY ?? 0)
      let height = min(fittedHeight(of: header), max(0, room))
      place(header, y: first.frame.minY - height, height: height)
    }
    if let footer {
      place(footer, y: last.frame.maxY, height: fittedHeight(of: footer))
    }
  }

  /// The rows' part of the table inside the device's side insets (F8.20).
  private var sides: CGRect {
    let safe = first.superview?.safeAreaInsets ?? .zero
    return first.frame.inset(
      by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
  }

  private func fittedHeight(of title: UITableViewHeaderFooterView) -> CGFloat {
    title.systemLayoutSizeFitting(
      CGSize(width: sides.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func place(_ title: UITableViewHeaderFooterView, y: CGFloat, height: CGFloat) {
    title.frame = CGRect(x: sides.minX, y: y, width: sides.width, height: height)
    title.layoutIfNeeded()
  }
}

extension SceneBuilder {
  func makeSectionTitles() -> [SectionTitles] {
    var titles: [SectionTitles] = []
    for member in members {
      guard case .tableView(let table) = interface.view(member.index).details else { continue }
      var above: UIView?
      for section in table.sections {
        let rows = section.cells.compactMap { views[$0] }
        let made = SectionTitles(
          header: string(section, "headerTitle") ?? section.headerTitle,
          footer: string(section, "footerTitle") ?? section.footerTitle, rows: rows, above: above,
          in: member.view)
        if let made { titles.append(made) }
        above = rows.last ?? above
      }
    }
    return titles
  }

  private func string(_ section: TableSectionElement, _ property: String) -> String? {
    strings?[section.id, property]
  }
}

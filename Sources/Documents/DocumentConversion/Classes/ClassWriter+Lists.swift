internal import InterfaceBuilder

/// The data source for tables with static rows.
extension ClassWriter {
  private var staticTable: TableViewElement? {
    for index in views {
      guard case .tableView(let table) = contents[index].details, table.isStatic,
        table.sections.contains(where: { !$0.cells.isEmpty })
      else { continue }
      return table
    }
    return nil
  }

  private func cells(of table: TableViewElement) -> [[ViewIndex]] {
    table.sections.map { $0.cells.filter { names.paths[$0] != nil } }
  }

  /// The table controller's rows, and their heights.
  var listProperties: [[SourceLine]] {
    guard let table = staticTable, unit.baseClass == "UITableViewController" else { return [] }
    let rows = cells(of: table).map { cells in
      "[\(cells.map { Identifier.escaped(self.path($0)) }.joined(separator: ", "))]"
    }
    var properties: [SourceLine] = [
      .list("private lazy var sections: [[UITableViewCell]] = [", rows, closing: "]")
    ]
    if let heights = heights(table) {
      properties.append(.list("private let heights: [[CGFloat]] = [", heights, closing: "]"))
    }
    return [properties]
  }

  var listMethods: [[SourceLine]] {
    guard let table = staticTable, unit.baseClass == "UITableViewController" else { return [] }
    var methods: [[SourceLine]] = []
    methods.append([
      .statement(
        "override func numberOfSections(in tableView: UITableView) -> Int { sections.count }")
    ])
    methods.append([
      .block(
        "override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
        .statements(["sections[section].count"]))
    ])
    methods.append([
      .block(
        "override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)"
          + " -> UITableViewCell",
        .statements(["sections[indexPath.section][indexPath.row]"]))
    ])
    methods += titles("Header", table.sections.map { ($0.id, $0.headerTitle) })
    methods += titles("Footer", table.sections.map { ($0.id, $0.footerTitle) })
    if heights(table) != nil {
      methods.append([
        .block(
          "override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)"
            + " -> CGFloat",
          .statements(["heights[indexPath.section][indexPath.row]"]))
      ])
    }
    return methods
  }

  private func titles(_ kind: String, _ texts: [(id: String, text: String?)]) -> [[SourceLine]] {
    guard texts.contains(where: { $0.text?.isEmpty == false }) else { return [] }
    let list = texts.map { id, text in
      text.map { context.text($0, "\(kind.lowercased())Title", of: id) } ?? "nil"
    }
    return [
      [
        .block(
          "override func tableView(_ tableView: UITableView, titleFor\(kind)InSection section: Int)"
            + " -> String?",
          [
            .statement(
              "let titles: [String?] = [\(list.joined(separator: ", "))]"),
            .statement("return titles[section]"),
          ])
      ]
    ]
  }

  /// The heights of the rows in each section; nil if the table's own height is enough.
  private func heights(_ table: TableViewElement) -> [String]? {
    func height(_ index: ViewIndex) -> String {
      guard case .tableViewCell(let cell) = contents[index].details,
        let height = cell.rowHeight ?? (table.rowHeight > 0 ? table.rowHeight : nil)
      else { return "UITableView.automaticDimension" }
      return SwiftLiteral.number(height)
    }
    let all = cells(of: table).map { $0.map(height) }
    let usual = table.rowHeight > 0 ? SwiftLiteral.number(table.rowHeight) : nil
    guard all.joined().contains(where: { $0 != usual ?? "UITableView.automaticDimension" }) else {
      return nil
    }
    return all.map { "[\($0.joined(separator: ", "))]" }
  }
}

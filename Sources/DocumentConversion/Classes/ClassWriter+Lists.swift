internal import InterfaceBuilder

/// The data source of a table with static rows.
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

  var listMethods: [[SourceLine]] {
    guard let table = staticTable, unit.baseClass == "UITableViewController" else { return [] }
    let sections = table.sections.map { section in
      section.cells.filter { names.paths[$0] != nil }
    }
    var methods: [[SourceLine]] = []
    let rows = sections.map { cells in
      "[\(cells.map { Identifier.escaped(self.path($0)) }.joined(separator: ", "))]"
    }
    methods.append([
      .list("private lazy var sections: [[UITableViewCell]] = [", rows, closing: "]")
    ])
    methods.append([
      .block(
        "override func numberOfSections(in tableView: UITableView) -> Int",
        .statements(["sections.count"]))
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
    methods += heights(sections, table)
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

  private func heights(_ sections: [[ViewIndex]], _ table: TableViewElement) -> [[SourceLine]] {
    func height(_ index: ViewIndex) -> String {
      guard case .tableViewCell(let cell) = contents[index].details,
        let height = cell.rowHeight ?? (table.rowHeight > 0 ? table.rowHeight : nil)
      else { return "UITableView.automaticDimension" }
      return SwiftLiteral.number(height)
    }
    let all = sections.map { $0.map(height) }
    // The table's own height needs no method.
    let usual = table.rowHeight > 0 ? SwiftLiteral.number(table.rowHeight) : nil
    guard all.joined().contains(where: { $0 != usual ?? "UITableView.automaticDimension" }) else {
      return []
    }
    let rows = all.map { "[\($0.joined(separator: ", "))]" }
    return [
      [.list("private let heights: [[CGFloat]] = [", rows, closing: "]")],
      [
        .block(
          "override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)"
            + " -> CGFloat",
          .statements(["heights[indexPath.section][indexPath.row]"]))
      ],
    ]
  }
}

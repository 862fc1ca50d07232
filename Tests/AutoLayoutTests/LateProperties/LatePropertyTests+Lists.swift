import AutoLayout
import Foundation
import Testing

extension LatePropertyTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      return view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  static let source = Source()

  @Test("scroll views and lists")
  func lists() {
    func scroller() -> UIScrollView {
      let view = UIScrollView()
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let guide = view.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 500),
      ])
      return view
    }
    func table(_ style: UITableView.Style = .plain) -> UITableView {
      let table = UITableView(frame: .zero, style: style)
      table.dataSource = source
      table.delegate = source
      return table
    }
    let source = Self.source
    func items() -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 30)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.dataSource = source
      return view
    }
    func flow(_ name: String, _ change: @escaping (UICollectionViewFlowLayout) -> Void) -> Row {
      Self.view("flow \(name)", items, isFixed: true) {
        ($0.collectionViewLayout as? UICollectionViewFlowLayout).map(change)
      }
    }
    let rows = [
      Self.view("scroll layoutMargins", scroller, isFixed: true) {
        $0.layoutMargins = UIEdgeInsets(top: 1, left: 22, bottom: 3, right: 4)
      },
      Self.view("scroll contentOffset", scroller, isFixed: true) { $0.contentOffset.y = 30 },
      Self.view("rowHeight", { table() }, isFixed: true) { $0.rowHeight = 70 },
      Self.view("estimatedRowHeight", { table() }, isFixed: true) {
        $0.rowHeight = 33
        $0.estimatedRowHeight = 10
      },
      Self.view("sectionHeaderHeight", { table() }, isFixed: true) { $0.sectionHeaderHeight = 50 },
      Self.view("sectionFooterHeight", { table(.grouped) }, isFixed: true) {
        $0.sectionFooterHeight = 50
      },
      Self.view("sectionHeaderTopPadding", { table() }, isFixed: true) {
        $0.sectionHeaderTopPadding = 3
      },
      Self.view("tableHeaderView", { table() }, isFixed: true) {
        $0.tableHeaderView = Self.box(10, 44)
      },
      Self.view("tableFooterView", { table() }, isFixed: true) {
        $0.rowHeight = 10
        $0.tableFooterView = Self.box(10, 44)
      },
      Self.view("backgroundView", { table() }, isFixed: true) {
        $0.backgroundView = Self.box(1, 1)
      },
      Self.view(
        "dataSource",
        { () -> UITableView in
          let made = table()
          made.dataSource = nil
          return made
        }, isFixed: true
      ) { $0.dataSource = source },
      Self.view("isEditing", { table() }, isFixed: true) { $0.isEditing = true },
      Self.view("cell accessoryType", { table() }, isFixed: true) { table in
        table.layoutIfNeeded()
        for cell in table.visibleCells { cell.accessoryType = .disclosureIndicator }
      },
      Self.view("cell image", { table() }, isFixed: true) { table in
        table.layoutIfNeeded()
        for cell in table.visibleCells { cell.imageView?.image = UIImage(systemName: "star") }
      },
      Self.view("cell indentationLevel", { table() }, isFixed: true) { table in
        table.layoutIfNeeded()
        for cell in table.visibleCells { cell.indentationLevel = 2 }
      },
      Self.view("collection backgroundView", items, isFixed: true) {
        $0.backgroundView = Self.box(1, 1)
      },
      Self.view("collectionViewLayout", items, isFixed: true) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 20)
        $0.collectionViewLayout = layout
      },
      flow("itemSize") { $0.itemSize = CGSize(width: 60, height: 20) },
      flow("minimumLineSpacing") { $0.minimumLineSpacing = 33 },
      flow("minimumInteritemSpacing") { $0.minimumInteritemSpacing = 55 },
      flow("sectionInset") { $0.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
      flow("scrollDirection") { $0.scrollDirection = .horizontal },
    ]
    Self.check("lists", rows, self)
  }
}

internal import AssetCatalog
internal import AutoLayout
internal import Foundation

/// The objects in a scene, or in a row of the scene's tables; views are built on demand.
@MainActor
final class ProgramScene {
  let document: ProgramDocument
  let builder: SceneBuilder
  let objects: SceneObjects
  private var contents: DocumentContents { document.contents }
  private var awakened = 0
  private(set) var recognizers: [UIGestureRecognizer] = []

  init(_ scene: InterfaceScene, of document: ProgramDocument, objects: SceneObjects) {
    self.document = document
    self.objects = objects
    builder = SceneBuilder(
      scene: scene, environment: document.environment,
      program: ProgramViews(classes: document.classes, contents: document.contents))
  }

  /// Builds trees; `adopt` is called before their constraints are made, to provide guides.
  func build(_ roots: [ViewIndex], adopt: (ViewIndex, UIView) -> Void = { _, _ in }) {
    let first = builder.members.count
    for root in roots where builder.interface.isInstalled(root) {
      builder.buildTree(root)
      guard let view = builder.views[root] else { continue }
      builder.roots.append(view)
      adopt(root, view)
    }
    let new = builder.members[first...]
    let bars = BarMaker(builder)
    for member in new {
      objects.note(member.view, member.id)
      let element = builder.interface.view(member.index)
      setMargins(of: member.view, element)
      setRuntimeAttributes(of: member.view, element)
      builder.addConstraints(member)
      bars.fill(member.view, element)
      makeRows(of: member.view, element)
    }
  }

  func makeRecognizers(_ elements: [RecognizerElement]) {
    let maker = RecognizerMaker(classes: document.classes)
    for element in elements where objects[element.id] == nil {
      guard let object = maker.make(element) else { continue }
      recognizers.append(object)
      objects.note(object, element.id)
    }
  }

  private func setRuntimeAttributes(of view: UIView, _ element: ViewElement) {
    for attribute in element.runtimeAttributes {
      guard let value = value(of: attribute) else { continue }
      view.setKeyedProperty(attribute.keyPath, to: value)
    }
  }

  private func value(of attribute: RuntimeAttributeElement) -> Any? {
    switch attribute.value {
    case .number(let number): number
    case .boolean(let isTrue): isTrue
    case .string(let text): text
    case .size(let size): size.cgSize
    case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .color(let element): builder.color(element)
    case .other(type: "image", let name?): UIImage(named: name)
    case .other: nil
    }
  }

  /// Sets only margins in the document: the rest follows from the view's position.
  private func setMargins(of view: UIView, _ element: ViewElement) {
    if element.preservesSuperviewLayoutMargins { view.preservesSuperviewLayoutMargins = true }
    view.insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
    if let own = element.layoutMargins, !(element.kind == .tableViewCellContentView) {
      view.setMargins(own)
    }
  }

  func connect() {
    let connector = Connector(objects: objects, standIns: contents.standIns)
    for connection in contents.connections { connector.connect(connection) }
    connector.connectCollections()
  }

  func connectRow() {
    let own = Set(builder.members.map(\.id))
    let connector = Connector(objects: objects, standIns: contents.standIns)
    for connection in contents.connections where own.contains(connection.source) {
      connector.connect(connection)
    }
    connector.connectCollections()
  }

  func awaken() {
    let new = builder.members[awakened...]
    awakened = builder.members.count
    for member in new { member.view.awakeFromNib() }
  }

  // MARK: Rows

  /// Registers the makers of rows in a table or collection.
  private func makeRows(of view: UIView, _ element: ViewElement) {
    let rows = element.children.filter { contents[$0].isRow }
    guard !rows.isEmpty else { return }
    if case .tableView(let details) = element.details, details.isStatic {
      makeStaticRows(of: view, details)
      return
    }
    let maker = RowMaker(scene: builder.scene, document: document, objects: objects)
    for row in rows {
      let prototype = contents[row]
      guard let name = prototype.reuseName else { continue }
      switch view {
      case let table as UITableView:
        table.register(name) { maker.make(row) as? UITableViewCell ?? UITableViewCell() }
      case let collection as UICollectionView:
        let kind =
          prototype.kind == .collectionReusableView ? prototype.supplementaryKind : nil
        collection.register(name, kind) {
          maker.make(row) as? UICollectionReusableView ?? UICollectionViewCell()
        }
      default: break
      }
    }
  }

  private func makeStaticRows(of view: UIView, _ details: TableViewElement) {
    guard let table = view as? UITableView else { return }
    let sections = details.sections.map { section in
      build(section.cells)
      return StaticTableContent.Section(
        header: section.headerTitle, footer: section.footerTitle,
        rows: section.cells.compactMap { index in
          guard let cell = builder.views[index] as? UITableViewCell,
            case .tableViewCell(let row) = contents[index].details
          else { return nil }
          return StaticTableContent.Row(cell: cell, height: row.rowHeight.map { CGFloat($0) })
        })
    }
    table.staticContent = StaticTableContent(sections: sections)
  }
}

/// Makes rows from a prototype; the list retains it, so it does not retain the list's objects.
@MainActor
private struct RowMaker {
  let scene: InterfaceScene
  let document: ProgramDocument
  let objects: SceneObjects

  /// Makes a row as a separate scene, so outlets refer to the row's views.
  func make(_ row: ViewIndex) -> UIView? {
    let program = ProgramScene(scene, of: document, objects: objects.copy())
    program.build([row])
    program.connectRow()
    program.awaken()
    return program.builder.views[row]
  }
}

/// The scene's existing objects, by identifier; their owners retain them.
@MainActor
final class SceneObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [String: Entry] = [:]

  subscript(id: String) -> AnyObject? { entries[id]?.object }

  func note(_ object: AnyObject?, _ id: String?) {
    guard let object, let id, !id.isEmpty else { return }
    entries[id] = Entry(object: object)
  }

  func copy() -> SceneObjects {
    let copy = SceneObjects()
    copy.entries = entries
    return copy
  }
}

extension ViewElement {
  fileprivate var reuseName: String? {
    if case .tableViewCell(let cell) = details { return cell.reuseIdentifier }
    return reuseIdentifier
  }

  fileprivate var supplementaryKind: String {
    role == .key("sectionFooterView")
      ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
  }
}

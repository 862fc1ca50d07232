internal import AutoLayout
internal import Foundation

/// Makes views of the program's own classes, and lists that load their rows on demand.
@MainActor
final class ProgramViews {
  private let classes: ProgramClasses
  private let contents: DocumentContents

  init(classes: ProgramClasses, contents: DocumentContents) {
    self.classes = classes
    self.contents = contents
  }

  func stockView(_ element: ViewElement, in parent: UIView?) -> UIView? {
    guard let content = element.parent, let row = contents[content].parent,
      case .tableViewCell(let details) = contents[row].details,
      let role = details.stockSubviews.first(where: { $0.value == element.id })?.key,
      let cell = parent?.superview as? UITableViewCell
    else { return nil }
    return switch role {
    case "textLabel": cell.textLabel
    case "detailTextLabel": cell.detailTextLabel
    default: cell.imageView
    }
  }

  /// Makes a view with the program's class; nil for the family's default.
  func makeView(_ element: ViewElement) -> UIView? {
    let coder = InterfaceCoder()
    switch element.details {
    case .tableViewCell(let cell):
      coder.style = cell.cellStyle.rawValue
      coder.reuseIdentifier = cell.reuseIdentifier
    case .tableView(let table): coder.style = table.tableStyle.rawValue
    case .collectionView(let collection): coder.collectionLayout = makeLayout(collection)
    default: break
    }
    let type = classes.find(element.customClass, element.customModule, as: UIView.self)
    if let view = type?.init(coder: coder) {
      configure(view, element)
      return view
    }
    let view: UIView? =
      switch element.kind {
      case .tableView: UITableView(coder: coder)
      case .tableViewCell: UITableViewCell(coder: coder)
      case .collectionView: UICollectionView(coder: coder)
      case .scrollView: UIScrollView(coder: coder)
      default: nil
      }
    if let view { configure(view, element) }
    return view
  }

  /// Sets properties that matter only with rows on demand.
  private func configure(_ view: UIView, _ element: ViewElement) {
    if let view = view as? UIScrollView, let scroll = element.details.scroll {
      view.alwaysBounceVertical = scroll.alwaysBouncesVertically
      view.alwaysBounceHorizontal = scroll.alwaysBouncesHorizontally
      if let inset = scroll.contentInset { view.contentInset = inset.insets }
      if let behavior = scroll.adjustmentBehavior { view.contentInsetAdjustmentBehavior = behavior }
    }
    switch (element.details, view) {
    case (.tableView(let element), let table as UITableView):
      if element.rowHeight > 0 { table.rowHeight = CGFloat(element.rowHeight) }
      if element.estimatedRowHeight >= 0 {
        table.estimatedRowHeight = CGFloat(element.estimatedRowHeight)
      }
      if element.sectionHeaderHeight > 0, element.style == "plain" {
        table.sectionHeaderHeight = CGFloat(element.sectionHeaderHeight)
      }
      if element.separatorStyle == "none" { table.separatorStyle = .none }
      if let inset = element.separatorInset { table.separatorInset = inset.insets }
    default: break
    }
  }

  /// Makes a collection view's layout, which exists before the view does.
  private func makeLayout(_ element: CollectionViewElement) -> UICollectionViewLayout {
    let type = classes.find(
      element.layoutClass?.name, element.layoutClass?.module, as: UICollectionViewLayout.self)
    let made = type?.init(coder: InterfaceCoder()) ?? UICollectionViewFlowLayout()
    if let flow = made as? UICollectionViewFlowLayout, let layout = element.layout {
      configure(flow, layout)
    }
    return made
  }

  private func configure(_ flow: UICollectionViewFlowLayout, _ element: FlowLayoutElement) {
    flow.scrollDirection = element.isHorizontal ? .horizontal : .vertical
    flow.minimumLineSpacing = CGFloat(element.minimumLineSpacing)
    flow.minimumInteritemSpacing = CGFloat(element.minimumInteritemSpacing)
    if let size = element.itemSize { flow.itemSize = size.cgSize }
    if element.estimatesItemSize {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.headerSize { flow.headerReferenceSize = size.cgSize }
    if let size = element.footerSize { flow.footerReferenceSize = size.cgSize }
    if let inset = element.sectionInset { flow.sectionInset = inset.insets }
  }

  func place(_ view: UIView, _ element: ViewElement, in parent: UIView) -> Bool {
    guard let table = parent as? UITableView else { return stockView(element, in: parent) === view }
    switch element.role {
    case .key("tableHeaderView"): table.tableHeaderView = view
    case .key("tableFooterView"): table.tableFooterView = view
    case .key("backgroundView"): table.backgroundView = view
    default: return false
    }
    return true
  }
}

extension ScrollViewElement {
  fileprivate var adjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior? {
    switch contentInsetAdjustment {
    case "never": .never
    case "always": .always
    case "scrollableAxes": .scrollableAxes
    default: nil
    }
  }
}

extension TableViewElement {
  var tableStyle: UITableView.Style {
    switch style {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}

extension ViewElement {
  /// Whether the view is loaded on demand: a prototype, a static row, or a collection's header.
  var isRow: Bool {
    switch role {
    case .prototype, .sectionCell: true
    case .key: kind == .collectionReusableView
    default: false
    }
  }
}

extension SizeElement {
  var cgSize: CGSize { CGSize(width: width, height: height) }
}

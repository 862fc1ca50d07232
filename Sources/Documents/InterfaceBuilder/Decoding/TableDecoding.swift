extension ElementReader {
  mutating func scrollView() -> ScrollViewElement {
    ScrollViewElement(
      contentInset: tree.insets(of: element, key: "contentInset"),
      contentInsetAdjustment: string("contentInsetAdjustmentBehavior"),
      alwaysBouncesVertically: bool("alwaysBounceVertical", default: false),
      alwaysBouncesHorizontally: bool("alwaysBounceHorizontal", default: false))
  }

  mutating func tableView() -> TableViewElement {
    TableViewElement(
      scroll: scrollView(), style: string("style") ?? "plain",
      rowHeight: double("rowHeight") ?? -1,
      estimatedRowHeight: double("estimatedRowHeight") ?? -1,
      sectionHeaderHeight: double("sectionHeaderHeight") ?? -1,
      sectionFooterHeight: double("sectionFooterHeight") ?? -1,
      isStatic: string("dataMode") == "static", separatorStyle: string("separatorStyle"),
      separatorInset: tree.insets(of: element, key: "separatorInset"),
      separatorColor: tree.color(of: element, key: "separatorColor"),
      insetsContentToSafeArea: bool("contentViewInsetsToSafeArea", default: true), sections: [])
  }

  mutating func tableViewCell() -> TableViewCellElement {
    var stock: [String: String] = [:]
    for key in ["textLabel", "detailTextLabel", "imageView"] { stock[key] = string(key) }
    return TableViewCellElement(
      style: string("style"), accessoryType: string("accessoryType"),
      rowHeight: double("rowHeight"), reuseIdentifier: string("reuseIdentifier"),
      indentationLevel: int("indentationLevel") ?? 0,
      indentationWidth: double("indentationWidth") ?? 10, stockSubviews: stock)
  }

  func layoutClass() -> ClassReference? {
    ["collectionViewFlowLayout", "collectionViewLayout"].lazy
      .compactMap { tree.child($0, of: element) }.first.flatMap { ClassReference(tree, $0) }
  }

  func flowLayout() -> FlowLayoutElement? {
    guard let layout = tree.child("collectionViewFlowLayout", of: element) else { return nil }
    func size(_ key: String) -> SizeElement? {
      tree.child("size", key: key, of: layout).map { tree.size($0) }
    }
    return FlowLayoutElement(
      isHorizontal: tree.value("scrollDirection", of: layout) == "horizontal",
      minimumLineSpacing: tree.number("minimumLineSpacing", of: layout) ?? 10,
      minimumInteritemSpacing: tree.number("minimumInteritemSpacing", of: layout) ?? 10,
      itemSize: size("itemSize"),
      estimatesItemSize: tree.value("automaticEstimatedItemSize", of: layout) == "YES",
      headerSize: size("headerReferenceSize"), footerSize: size("footerReferenceSize"),
      sectionInset: tree.insets(of: layout, key: "sectionInset"))
  }
}

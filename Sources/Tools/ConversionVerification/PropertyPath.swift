internal import AutoLayout

/// Finds the view at a path such as `card.contentView`, in private and lazy properties too.
@MainActor
struct PropertyPath {
  private var properties: [String: Any] = [:]
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
    let lazyPrefix = "$__lazy_storage_$_"
    for child in Mirror(reflecting: object).children {
      guard let label = child.label else { continue }
      let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
      properties[name] = child.value
    }
  }

  func view(at path: String) -> UIView? {
    guard !path.isEmpty else { return object as? UIView }
    var current: Any? = object
    for (index, part) in path.split(separator: ".").enumerated() {
      let name = part.hasSuffix("?") ? String(part.dropLast()) : String(part)
      if index == 0, let value = properties[name] {
        current = Self.unwrapped(value)
      } else {
        current = current.flatMap { Self.member(name, of: $0) }
      }
    }
    return current as? UIView
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  private static func member(_ name: String, of object: Any) -> UIView? {
    switch (name, object) {
    case ("view", let controller as UIViewController): controller.view
    case ("tableView", let controller as UITableViewController): controller.tableView
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("contentView", let cell as UICollectionViewCell): cell.contentView
    case ("contentView", let view as UITableViewHeaderFooterView): view.contentView
    case ("contentView", let view as UIVisualEffectView): view.contentView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("imageView", let cell as UITableViewCell): cell.imageView
    default: nil
    }
  }
}

public import AutoLayoutCore

extension UIMenu {
  /// The actions in it, those of the menus in it in their place.
  private var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
  }

  /// The actions that have a mark; the first one where none has, because one is always chosen.
  public var selectedElements: [UIMenuElement] {
    let marked = actions.filter { $0.state == .on }
    return marked.isEmpty ? Array(actions.prefix(1)) : marked
  }
}

public import AutoLayoutCore

extension UIMenu {
  private var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
  }

  /// The selected actions; the first action if none is selected, because a selection is required.
  public var selectedElements: [UIMenuElement] {
    let marked = actions.filter { $0.state == .on }
    return marked.isEmpty ? Array(actions.prefix(1)) : marked
  }
}

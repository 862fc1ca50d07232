@testable import Drawing

extension [DisplayList.Item] {
  /// The items with those of groups in place of the groups.
  var flattened: [DisplayList.Item] {
    flatMap { item in
      if case .group(let group) = item { group.items.flattened } else { [item] }
    }
  }
}

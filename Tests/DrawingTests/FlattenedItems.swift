@testable import Drawing

extension [DisplayList.Item] {
  var flattened: [DisplayList.Item] {
    flatMap { item in
      if case .group(let group) = item { group.items.flattened } else { [item] }
    }
  }
}

enum TableEntry: Hashable, Sendable {
  case action(DeclarationIndex.Method)
  case property(String)

  func source(in type: String, isOverloaded: Bool) -> String? {
    switch self {
    case .property(let name): return "KeyedProperty(\"\(name)\", \\\(type).\(name))"
    case .action(let method):
      guard method.labels.count <= 2, !method.isStatic else { return nil }
      let selector = method.selector
      var reference = "\(type).\(method.name)"
      if isOverloaded {
        reference +=
          method.labels.isEmpty
          ? " as (\(type)) -> @MainActor () -> Void"
          : "(\(method.labels.map { "\($0):" }.joined()))"
      }
      return "ActionMethod(\"\(selector)\", \(reference))"
    }
  }
}

extension DeclarationIndex.Method {
  var selector: String { objectiveCName ?? PortedSource.objectiveCName(name, labels) }
}

/// Something of a class that documents reach by its name, where Swift has no names at run time.
enum TableEntry: Hashable, Sendable {
  /// A method that is called: `@IBAction`.
  case action(DeclarationIndex.Method)
  /// A property that is set: `@IBInspectable`, or an outlet with observers.
  case property(String)

  /// The entry as a value in the table of its class; nil where there is no such value.
  ///
  /// - Parameters:
  ///   - type: The class, as its own body names it.
  ///   - isOverloaded: Whether the class has another method of the same name.
  /// - Returns: The value, as Swift.
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
  /// The name that documents call the method by.
  var selector: String { objectiveCName ?? PortedSource.objectiveCName(name, labels) }
}

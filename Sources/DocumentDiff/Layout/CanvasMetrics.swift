internal import InterfaceBuilder

/// The bars and sizes that a canvas simulates around a controller.
///
/// They are told to change nothing, since the application has its own bars; so that they do change
/// nothing, both versions are laid out with those of one.
enum CanvasMetrics {
  /// Two versions, both with the metrics of one of them.
  static func shared(
    _ old: ComparedDocument, _ new: ComparedDocument
  ) -> (old: ComparedDocument, new: ComparedDocument) {
    let tools = DocumentPair.laterTools(old, new)
    func sharing(_ side: ComparedDocument, _ other: ComparedDocument) -> ComparedDocument {
      var markup = side.markup
      guard take(from: other, side.table, into: &markup, later: tools) else {
        return side
      }
      return (try? ComparedDocument(markup: markup, path: side.document.path)) ?? side
    }
    return (sharing(old, new), sharing(new, old))
  }

  /// Gives controllers the metrics that they have in another document, where that one leads.
  ///
  /// The document of the later Xcode leads, and of two by one Xcode the one that says more: so both
  /// directions tell the same.
  ///
  /// - Parameters:
  ///   - other: The other document.
  ///   - table: The objects of this one.
  ///   - markup: The elements of this one.
  ///   - later: The later of the Xcodes that saved the documents.
  /// - Returns: Whether anything was taken.
  @discardableResult
  static func take(
    from other: ComparedDocument, _ table: ObjectTable, into markup: inout DocumentMarkup,
    later: String
  ) -> Bool {
    let own = table.objects.first?.properties[ObjectTable.Key(path: "", attribute: "toolsVersion")]
    let others = other.markup[0].attributes["toolsVersion"]
    var isChanged = false
    for object in table.objects where object.name.lowercased().hasSuffix("controller") {
      guard let index = other.table.byID[object.id] else { continue }
      let (mine, theirs) = (words(of: object), words(of: other.table[index]))
      guard mine != theirs else { continue }
      let isLed =
        own == others
        ? (mine.count, mine.joined()) < (theirs.count, theirs.joined()) : others == later
      guard isLed else { continue }
      for part in metrics(of: object) { markup.remove(part) }
      for part in metrics(of: other.table[index]) {
        markup.insert(part, of: other.markup, into: object.element, at: .max)
      }
      isChanged = true
    }
    return isChanged
  }

  private static func isMetric(_ path: String) -> Bool { path.hasPrefix("simulated") }

  private static func metrics(of object: ObjectTable.Object) -> [Int] {
    object.parts.filter { isMetric($0.key) && !$0.key.contains("/") }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private static func words(of object: ObjectTable.Object) -> [String] {
    object.properties.filter { isMetric($0.key.path) }
      .map { "\($0.key.path) \($0.key.attribute) \($0.value)" }.sorted()
  }
}

internal import InterfaceBuilder

/// The bars and sizes that a canvas simulates around a controller, which count as neutral.
enum CanvasMetrics {
  static func shared(
    _ old: ComparedDocument, _ new: ComparedDocument
  ) -> (old: ComparedDocument, new: ComparedDocument) {
    let tools = DocumentPair.laterTools(old, new)
    func sharing(_ side: ComparedDocument, _ other: ComparedDocument) -> ComparedDocument {
      var markup = side.markup
      guard copy(from: other, side.table, into: &markup, later: tools) else {
        return side
      }
      return (try? ComparedDocument(markup: markup, near: side.document)) ?? side
    }
    return (sharing(old, new), sharing(new, old))
  }

  /// Copies the metrics from another document: of the later Xcode, else with more metrics.
  ///
  /// The result does not depend on the direction of the comparison.
  @discardableResult
  static func copy(
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

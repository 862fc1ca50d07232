import AutoLayoutValues

enum ContentPriorityKind { case hugging, compression }

/// A value for each content priority on each axis: the priority, or the stamp of the last change.
struct ContentPriorityTable<Value> {
  private var hugging: (horizontal: Value, vertical: Value)
  private var compression: (horizontal: Value, vertical: Value)

  init(hugging: Value, compression: Value) {
    self.hugging = (hugging, hugging)
    self.compression = (compression, compression)
  }

  subscript(kind: ContentPriorityKind, axis: NSLayoutConstraint.Axis) -> Value {
    get {
      let pair = kind == .hugging ? hugging : compression
      return axis == .horizontal ? pair.horizontal : pair.vertical
    }
    set {
      switch (kind, axis == .horizontal) {
      case (.hugging, true): hugging.horizontal = newValue
      case (.hugging, false): hugging.vertical = newValue
      case (.compression, true): compression.horizontal = newValue
      case (.compression, false): compression.vertical = newValue
      }
    }
  }
}

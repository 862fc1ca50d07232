package struct RuntimeAttributeElement: Hashable, Sendable {
  /// The value, if values of that type can affect layout.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case boolean(Bool)
    case string(String)
    case size(SizeElement)
    case rect(RectElement)
    case point(x: Double, y: Double)
    case color(ColorElement)
    case other(type: String, text: String?)
  }

  package let keyPath: String
  package let value: Value
}

package import AutoLayoutValues
package import Foundation

/// Looks of a bar or of an item that are kept for a state and a kind of bar.
package struct BarItemLooks {
  /// Values by what they are for.
  package struct Table<Value> {
    private struct Key: Hashable {
      var name: String
      var state: UInt
      var metrics: UIBarMetrics
    }
    private var values: [Key: Value] = [:]

    package subscript(_ name: String, _ state: UInt, _ metrics: UIBarMetrics) -> Value? {
      get { values[Key(name: name, state: state, metrics: metrics)] }
      set { values[Key(name: name, state: state, metrics: metrics)] = newValue }
    }
  }

  /// Images.
  package var images = Table<UIImage>()
  /// How far something is moved, in points.
  package var offsets = Table<UIOffset>()
  /// How far something is moved down, in points.
  package var distances = Table<CGFloat>()
  /// How text is set.
  package var attributes = Table<[NSAttributedString.Key: Any]>()

  package init() {}
}

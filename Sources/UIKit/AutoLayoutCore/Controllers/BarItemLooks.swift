package import AutoLayoutValues
package import Foundation

package struct BarItemLooks {
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

  package var images = Table<UIImage>()
  package var offsets = Table<UIOffset>()
  package var distances = Table<CGFloat>()
  package var attributes = Table<[NSAttributedString.Key: Any]>()

  package init() {}
}

import AutoLayoutValues
import Foundation

/// The content of a button by state.
struct ButtonContents {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleShadowColors: [UIControl.State: UIColor] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  /// Returns the value for a state, or the value of the normal state as a fallback.
  static func resolve<Value>(_ values: [UIControl.State: Value], _ state: UIControl.State) -> Value?
  {
    values[state] ?? values[.normal]
  }
}

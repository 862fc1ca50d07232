import AutoLayoutValues
import Foundation

/// What a button shows in each of its states.
struct ButtonContents {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleShadowColors: [UIControl.State: UIColor] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  /// What is shown in a state: its own, else that of the normal state.
  static func resolve<Value>(_ values: [UIControl.State: Value], _ state: UIControl.State) -> Value?
  {
    values[state] ?? values[.normal]
  }
}

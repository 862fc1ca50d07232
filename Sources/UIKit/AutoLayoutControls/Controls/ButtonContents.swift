import AutoLayoutValues
import Foundation

struct ButtonContents {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleShadowColors: [UIControl.State: UIColor] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  static func resolve<Value>(_ values: [UIControl.State: Value], _ state: UIControl.State) -> Value?
  {
    values[state] ?? values[.normal]
  }
}

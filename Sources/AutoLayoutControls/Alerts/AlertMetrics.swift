import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// The sizes of questions in the generations of iOS, in points (F6.51).
struct AlertMetrics {
  /// The width of an alert.
  let width: CGFloat
  /// The radius of the corners.
  let radius: CGFloat
  /// From the sides to the texts.
  let side: CGFloat
  /// From the upper edge to the title.
  let top: CGFloat
  /// From the texts to the buttons.
  let bottom: CGFloat
  /// From the title to the message.
  let gap: CGFloat
  /// The height of a button.
  let button: CGFloat
  /// From the edges to buttons.
  let buttonInset: CGFloat
  /// Between buttons.
  let buttonGap: CGFloat
  /// How the texts are set.
  let alignment: NSTextAlignment

  /// The sizes in a generation.
  init(generation: Int, style: UIAlertController.Style) {
    let isSheet = style == .actionSheet
    if generation >= 26 {
      (width, radius, side, top, bottom, gap) = (320, 34, 30, 22, 18, 8)
      (button, buttonInset, buttonGap, alignment) = (48, 16, 8, .natural)
    } else {
      (width, radius, side, top, bottom, gap) =
        (270, isSheet ? 13 : 14, 16, isSheet ? 14 : 20, isSheet ? 14 : 20, 4)
      (button, buttonInset, buttonGap, alignment) = (isSheet ? 57 : 44, 0, 0, .center)
    }
  }
}

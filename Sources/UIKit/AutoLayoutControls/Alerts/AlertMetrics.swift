import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// The sizes of alerts and action sheets by iOS version, in points (F6.51).
struct AlertMetrics {
  let width: CGFloat
  let radius: CGFloat
  let side: CGFloat
  let top: CGFloat
  let bottom: CGFloat
  let gap: CGFloat
  let button: CGFloat
  let buttonInset: CGFloat
  let buttonGap: CGFloat
  let alignment: NSTextAlignment

  init(iosMajorVersion: Int, style: UIAlertController.Style) {
    let isSheet = style == .actionSheet
    if ReleaseDifference.wideAlerts.applies(to: iosMajorVersion) {
      (width, radius, side, top, bottom, gap) = (320, 34, 30, 22, 18, 8)
      (button, buttonInset, buttonGap, alignment) = (48, 16, 8, .natural)
    } else {
      (width, radius, side, top, bottom, gap) =
        (270, isSheet ? 13 : 14, 16, isSheet ? 14 : 20, isSheet ? 14 : 20, 4)
      (button, buttonInset, buttonGap, alignment) = (isSheet ? 57 : 44, 0, 0, .center)
    }
  }
}

public import Foundation

extension UIColor {
  /// Reads hue, saturation and brightness, each from 0 to 1; false for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard pattern == nil else { return false }
    let own = components
    let most = max(own.red, own.green, own.blue)
    let spread = most - min(own.red, own.green, own.blue)
    var sector: CGFloat = 0
    if spread > 0 {
      sector =
        if most == own.red {
          (own.green - own.blue) / spread
        } else if most == own.green {
          2 + (own.blue - own.red) / spread
        } else {
          4 + (own.red - own.green) / spread
        }
    }
    // Safe: each pointer that the caller passes is to a number.
    unsafe hue?.pointee = sector < 0 ? (sector + 6) / 6 : sector / 6
    unsafe saturation?.pointee = most > 0 ? spread / most : 0
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = own.alpha
    return true
  }

  /// Reads the lightness, from 0 to 1; false unless the color is a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components
    guard pattern == nil, own.red == own.green, own.green == own.blue else { return false }
    // Safe: each pointer that the caller passes is to a number.
    unsafe white?.pointee = own.red
    unsafe alpha?.pointee = own.alpha
    return true
  }
}

// For `#colorLiteral(red:green:blue:alpha:)`; the class declares the initializer.
extension UIColor: _ExpressibleByColorLiteral {}

public typealias _ColorLiteralType = UIColor

public import Foundation

extension UIColor {
  /// Writes hue, saturation and brightness where the caller wants them.
  ///
  /// - Parameters:
  ///   - hue: Where the hue goes, from 0 to 1; 0 for a grey.
  ///   - saturation: Where the saturation goes, from 0 to 1.
  ///   - brightness: Where the brightness goes, from 0 to 1.
  ///   - alpha: Where the opacity goes.
  /// - Returns: Whether the colour has such components: not that of a pattern.
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
    // Safe: the caller passes places for one number each.
    unsafe hue?.pointee = sector < 0 ? (sector + 6) / 6 : sector / 6
    unsafe saturation?.pointee = most > 0 ? spread / most : 0
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = own.alpha
    return true
  }

  /// Writes the lightness where the caller wants it; only a grey has one here.
  ///
  /// - Parameters:
  ///   - white: Where the lightness goes, from 0 to 1.
  ///   - alpha: Where the opacity goes.
  /// - Returns: Whether the colour is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components
    guard pattern == nil, own.red == own.green, own.green == own.blue else { return false }
    // Safe: the caller passes places for one number each.
    unsafe white?.pointee = own.red
    unsafe alpha?.pointee = own.alpha
    return true
  }
}

// What `#colorLiteral(red:green:blue:alpha:)` makes; the initialiser stands in the class.
extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

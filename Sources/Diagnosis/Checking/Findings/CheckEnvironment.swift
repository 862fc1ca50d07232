/// Where a document was laid out when something was found, in the words of a report.
public struct CheckEnvironment: Codable, Hashable, Sendable {
  /// The device's identifier, such as `retina6_1`; `canvas` for a document without one.
  public var device: String
  /// `portrait` or `landscape`; as on the canvas where the device is.
  public var orientation: String
  /// The user's text size, such as `large`.
  public var textSize: String
  /// `ltr` or `rtl`.
  public var direction: String
  /// `document` for the texts as they are, `pseudo` for lengthened ones.
  public var strings: String

  /// Names an environment.
  ///
  /// - Parameters:
  ///   - device: The device's identifier.
  ///   - orientation: How it is held.
  ///   - textSize: The user's text size.
  ///   - direction: The direction of the user's language.
  ///   - strings: Which texts are shown.
  public init(
    device: String, orientation: String, textSize: String, direction: String, strings: String
  ) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.direction = direction
    self.strings = strings
  }

  /// The environment in a few words; what is usual is left out.
  public var summary: String {
    var parts = [device]
    if orientation == "landscape" { parts.append(orientation) }
    if textSize != "large" { parts.append("text size \(textSize)") }
    if direction == "rtl" { parts.append("right-to-left") }
    if strings == "pseudo" { parts.append("pseudolocalized texts") }
    return parts.joined(separator: ", ")
  }
}

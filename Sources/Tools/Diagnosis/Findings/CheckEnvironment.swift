public struct CheckEnvironment: Codable, Hashable, Sendable {
  /// The device's identifier, such as `retina6_1`; `canvas` for a document without one.
  public var device: String
  /// `portrait` or `landscape`; `canvas` for the orientation in the document.
  public var orientation: String
  public var textSize: String
  public var direction: String
  public var strings: String
  /// The release of iOS, such as `27.1`; nil for the usual one.
  public var system: String?

  public init(
    device: String, orientation: String, textSize: String, direction: String, strings: String,
    system: String? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.direction = direction
    self.strings = strings
    self.system = system
  }

  public var summary: String {
    var parts = [device]
    if let system { parts.append("iOS \(system)") }
    if orientation == "landscape" { parts.append(orientation) }
    if textSize != "large" { parts.append("text size \(textSize)") }
    if direction == "rtl" { parts.append("right-to-left") }
    if strings == "pseudo" { parts.append("pseudolocalized texts") }
    return parts.joined(separator: ", ")
  }
}

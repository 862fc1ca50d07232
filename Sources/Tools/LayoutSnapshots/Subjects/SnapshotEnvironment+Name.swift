import AutoLayout
import InterfaceBuilder

extension SnapshotEnvironment {
  var words: [String] {
    var words: [String] = []
    if let device = layout.device { words.append(deviceName ?? device.id) }
    if layout.orientation == .landscape { words.append("landscape") }
    if let word = EnvironmentAxis.appearance.word(layout) { words.append(word) }
    if let direction = layout.direction {
      words.append(direction == .rightToLeft ? "right to left" : "left to right")
    }
    if let textSize = layout.textSize {
      let known = EnvironmentAxis.textSizes.first { $0.category == textSize }?.short
      words.append("text size \(known ?? textSize.rawValue)")
    }
    if let iosVersion = layout.iosVersion { words.append("iOS \(iosVersion)") }
    if let locale = layout.locale { words.append(locale) }
    if layout.accessibilityContrast == .high { words.append("high contrast") }
    if let width { words.append("width \(ShortNumber.text(width))") }
    if let height { words.append("height \(ShortNumber.text(height))") }
    return words
  }

  var fileNamePart: String? {
    words.isEmpty ? nil : words.map { FileNamePart.of($0) }.joined(separator: "-")
  }
}

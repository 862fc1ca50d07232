import AutoLayout
import InterfaceBuilder

extension SnapshotEnvironment {
  var words: [String] {
    var words: [String] = []
    if let device { words.append(deviceName ?? device.id) }
    if isLandscape { words.append("landscape") }
    if let appearance, appearance != .unspecified {
      words.append(appearance == .dark ? "dark" : "light")
    }
    if let direction, direction != .unspecified {
      words.append(direction == .rightToLeft ? "right to left" : "left to right")
    }
    if let textSize {
      let known = TextSizeName.all.first { $0.category == textSize }?.name
      words.append("text size \(known ?? textSize.rawValue)")
    }
    if let iosVersion { words.append("iOS \(iosVersion)") }
    if let width { words.append("width \(ShortNumber.text(width))") }
    if let height { words.append("height \(ShortNumber.text(height))") }
    return words
  }

  var fileNamePart: String? {
    words.isEmpty ? nil : words.map { FileNamePart.of($0) }.joined(separator: "-")
  }
}

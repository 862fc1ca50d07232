import Foundation

/// A system symbol's extent in em, at medium scale and regular weight.
///
/// Apple publishes no table: the numbers come from recorded frames (F10.16).
struct SymbolExtent {
  var size: CGSize
  /// The difference of the extents above and below the middle of the line.
  var rise: CGFloat = 0

  /// Finds the recorded extent, the unfilled symbol's extent, or the usual extent, in this order.
  init(name: String, proportions: CGSize) {
    let unfilled = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let ratio = proportions.height / max(proportions.width, .leastNormalMagnitude)
    let longerSide: CGFloat
    if let (side, rise) = Self.recorded[name] ?? Self.recorded[unfilled] {
      longerSide = side
      self.rise = rise
    } else if Self.isRound(name: unfilled, heightByWidth: ratio) {
      size = Self.roundSize
      return
    } else {
      longerSide = Self.usualLongerSide(heightByWidth: ratio)
    }
    size = CGSize(
      width: proportions.width * longerSide, height: proportions.height * longerSide)
  }

  private static func isRound(name: String, heightByWidth ratio: CGFloat) -> Bool {
    name == "circle" || (name.contains(".circle") && !name.contains(".badge"))
      || (0.94...0.966).contains(ratio)
  }

  /// The size of all round symbols; documents round their proportions differently.
  private static let roundSize = CGSize(width: 1.172, height: 1.13)

  /// Returns the usual longer side for a ratio of height to width: visual weights are equal.
  private static func usualLongerSide(heightByWidth ratio: CGFloat) -> CGFloat {
    guard let above = usualHeights.firstIndex(where: { ratio < $0.ratio }) else { return 1.19 }
    guard above > 0 else { return min(2, usualHeights[0].height / max(ratio, 0.1)) }
    let (low, high) = (usualHeights[above - 1], usualHeights[above])
    let share = (ratio - low.ratio) / (high.ratio - low.ratio)
    return (low.height + (high.height - low.height) * share) / ratio
  }

  /// The usual heights of symbols, by the ratio of height to width.
  private static let usualHeights: [(ratio: CGFloat, height: CGFloat)] = [
    (0.5, 0.97), (0.7, 0.99), (0.8, 1.06), (0.9, 1.11), (0.96, 1.12), (1, 1.19),
  ]

  /// The recorded longer sides and rises.
  private static let recorded: [String: (longerSide: CGFloat, rise: CGFloat)] = [
    "arrow.down": (1.08, 0), "arrow.right": (1.147, 0), "arrow.up": (1.08, 0),
    "arrow.up.doc": (1.17, -0.01), "arrowshape.left": (1.29, 0.01),
    "arrowshape.right": (1.29, 0.01), "bell": (1.165, 0.065), "bell.badge": (1.225, 0.07),
    "bell.slash": (1.17, -0.02), "bell.slash.fill": (1.225, 0.01), "bin.xmark": (1.412, 0),
    "bolt.car.fill": (1.395, 0), "camera.metering.matrix": (1.4, -0.01),
    "camera.shutter.button": (1.4, 0.235), "capslock": (1.23, -0.01),
    "checkmark": (1.085, -0.035), "checkmark.seal": (1.37, -0.01),
    "checkmark.seal.fill": (1.314, 0), "checkmark.shield.fill": (1.098, 0),
    "chevron.down": (1.12, -0.03), "chevron.left": (0.985, -0.005),
    "chevron.right": (0.985, -0.005), "chevron.up": (1.12, 0.03), "cloud": (1.325, -0.01),
    "desktopcomputer": (1.44, 0), "doc.append": (1.206, 0), "doc.text": (1.175, -0.01),
    "doc.text.image": (1.17, -0.01), "dot.radiowaves.left.and.right": (1.47, 0),
    "ellipsis": (1.094, 0), "envelope": (1.345, 0), "exclamationmark.bubble": (1.355, -0.01),
    "exclamationmark.octagon.fill": (1.255, 0), "eye": (1.62, 0.01), "faceid": (1.195, -0.03),
    "flame": (1.19, 0.04), "folder": (1.355, -0.01), "gamecontroller": (1.707, 0),
    "gear": (1.33, -0.025), "hand.raised.fill": (1.176, 0), "hand.thumbsup": (1.25, 0.04),
    "heart": (1.21, -0.02), "icloud": (1.48, 0.095), "key": (1.33, -0.01),
    "keyboard": (1.459, 0), "link": (1.25, -0.01), "lock": (1.1, 0.01),
    "lock.icloud": (1.435, 0.065), "lock.open": (1.285, 0.01), "lock.rotation": (1.196, 0),
    "mic": (1.206, 0.06), "moon.stars": (1.2, 0.125), "nosign": (1.157, 0), "person": (1.14, 0),
    "person.2": (1.674, 0), "person.3": (1.985, 0.03),
    "person.crop.circle.badge.checkmark": (1.315, 0.01), "person.fill": (1.098, 0),
    "photo": (1.4, -0.01), "photo.fill": (1.39, 0), "photo.on.rectangle": (1.475, 0),
    "pin": (1.28, -0.01), "plus": (1.064, 0), "qrcode": (1.175, 0.01),
    "questionmark.diamond": (1.345, 0.01), "rectangle.portrait.and.arrow.right": (1.372, 0),
    "rectangle.stack": (1.325, 0.04), "repeat": (1.3, 0), "scroll": (1.276, 0),
    "snow": (1.135, 0), "speaker.wave.3": (1.578, 0), "speaker.zzz": (1.47, 0.01),
    "square.and.arrow.up": (1.23, 0.07), "square.stack.3d.down.right": (1.24, 0),
    "star": (1.3, 0.05), "tag.fill": (1.333, 0), "text.badge.checkmark": (1.235, 0),
    "trash": (1.222, 0), "video": (1.435, 0), "wrench": (1.37, 0), "xmark.bin": (1.412, 0),
    "xmark.bin.fill": (1.412, 0),
  ]
}

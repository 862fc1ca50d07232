extension Device {
  /// Every device that is known, in the order of Interface Builder's list.
  public static let all: [Device] = phones + pads + [television]

  /// The device with one of Interface Builder's identifiers.
  ///
  /// - Parameter id: An identifier such as `retina6_1`.
  /// - Returns: The device, or nil if there is none of the name.
  public static func named(_ id: String) -> Device? { table[id] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// F9.26; the insets that were seen in documents come first in doubt.
  private static let phones: [Device] = [
    phone("retina3_5", "iPhone 4s", 320, 480, 2, Insets(top: 20, bottom: 0)),
    phone("retina4_0", "iPhone SE (1st generation)", 320, 568, 2, Insets(top: 20, bottom: 0)),
    phone("retina4_7", "iPhone 8, SE (3rd generation)", 375, 667, 2, Insets(top: 20, bottom: 0)),
    phone("retina5_5", "iPhone 8 Plus", 414, 736, 3, Insets(top: 20, bottom: 0), wide: true),
    phone("retina5_9", "iPhone 11 Pro", 375, 812, 3, notch(44, later: 50, side: 44)),
    phone("retina5_4", "iPhone 13 mini", 375, 812, 3, notch(50)),
    phone("retina6_1", "iPhone 11", 414, 896, 2, notch(44, later: 48), wide: true),
    phone("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, notch(44), wide: true),
    phone("retina6_0", "iPhone 14", 390, 844, 3, notch(47)),
    phone("retina6_7", "iPhone 14 Plus", 428, 926, 3, notch(44, later: 47), wide: true),
    phone("retina6_12", "iPhone 15, 15 Pro, 16", 393, 852, 3, notch(59)),
    phone("retina6_72", "iPhone 15 Plus, 16 Plus", 430, 932, 3, notch(59), wide: true),
    phone("retina6_3", "iPhone 16 Pro", 402, 874, 3, notch(62)),
    phone("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, notch(62), wide: true),
  ]

  private static let pads: [Device] = [
    pad("ipad9_7", "iPad 9.7\"", 768, 1024, square),
    // Interface Builder kept the old mini's identifier for the sixth generation (seen in
    // documents).
    pad("ipad7_9", "iPad mini (6th generation)", 744, 1133, rounded),
    pad("ipad10_2", "iPad 10.2\"", 810, 1080, square),
    pad("ipad10_5", "iPad Pro 10.5\"", 834, 1112, square),
    pad("ipad10_9rounded", "iPad Air 10.9\"", 820, 1180, rounded),
    pad("ipad11_0rounded", "iPad Pro 11\"", 834, 1194, rounded),
    pad("ipad8_3rounded", "iPad mini 8.3\"", 744, 1133, rounded),
    pad("ipad12_9", "iPad Pro 12.9\"", 1024, 1366, square),
    pad("ipad12_9rounded", "iPad Pro 12.9\" (3rd generation)", 1024, 1366, rounded),
    pad("ipad13_0rounded", "iPad Pro 13\"", 1032, 1376, rounded),
  ]

  private static let television = Device(
    id: "appleTV", name: "Apple TV", width: 1920, height: 1080, scale: 1, idiom: .tv,
    insets: Insets(top: 60, bottom: 60, landscapeSide: 80), isWide: true)

  /// A pad with a home button.
  private static let square = Insets(top: 20, bottom: 0, landscapeTop: 20)
  /// A pad with a home indicator.
  private static let rounded = Insets(top: 24, bottom: 20, landscapeTop: 24, landscapeBottom: 20)

  /// A phone with a home indicator; on its side the camera's inset stands on both sides.
  private static func notch(_ top: Double, later: Double? = nil, side: Double? = nil) -> Insets {
    Insets(
      top: top, laterTop: later, bottom: 34, landscapeSide: side ?? later ?? top,
      landscapeBottom: 21)
  }

  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double,
    _ insets: Insets, wide: Bool = false
  ) -> Device {
    Device(
      id: id, name: name, width: width, height: height, scale: scale, idiom: .phone,
      insets: insets, isWide: wide)
  }

  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ insets: Insets
  ) -> Device {
    Device(
      id: id, name: name, width: width, height: height, scale: 2, idiom: .pad, insets: insets,
      isWide: true)
  }
}

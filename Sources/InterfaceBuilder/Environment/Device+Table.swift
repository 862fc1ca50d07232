extension Device {
  public static let all: [Device] = phones + pads + [television]

  /// The device with Interface Builder's identifier, such as `retina6_1`, or nil.
  public static func named(_ id: String) -> Device? { table[id] ?? table[id.lowercased()] }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// F9.26; in doubt, the insets found in documents.
  private static let phones: [Device] = [
    phone(
      "retina3_5", name: "iPhone 4s", width: 320, height: 480, scale: 2,
      insets: Insets(top: 20, bottom: 0)),
    phone(
      "retina4_0", name: "iPhone SE (1st generation)", width: 320, height: 568, scale: 2,
      insets: Insets(top: 20, bottom: 0)),
    phone(
      "retina4_7", name: "iPhone 8, SE (3rd generation)", width: 375, height: 667, scale: 2,
      insets: Insets(top: 20, bottom: 0)),
    phone(
      "retina5_5", name: "iPhone 8 Plus", width: 414, height: 736, scale: 3,
      insets: Insets(top: 20, bottom: 0), wide: true),
    phone(
      "retina5_9", name: "iPhone 11 Pro", width: 375, height: 812, scale: 3,
      insets: notch(44, later: 50, side: 44)),
    phone(
      "retina5_4", name: "iPhone 13 mini", width: 375, height: 812, scale: 3, insets: notch(50)),
    phone(
      "retina6_1", name: "iPhone 11", width: 414, height: 896, scale: 2,
      insets: notch(44, later: 48), wide: true),
    phone(
      "retina6_5", name: "iPhone 11 Pro Max", width: 414, height: 896, scale: 3, insets: notch(44),
      wide: true),
    phone(
      "retina6_0", name: "iPhone 14", width: 390, height: 844, scale: 3,
      insets: notch(44, later: 47)),
    phone(
      "retina6_7", name: "iPhone 14 Plus", width: 428, height: 926, scale: 3,
      insets: notch(44, later: 47), wide: true),
    phone(
      "retina6_12", name: "iPhone 15, 15 Pro, 16", width: 393, height: 852, scale: 3,
      insets: notch(59)),
    phone(
      "retina6_72", name: "iPhone 15 Plus, 16 Plus", width: 430, height: 932, scale: 3,
      insets: notch(59), wide: true),
    phone("retina6_3", name: "iPhone 16 Pro", width: 402, height: 874, scale: 3, insets: notch(62)),
    phone(
      "retina6_9", name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3, insets: notch(62),
      wide: true),
  ]

  private static let pads: [Device] = [
    pad("ipad9_7", name: "iPad 9.7\"", width: 768, height: 1024, insets: square),
    // Interface Builder kept the old mini's identifier for the sixth generation.
    pad("ipad7_9", name: "iPad mini (6th generation)", width: 744, height: 1133, insets: rounded),
    pad("ipad10_2", name: "iPad 10.2\"", width: 810, height: 1080, insets: square),
    pad("ipad10_5", name: "iPad Pro 10.5\"", width: 834, height: 1112, insets: square),
    pad("ipad10_9rounded", name: "iPad Air 10.9\"", width: 820, height: 1180, insets: rounded),
    pad("ipad11_0rounded", name: "iPad Pro 11\"", width: 834, height: 1194, insets: rounded),
    pad("ipad8_3rounded", name: "iPad mini 8.3\"", width: 744, height: 1133, insets: rounded),
    pad("ipad12_9", name: "iPad Pro 12.9\"", width: 1024, height: 1366, insets: square),
    pad(
      "ipad12_9rounded", name: "iPad Pro 12.9\" (3rd generation)", width: 1024, height: 1366,
      insets: rounded),
    pad("ipad13_0rounded", name: "iPad Pro 13\"", width: 1032, height: 1376, insets: rounded),
  ]

  private static let television = Device(
    id: "appleTV", name: "Apple TV", width: 1920, height: 1080, scale: 1, idiom: .tv,
    insets: Insets(top: 60, bottom: 60, landscapeSide: 80), isWide: true)

  /// A pad with a home button.
  private static let square = Insets(top: 20, bottom: 0, landscapeTop: 20)
  /// A pad with a home indicator.
  private static let rounded = Insets(top: 24, bottom: 20, landscapeTop: 24, landscapeBottom: 20)

  /// A phone with a home indicator; in landscape the camera's inset applies to both sides.
  private static func notch(
    _ top: Double, later: Double? = nil, side: Double? = nil
  ) -> Insets {
    Insets(
      top: top, laterTop: later, bottom: 34, landscapeSide: side ?? later ?? top,
      landscapeBottom: 21)
  }

  private static func phone(
    _ id: String, name: String, width: Double, height: Double, scale: Double,
    insets: Insets, wide: Bool = false
  ) -> Device {
    Device(
      id: id, name: name, width: width, height: height, scale: scale, idiom: .phone,
      insets: insets, isWide: wide)
  }

  private static func pad(
    _ id: String, name: String, width: Double, height: Double, insets: Insets
  ) -> Device {
    Device(
      id: id, name: name, width: width, height: height, scale: 2, idiom: .pad, insets: insets,
      isWide: true)
  }
}

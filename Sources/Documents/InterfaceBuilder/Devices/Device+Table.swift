internal import AutoLayout
internal import CDevices

extension Device {
  /// The known devices, in the order of `Sources/Documents/CDevices/Devices.txt`.
  public static let all: [Device] = rows.compactMap { Device(row: $0) }

  /// The device with Interface Builder's identifier, such as `retina6_1`, or a window of any size,
  /// such as `700x500`; else nil.
  public static func named(_ id: String) -> Device? {
    table[id] ?? table[id.lowercased()] ?? Device(window: id)
  }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  static let rows: [Substring] = {
    var count = 0
    let start = unsafe device_table(&count)
    // Safe: `start` points to `count` bytes, which are part of the program.
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }()

  /// Parses a row; a comment in the table lists the fields.
  init?(row: Substring) {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 8, let idiom = Idiom(rawValue: String(fields[3])) else { return nil }
    let size = fields[2].split(separator: " ").compactMap { Double($0) }
    let words = fields[6].split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    let properties = Dictionary(uniqueKeysWithValues: words.map { ($0[0], $0[1]) })
    guard size.count == 3, let upright = Pose(fields[4], properties, prefix: "") else { return nil }
    let models = fields[7].split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    self.init(
      id: String(fields[0]), name: String(fields[1]), width: size[0], height: size[1],
      scale: size[2], idiom: idiom, models: models,
      firstRelease: properties["since"].flatMap { IOSVersion(String($0)) },
      cornerRadius: properties["corner"].flatMap { Double($0) },
      earlyTop: properties["early"].flatMap { Double($0) }, upright: upright,
      onSide: Pose(fields[5], properties, prefix: "side-"))
  }
}

extension Device.Pose {
  fileprivate init?(
    _ field: Substring, _ properties: [Substring: Substring], prefix: String
  ) {
    let words = field.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 4, words.count == 5, words[4].count == 2 else { return nil }
    func value(_ name: String) -> Substring? { properties[Substring(prefix + name)] }
    func rect(_ name: String) -> RectElement? {
      let numbers = value(name)?.split(separator: ",").compactMap { Double($0) } ?? []
      guard numbers.count == 4 else { return nil }
      return RectElement(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    self.init(
      insets: EdgeInsetsElement(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]),
      width: words[4].first == "c" ? .compact : .regular,
      height: words[4].last == "c" ? .compact : .regular,
      barSide: value("bars").flatMap { ScreenShape.Side(rawValue: String($0)) },
      strip: value("strip").flatMap { Double($0) } ?? 0,
      navigationBottom: value("navigation").flatMap { Double($0) }, camera: rect("camera"),
      covered: rect("covered"), fold: rect("fold"))
  }
}

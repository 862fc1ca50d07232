extension Device {
  /// The names of the models that have this screen, such as `iPhone 15 Pro`.
  public var models: [String] { Self.models[id] ?? [name] }

  /// The device with an identifier or a model's name; case, spaces and hyphens are ignored.
  ///
  /// - Complexity: O(number of models).
  public static func described(by text: String) -> Device? {
    if let device = named(text) { return device }
    let wanted = text.withoutPunctuation
    return all.first { device in device.names.contains { $0.withoutPunctuation == wanted } }
  }

  /// The identifier or model's name most similar to a text, if one is similar enough.
  ///
  /// - Complexity: O(number of models), times the product of the lengths of two names.
  public static func closestName(to text: String) -> String? {
    allNames.closest(to: text)
  }

  package static func suggestion(for text: String) -> String {
    allNames.suggestion(for: text)
  }

  private static var allNames: [String] { all.flatMap(\.names) }

  private var names: [String] { [id] + models }

  /// The models of each screen, from Apple's technical specifications.
  private static let models: [String: [String]] = [
    "retina3_5": ["iPhone 4", "iPhone 4s"],
    "retina4_0": ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)"],
    "retina4_7": [
      "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)", "iPhone SE",
    ],
    "retina5_5": ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
    "retina5_9": ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
    "retina5_4": ["iPhone 12 mini", "iPhone 13 mini"],
    "retina6_1": ["iPhone XR", "iPhone 11"],
    "retina6_5": ["iPhone XS Max", "iPhone 11 Pro Max"],
    "retina6_0": [
      "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
    ],
    "retina6_7": ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
    "retina6_12": ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
    "retina6_72": [
      "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus",
    ],
    "retina6_3": ["iPhone 16 Pro"],
    "retina6_9": ["iPhone 16 Pro Max"],
    "ipad9_7": ["iPad 9.7\"", "iPad Air", "iPad Air 2", "iPad Pro 9.7\""],
    "ipad7_9": ["iPad mini (6th generation)"],
    "ipad10_2": ["iPad 10.2\""],
    "ipad10_5": ["iPad Pro 10.5\"", "iPad Air (3rd generation)"],
    "ipad10_9rounded": [
      "iPad Air 10.9\"", "iPad Air (4th generation)", "iPad Air (5th generation)",
      "iPad (10th generation)",
    ],
    "ipad11_0rounded": ["iPad Pro 11\""],
    "ipad8_3rounded": ["iPad mini 8.3\"", "iPad mini"],
    "ipad12_9": ["iPad Pro 12.9\"", "iPad Pro 12.9\" (1st generation)"],
    "ipad12_9rounded": ["iPad Pro 12.9\" (3rd generation)"],
    "ipad13_0rounded": ["iPad Pro 13\""],
    "appleTV": ["Apple TV"],
  ]
}

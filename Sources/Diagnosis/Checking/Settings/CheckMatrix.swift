import AutoLayout
package import InterfaceBuilder

/// The devices and settings that documents are laid out with: every combination of the lists.
public struct CheckMatrix: Codable, Hashable, Sendable {
  /// What stands for the document's own device, or for how it is held.
  public static let canvas = "canvas"

  /// Identifiers of devices, or ``canvas``.
  public var devices: [String]
  /// `portrait`, `landscape`, or ``canvas`` for as the device is held on the canvas.
  public var orientations: [String]
  /// Text sizes, such as `large`.
  public var textSizes: [String]
  /// `ltr` or `rtl`.
  public var directions: [String]
  /// `document` or `pseudo`.
  public var strings: [String]

  /// Lists devices and settings.
  ///
  /// - Parameters:
  ///   - devices: Identifiers of devices.
  ///   - orientations: How they are held.
  ///   - textSizes: Text sizes.
  ///   - directions: Directions of the user's language.
  ///   - strings: Which texts are shown.
  public init(
    devices: [String] = [canvas], orientations: [String] = [canvas],
    textSizes: [String] = ["large"], directions: [String] = ["ltr"],
    strings: [String] = ["document"]
  ) {
    self.devices = devices
    self.orientations = orientations
    self.textSizes = textSizes
    self.directions = directions
    self.strings = strings
  }

  /// The canvas of each document: what holds where nothing else is said.
  ///
  /// A default argument of a public function is compiled into each client, too. Where it makes
  /// several arrays, Swift 6.3, optimised, may take one for another; these are made once, here
  /// (`Documentation/Reliability.md`).
  @usableFromInline package static let usual = CheckMatrix()

  /// Six devices, both orientations, three text sizes, both directions.
  public static let full = CheckMatrix(
    devices: [
      "retina4_7", "retina5_4", "retina6_12", "retina6_9", "ipad8_3rounded", "ipad13_0rounded",
    ],
    orientations: ["portrait", "landscape"],
    textSizes: ["large", "extraExtraExtraLarge", "accessibilityLarge"],
    directions: ["ltr", "rtl"])

  /// All text sizes by their names.
  public static let textSizes: [String] = categories.map(\.name)

  private static let categories: [(name: String, category: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// The combinations, devices varying most slowly.
  package var environments: [CheckEnvironment] {
    devices.flatMap { device in
      orientations.flatMap { orientation in
        textSizes.flatMap { textSize in
          directions.flatMap { direction in
            strings.map {
              CheckEnvironment(
                device: device, orientation: orientation, textSize: textSize,
                direction: direction, strings: $0)
            }
          }
        }
      }
    }
  }
}

extension CheckEnvironment {
  /// The document's own device with the usual settings.
  package static let canvas = CheckEnvironment(
    device: CheckMatrix.canvas, orientation: CheckMatrix.canvas, textSize: "large",
    direction: "ltr", strings: "document")

  /// Where to lay a document out.
  package var layoutEnvironment: LayoutEnvironment {
    var environment = LayoutEnvironment(
      device: Device.named(device), contentSizeCategory: CheckMatrix.category(textSize),
      layoutDirection: direction == "rtl" ? .rightToLeft : .leftToRight)
    environment.orientation = Device.Orientation(rawValue: orientation)
    return environment
  }

  /// The environment with the names of a document's own device in place of ``CheckMatrix/canvas``.
  func resolved(for header: DocumentHeader) -> CheckEnvironment {
    var resolved = self
    let isCanvas = device == CheckMatrix.canvas
    if isCanvas, let device = header.device { resolved.device = device.id }
    if orientation == CheckMatrix.canvas {
      let isLandscape = isCanvas && header.device?.isLandscape == true
      resolved.orientation = isLandscape ? "landscape" : "portrait"
    }
    return resolved
  }
}

extension CheckMatrix {
  fileprivate static func category(_ name: String) -> UIContentSizeCategory {
    categories.first { $0.name == name }?.category ?? .large
  }
}

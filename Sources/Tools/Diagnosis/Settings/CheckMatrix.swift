import AutoLayout
package import InterfaceBuilder

public struct CheckMatrix: Codable, Hashable, Sendable {
  /// The name of the document's own device or orientation.
  public static let canvas = "canvas"
  /// The name of the system of the document's canvas, or of the device.
  public static let usualSystem = "usual"

  public var devices: [String]
  public var orientations: [String]
  public var textSizes: [String]
  /// `ltr` or `rtl`.
  public var directions: [String]
  public var strings: [String]
  /// Releases of iOS, such as `27.1`; ``usualSystem`` for the usual one.
  public var systems: [String]
  /// The window sizes that replace devices and orientations; nil for none.
  public var sizes: SizeSweep?

  public init(
    devices: [String] = [canvas], orientations: [String] = [canvas],
    textSizes: [String] = ["large"], directions: [String] = ["ltr"],
    strings: [String] = ["document"], systems: [String] = [usualSystem],
    sizes: SizeSweep? = nil
  ) {
    self.devices = devices
    self.orientations = orientations
    self.textSizes = textSizes
    self.directions = directions
    self.strings = strings
    self.systems = systems
    self.sizes = sizes
  }

  /// A matrix of one environment.
  package init(_ environment: CheckEnvironment) {
    self.init(
      devices: [environment.device], orientations: [environment.orientation],
      textSizes: [environment.textSize], directions: [environment.direction],
      strings: [environment.strings], systems: [environment.system ?? Self.usualSystem])
  }

  /// The canvas of each document, the default.
  ///
  /// A static property: optimized code of Swift 6.3 may mix up arrays of a default argument in
  /// clients (`Documentation/Reliability.md`).
  @usableFromInline package static let usual = CheckMatrix()

  /// Six devices, both orientations, three text sizes, both directions.
  public static let full = CheckMatrix(
    devices: [
      "retina4_7", "retina5_4", "retina6_12", "retina6_9", "ipad8_3rounded", "ipad13_0rounded",
    ],
    orientations: ["portrait", "landscape"],
    textSizes: ["large", "extraExtraExtraLarge", "accessibilityLarge"],
    directions: ["ltr", "rtl"])

  /// The screens of the iPhone Duo, both orientations.
  public static let duo = CheckMatrix(
    devices: ["duo_outer", "duo_inner", "duo_left", "duo_right"],
    orientations: ["portrait", "landscape"])

  /// The screens of devices sold in 2026, both orientations.
  public static let of2026 = CheckMatrix(
    devices: ["retina6_0", "retina6_3", "iphone_air", "retina6_9"] + duo.devices + [
      "ipad8_3rounded", "ipad10_9rounded", "ipad_pro_11_m4", "ipad13_0rounded",
    ],
    orientations: ["portrait", "landscape"])

  package static let names = ["canvas", "full", "duo", "2026"]

  /// The matrix with one of ``names``.
  package init?(name: String) {
    switch name {
    case "canvas": self = CheckMatrix()
    case "full": self = .full
    case "duo": self = .duo
    case "2026": self = .of2026
    default: return nil
    }
  }

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

  /// One environment for each combination of settings, without device.
  var windowEnvironments: [CheckEnvironment] {
    var matrix = self
    (matrix.devices, matrix.orientations) = ([Self.canvas], ["portrait"])
    return matrix.environments
  }

  /// The work for a document in layouts; a size of a sweep takes a small part of one.
  package var workload: Int {
    guard let sizes else { return environments.count }
    return windowEnvironments.count * (1 + sizes.count / (sizes.isFresh ? 5 : 50))
  }

  package var environments: [CheckEnvironment] {
    systems.flatMap { system in
      devices.flatMap { device in
        orientations(of: device).flatMap { orientation in
          textSizes.flatMap { textSize in
            directions.flatMap { direction in
              strings.map {
                CheckEnvironment(
                  device: device, orientation: orientation, textSize: textSize,
                  direction: direction, strings: $0,
                  system: system == Self.usualSystem ? nil : system)
              }
            }
          }
        }
      }
    }
  }

  /// The orientations of a device; a window that does not turn has one.
  private func orientations(of device: String) -> [String] {
    guard let device = Device.named(device), !device.turns, device.idiom != .tv else {
      return orientations
    }
    return [Device.Orientation.portrait.rawValue]
  }
}

extension CheckEnvironment {
  package static let canvas = CheckEnvironment(
    device: CheckMatrix.canvas, orientation: CheckMatrix.canvas, textSize: "large",
    direction: "ltr", strings: "document")

  package var layoutEnvironment: LayoutEnvironment {
    var environment = LayoutEnvironment(
      device: Device.named(device), contentSizeCategory: CheckMatrix.category(textSize),
      layoutDirection: direction == "rtl" ? .rightToLeft : .leftToRight)
    environment.orientation = Device.Orientation(rawValue: orientation)
    environment.iosVersion = system.flatMap { IOSVersion($0) }
    return environment
  }

  /// Replaces ``CheckMatrix/canvas`` by the document's own device and orientation.
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

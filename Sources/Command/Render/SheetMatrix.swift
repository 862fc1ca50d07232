import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder

/// The devices and settings that a scene is drawn with: every combination of the lists.
struct SheetMatrix {
  /// One combination.
  struct Point: Hashable {
    /// The device; nil for the document's own.
    var device: Device?
    /// How it is held; nil for as on the canvas.
    var orientation: Device.Orientation?
    /// The language; nil for the document's own.
    var locale: String?
    /// The text size, by its name in the call.
    var textSize: String
    /// `ltr` or `rtl`; nil for the direction of the language.
    var direction: String?
    /// Light or dark; unspecified for as on the canvas.
    var style: UIUserInterfaceStyle
    /// `document` or `pseudo`.
    var strings: String
  }

  /// What differs from row to row, and from column to column.
  enum Dimension: String, CaseIterable {
    case device, orientation, language, textSize, direction, appearance, strings

    /// What it is called on pages.
    var title: String {
      switch self {
      case .device: "Device"
      case .orientation: "Orientation"
      case .language: "Language"
      case .textSize: "Text size"
      case .direction: "Direction"
      case .appearance: "Appearance"
      case .strings: "Texts"
      }
    }

    /// Whether it differs from row to row.
    var isOfRows: Bool { self == .device || self == .orientation || self == .language }
  }

  /// The combinations, devices varying most slowly.
  let points: [Point]

  /// Takes the options of a call, in the words of `check`.
  ///
  /// - Throws: ``UsageError`` for a name that nothing has.
  init(_ arguments: Arguments) throws(UsageError) {
    let isFull = arguments.value(of: "matrix") == "full"
    let usual = isFull ? CheckMatrix.full : CheckMatrix()
    let deviceNames = try arguments.list("device") ?? usual.devices
    let devices = try deviceNames.map { name throws(UsageError) in
      name == CheckMatrix.canvas ? nil : try Device.requested(name)
    }
    let orientations = (try arguments.list("orientation") ?? usual.orientations)
      .map(Device.Orientation.init)
    let textSizes = try arguments.list("text-size") ?? usual.textSizes
    let rtl: [String]? = arguments.has("rtl") ? ["rtl"] : nil
    let directions: [String?] =
      try arguments.list("direction") ?? rtl ?? (isFull ? usual.directions : [nil])
    let locales: [String?] = try arguments.list("locale") ?? [nil]
    let styles = try RenderAppearance.styles(arguments)
    let strings = try arguments.list("strings") ?? usual.strings
    var points: [Point] = []
    for device in devices {
      for orientation in orientations {
        for locale in locales {
          for textSize in textSizes {
            for direction in directions {
              for style in styles {
                points += strings.map {
                  Point(
                    device: device, orientation: orientation, locale: locale, textSize: textSize,
                    direction: direction, style: style, strings: $0)
                }
              }
            }
          }
        }
      }
    }
    // Two names of one thing are drawn once.
    var known: Set<[String]> = []
    self.points = points.filter { point in
      known.insert(Dimension.allCases.map { point.value(of: $0) }).inserted
    }
  }

  /// The dimensions along which there is more than one value, in order.
  var varying: [Dimension] {
    Dimension.allCases.filter { dimension in
      Set(points.map { $0.value(of: dimension) }).count > 1
    }
  }
}

extension SheetMatrix.Point {
  /// Its value along a dimension, in the words of a label.
  func value(of dimension: SheetMatrix.Dimension) -> String {
    switch dimension {
    case .device: device.map { "\($0.models.last ?? $0.name) (\($0.id))" } ?? "canvas"
    case .orientation: orientation?.rawValue ?? "canvas"
    case .language: locale ?? "document"
    case .textSize: EnvironmentOptions.textSizeName(textSize)
    case .direction: direction ?? "natural"
    case .appearance:
      switch style {
      case .dark: "dark"
      case .light: "light"
      default: "canvas"
      }
    case .strings: strings
    }
  }

  /// Says where a scene is laid out for it.
  ///
  /// - Parameter base: What is the same for all combinations.
  /// - Returns: The base with what differs.
  func environment(_ base: LayoutEnvironment) -> LayoutEnvironment {
    var environment = base
    environment.device = device
    environment.orientation = orientation
    environment.locale = locale
    environment.contentSizeCategory = EnvironmentOptions.category(textSize)
    environment.layoutDirection = EnvironmentOptions.layoutDirection(direction, locale: locale)
    environment.userInterfaceStyle = style
    return environment
  }
}

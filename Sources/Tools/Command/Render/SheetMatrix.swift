import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder

struct SheetMatrix {
  struct Point: Hashable {
    var release: IOSVersion?
    var device: Device?
    var orientation: Device.Orientation?
    var locale: String?
    var textSize: String
    var direction: String?
    var style: UIUserInterfaceStyle
    var strings: String
  }

  enum Dimension: String, CaseIterable {
    case system, device, orientation, language, textSize, direction, appearance, strings

    var title: String {
      switch self {
      case .system: "iOS"
      case .device: "Device"
      case .orientation: "Orientation"
      case .language: "Language"
      case .textSize: "Text size"
      case .direction: "Direction"
      case .appearance: "Appearance"
      case .strings: "Texts"
      }
    }

    var isOfRows: Bool { [.system, .device, .orientation, .language].contains(self) }
  }

  let points: [Point]

  /// Parses the options, with the names used by `check`.
  init(_ arguments: Arguments) throws(UsageError) {
    let usual =
      arguments.value(of: "matrix").flatMap { CheckMatrix(name: $0) } ?? CheckMatrix()
    let releases = try arguments.releases()?.map { Optional($0) } ?? [nil]
    let deviceNames = try arguments.list("device") ?? usual.devices
    let devices = try deviceNames.map { name throws(UsageError) in
      name == CheckMatrix.canvas ? nil : try Device.requested(name)
    }
    try arguments.refuseOldReleases(on: devices.compactMap { $0 })
    let orientations = (try arguments.list("orientation") ?? usual.orientations)
      .map(Device.Orientation.init)
    let textSizes = try arguments.list("text-size") ?? usual.textSizes
    let rtl: [String]? = arguments.has("rtl") ? ["rtl"] : nil
    let directions: [String?] =
      try arguments.list("direction") ?? rtl
      ?? (usual.directions.count > 1 ? usual.directions : [nil])
    let locales: [String?] = try arguments.list("locale") ?? [nil]
    let styles = try RenderAppearance.styles(arguments)
    let strings = try arguments.list("strings") ?? usual.strings
    var points: [Point] = []
    for release in releases {
      for device in devices {
        for orientation in device?.turns == false ? [.portrait] : orientations {
          for locale in locales {
            for textSize in textSizes {
              for direction in directions {
                for style in styles {
                  points += strings.map {
                    Point(
                      release: release, device: device, orientation: orientation, locale: locale,
                      textSize: textSize, direction: direction, style: style, strings: $0)
                  }
                }
              }
            }
          }
        }
      }
    }
    // Two names of the same value are drawn once.
    var known: Set<[String]> = []
    self.points = points.filter { point in
      known.insert(Dimension.allCases.map { point.value(of: $0) }).inserted
    }
  }

  var varying: [Dimension] {
    Dimension.allCases.filter { dimension in
      Set(points.map { $0.value(of: dimension) }).count > 1
    }
  }
}

extension SheetMatrix.Point {
  func value(of dimension: SheetMatrix.Dimension) -> String {
    switch dimension {
    case .system: release?.description ?? "usual"
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

  func environment(_ base: LayoutEnvironment) -> LayoutEnvironment {
    var environment = base
    environment.device = device
    environment.iosVersion = release
    environment.orientation = orientation
    environment.locale = locale
    environment.contentSizeCategory = EnvironmentOptions.category(textSize)
    environment.layoutDirection = EnvironmentOptions.layoutDirection(direction, locale: locale)
    environment.userInterfaceStyle = style
    return environment
  }
}

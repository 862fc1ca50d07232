import AutoLayout
package import Diagnosis
package import Foundation
package import InterfaceBuilder

package struct ScenePlace: Codable, Hashable, Sendable {
  package struct Environment: Codable, Hashable, Sendable {
    package var device: String?
    /// The release of iOS, such as `27.1`.
    package var system: String?
    /// `portrait` or `landscape`.
    package var orientation: String?
    /// The user's text size, named as in `check`.
    package var textSize: String?
    /// `ltr` or `rtl`.
    package var direction: String?
    /// The language, such as `de`.
    package var locale: String?
    /// `light` or `dark`.
    package var appearance: String?
    /// `document` or `pseudo`.
    package var strings: String?

    package init() {}
  }

  package var session: String
  package var path: String
  /// The scene; nil for all of them.
  package var scene: String?
  package var environment: Environment?
  /// The size to which an edge was dragged, in points; nil for the original one.
  package var size: [Double]?

  package init(session: String, path: String, scene: String? = nil) {
    self.session = session
    self.path = path
    self.scene = scene
  }

  /// The size, if it is valid.
  package var sheetSize: CGSize? {
    guard let size, size.count == 2, size.allSatisfy({ $0.isFinite && $0 >= 1 && $0 <= 10_000 })
    else { return nil }
    return CGSize(width: size[0], height: size[1])
  }
}

extension ScenePlace.Environment {
  /// The environment, named as in `check`.
  package var checked: CheckEnvironment {
    CheckEnvironment(
      device: device.flatMap { Device.named($0)?.id } ?? CheckMatrix.canvas,
      orientation: orientation ?? CheckMatrix.canvas, textSize: textSize ?? "large",
      direction: resolvedDirection, strings: strings ?? "document",
      system: system.flatMap { IOSVersion($0) }?.description)
  }

  package var layoutEnvironment: LayoutEnvironment {
    var environment = checked.layoutEnvironment
    environment.locale = locale
    switch appearance {
    case "dark": environment.userInterfaceStyle = .dark
    case "light": environment.userInterfaceStyle = .light
    default: break
    }
    return environment
  }

  private var resolvedDirection: String {
    if let direction { return direction == "rtl" ? "rtl" : "ltr" }
    guard let locale else { return "ltr" }
    return Locale.Language(identifier: locale).characterDirection == .rightToLeft ? "rtl" : "ltr"
  }

  /// Whether scenes are laid out as recorded, which makes frames comparable.
  package var isCanvas: Bool { checked == .canvas && locale == nil }

  /// A short description without default values.
  package var title: String {
    var words = [checked.summary]
    if let locale { words.append(locale) }
    if let appearance { words.append(appearance) }
    return words.joined(separator: ", ")
  }
}

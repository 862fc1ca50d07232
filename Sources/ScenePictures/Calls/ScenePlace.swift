import AutoLayout
package import Diagnosis
package import Foundation
package import InterfaceBuilder

/// Where a page looks: a scene of a document, on a device, with a user's settings.
package struct ScenePlace: Codable, Hashable, Sendable {
  /// What differs from the document's canvas; what is nil does not.
  package struct Environment: Codable, Hashable, Sendable {
    /// The device's identifier.
    package var device: String?
    /// `portrait` or `landscape`.
    package var orientation: String?
    /// The user's text size, in the words of `check`.
    package var textSize: String?
    /// `ltr` or `rtl`.
    package var direction: String?
    /// The language, such as `de`.
    package var locale: String?
    /// `light` or `dark`.
    package var appearance: String?
    /// `document` or `pseudo`.
    package var strings: String?

    /// The canvas.
    package init() {}
  }

  /// The tab that looks.
  package var session: String
  /// The document.
  package var path: String
  /// The scene; nil for all of them.
  package var scene: String?
  /// Where it is laid out.
  package var environment: Environment?
  /// The size that an edge was dragged to, in points; nil for the scene's own.
  package var size: [Double]?

  /// Makes a place.
  package init(session: String, path: String, scene: String? = nil) {
    self.session = session
    self.path = path
    self.scene = scene
  }

  /// The size, if it can be one.
  package var sheetSize: CGSize? {
    guard let size, size.count == 2, size.allSatisfy({ $0.isFinite && $0 >= 1 && $0 <= 10_000 })
    else { return nil }
    return CGSize(width: size[0], height: size[1])
  }
}

extension ScenePlace.Environment {
  /// The environment in the words of `check`.
  package var checked: CheckEnvironment {
    CheckEnvironment(
      device: device.flatMap { Device.named($0)?.id } ?? CheckMatrix.canvas,
      orientation: orientation ?? CheckMatrix.canvas, textSize: textSize ?? "large",
      direction: resolvedDirection, strings: strings ?? "document")
  }

  /// Where scenes are laid out.
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

  /// Whether scenes are laid out as they were recorded, so that frames can be compared.
  package var isCanvas: Bool { checked == .canvas && locale == nil }

  /// What is unusual about it, in a few words.
  package var title: String {
    var words = [checked.summary]
    if let locale { words.append(locale) }
    if let appearance { words.append(appearance) }
    return words.joined(separator: ", ")
  }
}

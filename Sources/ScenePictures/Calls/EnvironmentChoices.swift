import Diagnosis
import Foundation
import InterfaceBuilder

extension ScenePlace.Environment {
  /// Returns the choices for environments on pages.
  ///
  /// - Returns: Lists of identifiers, some with names.
  package static func choices(
    locales: [String], strings: [String] = ["document", "pseudo"]
  ) -> JSONValue {
    let devices = Device.all.map { device in
      JSONValue.object([
        ("id", .string(device.id)), ("name", .string(device.models.last ?? device.name)),
        ("idiom", .string(device.idiom.rawValue)),
        (
          "size",
          .numbers(
            CGFloat(device.size(.portrait).width), CGFloat(device.size(.portrait).height))
        ),
      ])
    }
    return [
      "devices": .array(devices), "orientations": ["portrait", "landscape"],
      "textSizes": .strings(CheckMatrix.textSizes), "directions": ["ltr", "rtl"],
      "locales": .strings(locales), "appearances": ["light", "dark"],
      "strings": .strings(strings),
    ]
  }
}

import Diagnosis
import Foundation
import InterfaceBuilder
package import Notation

extension LayoutEnvironment {
  /// The releases of iOS with a behavior of their own, from the newest on.
  package static let systems = ["27.2", "27.1", "27", "26", "18", "17", "16", "15"]

  /// Returns the choices for environments on pages.
  ///
  /// - Returns: Lists of identifiers, some with names.
  package static func choices(
    locales: [String], strings: [String] = ["document", "pseudo"]
  ) -> JSONValue {
    let devices = Device.all.map { device in
      JSONValue.object([
        ("id", .string(device.id)), ("name", .string(device.name)),
        ("idiom", .string(device.idiom.rawValue)),
        (
          "size",
          .numbers(
            CGFloat(device.size(.portrait).width), CGFloat(device.size(.portrait).height))
        ),
      ])
    }
    let known: [String: JSONValue] = [
      EnvironmentAxis.device.key: .array(devices), EnvironmentAxis.system.key: .strings(systems),
      EnvironmentAxis.locale.key: .strings(locales),
      EnvironmentAxis.strings.key: .strings(strings),
    ]
    return .object(
      EnvironmentAxis.all.map { axis in
        let name = axis.key.hasSuffix("s") ? axis.key : axis.key + "s"
        return (name, known[axis.key] ?? .strings(axis.choices ?? []))
      })
  }
}

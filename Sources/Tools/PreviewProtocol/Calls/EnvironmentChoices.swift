import Diagnosis
import Foundation
import InterfaceBuilder
package import Notation

extension LayoutEnvironment {
  /// The releases of iOS with a behavior of their own, from the newest on.
  package static let systems = ["27.2", "27.1", "27", "26", "18", "17", "16", "15"]

  /// Returns the axes with their choices for pages: words, or identifiers with names.
  package static func axes(
    locales: [String], strings: [String] = ["document", "pseudo"]
  ) -> JSONValue {
    let devices = Device.all.map { device in
      JSONValue.object([
        ("id", .string(device.id)), ("name", .string(device.title)),
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
    return .array(
      EnvironmentAxis.inReadingOrder.map { axis in
        [
          "name": .string(axis.key), "title": .string(axis.title),
          "choices": known[axis.key] ?? .strings(axis.choices ?? []),
        ]
      })
  }
}

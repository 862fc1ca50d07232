import AutoLayout
import InterfaceBuilder

/// The option for the release of iOS.
enum SystemOption {
  static let single = OptionSpecification(
    "os", value: "VERSION",
    summary: "Release of iOS, such as 18 or 27.1; default: the canvas's, or 18 on another device.")

  static let list = OptionSpecification(
    "os", value: "VERSIONS", summary: "Releases of iOS, such as 18,27.1, separated by commas.")
}

extension Arguments {
  /// Returns the releases of iOS, or nil if none is given.
  func releases() throws(UsageError) -> [IOSVersion]? {
    try list("os")?.map { text throws(UsageError) in
      guard let release = IOSVersion(text) else {
        throw UsageError(
          message: "invalid value '\(text)' for --os; expected a release such as 18 or 27.1")
      }
      return release
    }
  }

  /// Returns the only release, or nil if none is given.
  func release() throws(UsageError) -> IOSVersion? {
    guard let releases = try releases() else { return nil }
    guard releases.count == 1 else { throw UsageError(message: "--os takes one value here") }
    return releases[0]
  }

  /// Refuses devices that a given release does not run on.
  func refuseOldReleases(on devices: [Device]) throws(UsageError) {
    for release in try releases() ?? [] {
      for device in devices {
        guard let reason = device.refusal(of: release, remedy: "add --os") else { continue }
        throw UsageError(message: reason)
      }
    }
  }
}

extension Device {
  /// The reason that a device does not run a release, with the first one after the remedy; or nil.
  func refusal(of release: IOSVersion, remedy: String) -> String? {
    guard !runs(release) else { return nil }
    return
      "\(id) does not run iOS \(release); \(remedy) \(firstRelease?.description ?? "") or later"
  }
}

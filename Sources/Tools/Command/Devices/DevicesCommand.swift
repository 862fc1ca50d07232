import InterfaceBuilder

enum DevicesCommand {
  static let specification = CommandSpecification(
    name: "devices", summary: "List the devices for --device.", operands: "",
    discussion: "", options: [],
    examples: [("autolayout devices", "prints identifier, size and models of each device")],
    run: { arguments, session throws(UsageError) in
      guard arguments.operands.isEmpty else {
        throw UsageError(message: "devices takes no arguments")
      }
      session.terminal.print(table)
      return .success
    })

  private static var table: String {
    let rows = Device.all.map { device in
      let size = "\(Int(device.width)) x \(Int(device.height)) @\(Int(device.scale))x"
      return [device.id, size, device.models.joined(separator: ", ")]
    }
    return Table.columns([["device", "points", "models"]] + rows)
  }
}

extension Arguments {
  /// Returns the device given by `--device`.
  func device() throws(UsageError) -> Device? {
    guard let name = value(of: "device") else { return nil }
    return try Device.requested(name)
  }
}

extension Device {
  /// Returns the device with an identifier or model name.
  static func requested(_ name: String) throws(UsageError) -> Device {
    if let device = described(by: name) { return device }
    let hint = suggestion(for: name)
    throw UsageError(
      message: "unknown device '\(name)'; \(hint)'autolayout devices' lists all devices")
  }
}

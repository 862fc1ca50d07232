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

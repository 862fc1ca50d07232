import AutoLayout
import Diagnosis
import InterfaceBuilder

enum MatrixOptions {
  static let names =
    "canvas: the document's own device; full: six devices, both orientations, three text sizes, "
    + "both directions; duo: the screens of the iPhone Duo; 2026: devices of that year."

  static let all = [
    OptionSpecification(
      "matrix", letter: "m", value: "NAME", choices: CheckMatrix.names,
      summary: names),
    SystemOption.list,
    OptionSpecification(
      "device", letter: "d", value: "IDS",
      summary: "Devices, separated by commas; 'canvas' is the document's own device."),
    OptionSpecification(
      "orientation", value: "LIST", summary: "portrait, landscape, or both separated by a comma."),
    OptionSpecification(
      "text-size", value: "SIZES", summary: "Text sizes, such as large,accessibilityLarge."),
    OptionSpecification("direction", value: "LIST", summary: "ltr, rtl, or both."),
    OptionSpecification(
      "strings", value: "LIST",
      summary: "document, pseudo (longer texts, as in translations), or both."),
    FontOption.specification,
  ]
}

extension Arguments {
  /// Returns the matrix of the settings, overridden by options.
  func matrix(_ settings: CheckMatrix) throws(UsageError) -> CheckMatrix {
    var matrix = settings
    if let name = value(of: "matrix") { matrix = CheckMatrix(name: name) ?? CheckMatrix() }
    if let releases = try releases() { matrix.systems = releases.map(\.description) }
    if let list = try list("device") {
      matrix.devices = try list.map { name throws(UsageError) in
        try name == CheckMatrix.canvas ? name : Device.requested(name).id
      }
    }
    if let list = try list("orientation", of: ["portrait", "landscape"]) {
      matrix.orientations = list
    }
    if let list = try list("text-size", of: CheckMatrix.textSizes) { matrix.textSizes = list }
    if let list = try list("direction", of: ["ltr", "rtl"]) { matrix.directions = list }
    if let list = try list("strings", of: ["document", "pseudo"]) { matrix.strings = list }
    try refuseOldReleases(on: matrix.devices.compactMap { Device.named($0) })
    return matrix
  }
}

import AutoLayout
import Diagnosis
import InterfaceBuilder

enum MatrixOptions {
  static let names =
    "canvas: the document's own device; full: six devices, both orientations, three text sizes, "
    + "both directions; duo: the screens of the iPhone Duo; 2026: devices of that year."

  static let all =
    [
      OptionSpecification(
        "matrix", letter: "m", value: "NAME", choices: CheckMatrix.names,
        summary: names)
    ] + EnvironmentOptions.axes(isList: true) + [FontOption.specification]

  static let sizes = [
    OptionSpecification(
      "sizes",
      summary: "Check every window size: each width from 320 to 1376 points at two heights, and "
        + "each height at two widths."),
    OptionSpecification(
      "windows", value: "LIST",
      summary: "Windows whose sizes are checked: iphone, ipad, duo (its screens and halves) or "
        + "resizable (iphone and ipad, the default)."),
    OptionSpecification(
      "widths", value: "RANGES", summary: "Widths to check, such as 320-600 or 375,390-440."),
    OptionSpecification(
      "heights", value: "RANGES",
      summary: "Heights to check; with --widths, each width at each height."),
    OptionSpecification(
      "fresh-layouts", summary: "Lay out each size from the start, to compare.", isInternal: true),
  ]
}

extension Arguments {
  /// Returns the matrix of the settings, overridden by options.
  func matrix(_ settings: CheckMatrix) throws(UsageError) -> CheckMatrix {
    var matrix = settings
    if let name = value(of: "matrix") { matrix = CheckMatrix(name: name) ?? CheckMatrix() }
    matrix.languages = try languages() ?? settings.languages
    for axis in EnvironmentAxis.all {
      if let words = try words(of: axis) { matrix[axis] = words }
    }
    try refuseOldReleases(matrix.environments)
    matrix.sizes = try sizes(matrix.sizes)
    // An option replaces the setting that it excludes.
    if asksForSizes, !has("languages") { matrix.languages = [] }
    if !asksForSizes, has("languages") { matrix.sizes = nil }
    if matrix.sizes != nil {
      for option in ["matrix", "device", "orientation"] where has(option) {
        throw UsageError(message: "--\(option) and window sizes exclude each other")
      }
      guard matrix.languages.isEmpty else {
        throw UsageError(message: "languages and window sizes exclude each other; check them apart")
      }
    }
    return matrix
  }

  private var asksForSizes: Bool {
    ["sizes", "windows", "widths", "heights"].contains(where: has)
  }

  /// Returns the sweep of the settings, overridden by options; each option starts a sweep.
  private func sizes(_ settings: SizeSweep?) throws(UsageError) -> SizeSweep? {
    guard asksForSizes else {
      return has("matrix") || has("device") || has("orientation") ? nil : settings
    }
    var sweep = settings ?? SizeSweep()
    if let list = try list("windows", of: SizeSweep.presets) { sweep.windows = list }
    if let list = try ranges("widths") { sweep.widths = list }
    if let list = try ranges("heights") { sweep.heights = list }
    sweep.isFresh = has("fresh-layouts")
    return sweep
  }

  private func ranges(_ name: String) throws(UsageError) -> [SizeRange]? {
    guard let words = try list(name) else { return nil }
    guard let ranges = [SizeRange](words) else {
      throw UsageError(
        message: "invalid value '\(words.joined(separator: ","))' for --\(name); expected whole "
          + "points from 1 to 10000 in ascending order, such as 320-600 or 375,390-440")
    }
    return ranges
  }
}

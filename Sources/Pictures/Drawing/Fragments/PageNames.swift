import Foundation
import TextMetrics

extension Color {
  var hexadecimal: String {
    let parts = [red, green, blue].map { component in
      let byte = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16)
      return byte.count < 2 ? "0" + byte : byte
    }
    return "#" + parts.joined()
  }
}

extension Font {
  /// The CSS font families: the requested family, the replacement, the generic family.
  var families: String {
    let asked: [String] =
      switch family {
      case .system: size >= 20 ? ["SF Pro Display"] : ["SF Pro Text"]
      case .monospacedSystem: ["SF Mono"]
      case .roundedSystem: ["SF Pro Rounded"]
      case .serifSystem: ["New York"]
      case .named(let name): [PostScriptName(name).family]
      case .custom(let font): [font.names.family]
      }
    let kind =
      switch design {
      case .serif, .times: "serif"
      case .monospaced, .menlo, .courier: "monospace"
      default: "sans-serif"
      }
    let cut = design == .system && size >= 20 ? ["Inter Display"] : []
    var seen: Set<String> = []
    let names = (asked + cut + design.families).filter { seen.insert($0).inserted }
    // A quotation mark or a comma in a name would end it.
    return names.map { "'\($0.filter { $0 != "'" && $0 != "\\" })'" }.joined(separator: ", ")
      + ", \(kind)"
  }
}

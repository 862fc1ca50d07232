package enum Heading: String, Codable, CaseIterable, Sendable {
  case hierarchy
  case constraints
  case layout
  case content
  // JSON keeps the spelling that readers know.
  case behavior = "behaviour"
  case nothing

  package var title: String {
    switch self {
    case .hierarchy: "Views"
    case .constraints: "Constraints"
    case .layout: "Layout"
    case .content: "Content"
    case .behavior: "Behavior"
    case .nothing: "Without effect"
    }
  }
}

package enum NeutralReason: String, Codable, CaseIterable, Sendable {
  case tools = "versions of Xcode and its plug-ins"
  case canvas = "canvas: device, places of scenes, simulated metrics"
  case frames = "frames that Xcode recorded"
  case flags = "Xcode's marks of misplaced and ambiguous views"
  case names = "names in Xcode's outline, notes"
  case identifiers = "object ids"
  case order = "order of elements that has no effect"
  case notation = "other notation of the same value"
  case resources = "recorded sizes and colors of resources"

  package var word: String {
    switch self {
    case .tools: "tools"
    case .canvas: "canvas"
    case .frames: "recorded frames"
    case .flags: "marks"
    case .names: "names"
    case .identifiers: "ids"
    case .order: "order"
    case .notation: "notation"
    case .resources: "resources"
    }
  }
}

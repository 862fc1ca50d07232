/// Under what a change is told.
package enum Heading: String, Codable, CaseIterable, Sendable {
  /// Objects that appeared, vanished, or were moved to another place.
  case hierarchy
  /// Constraints.
  case constraints
  /// What else decides about sizes and places.
  case layout
  /// Texts, fonts, colours, images: what is seen.
  case content
  /// Classes, connections, identifiers, controls' settings: what the application does.
  case behaviour
  /// What changes nothing in the application.
  case nothing

  /// The title above the changes.
  package var title: String {
    switch self {
    case .hierarchy: "Views"
    case .constraints: "Constraints"
    case .layout: "Layout"
    case .content: "Content"
    case .behaviour: "Behavior"
    case .nothing: "Changes nothing"
    }
  }
}

/// Why a change is listed as changing nothing.
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
}

extension NeutralReason {
  /// One word for a line of counts.
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

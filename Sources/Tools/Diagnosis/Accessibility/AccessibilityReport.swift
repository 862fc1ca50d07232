import AutoLayout
import Foundation
package import InterfaceBuilder

/// The elements of the document in the order in which VoiceOver reads them.
package struct AccessibilityReport: Encodable, Sendable {
  package struct Element: Encodable, Sendable {
    /// The position in VoiceOver's order, from 1.
    package let number: Int
    /// The identifier in the document.
    package let id: String
    /// The name in messages.
    package let name: String
    /// The kind of element, such as `button`.
    package let kind: String
    /// The words that VoiceOver says; nil for none.
    package let label: String?
    /// The source of the label: `label`, `text`, `image`, `symbol`, `system` or `none`.
    package let source: String
    package let value: String?
    package let hint: String?
    /// The names of the traits, as in Xcode's inspector.
    package let traits: [String]
    /// The frame in the coordinates of the top-level view, in points.
    package let frame: FrameReport.Frame
    package let line: Int?
  }

  package struct Scene: Encodable, Sendable {
    package let id: String
    package let title: String
    package let elements: [Element]
  }

  package let document: String
  package let device: String
  package let scenes: [Scene]

  /// Lays out scenes and puts their elements in order.
  @MainActor
  package init(
    _ chosen: [InterfaceScene], of document: InterfaceDocument, in environment: LayoutEnvironment
  ) {
    let context = AccessibilityContext(document.contents)
    var device = ""
    scenes = chosen.map { scene in
      let live = scene.laidOut(in: environment)
      device = live.deviceID
      return Scene(
        id: scene.id, title: scene.title,
        elements: Self.elements(in: AccessibilityScene(SceneSurvey(live), context)))
    }
    self.document = document.path
    self.device = device
  }

  package func json() throws -> String { try JSONText.line(self) }

  /// Returns the elements of the laid-out scene in VoiceOver's order.
  @MainActor
  package static func elements(
    of live: InstantiatedScene, in document: InterfaceDocument
  ) -> [Element] {
    elements(in: AccessibilityScene(SceneSurvey(live), AccessibilityContext(document.contents)))
  }

  @MainActor
  static func elements(in scene: AccessibilityScene) -> [Element] {
    AccessibilityOrder(scene).all.enumerated().map { position, index in
      let item = scene.survey.items[index]
      let element = scene.elements[index]
      return Element(
        number: position + 1, id: item.id,
        name: item.documentElement.map { OutlineName.of($0) } ?? scene.survey.name(item),
        kind: element.role.word, label: element.label, source: element.name.source,
        value: element.value, hint: element.hint,
        traits: UIAccessibilityTraits.names.filter { element.traits.contains($0.trait) }
          .map(\.name), frame: FrameReport.Frame(item.rect), line: item.location?.line)
    }
  }
}

extension AccessibleElement.Name {
  fileprivate var source: String {
    switch self {
    case .stated: "label"
    case .text: "text"
    case .image: "image"
    case .symbol: "symbol"
    case .system: "system"
    case .missing: "none"
    }
  }
}

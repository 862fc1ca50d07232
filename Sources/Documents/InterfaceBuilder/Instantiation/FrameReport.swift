internal import AutoLayout
package import Foundation

/// The frames of a document's views, in a form for tools.
public struct FrameReport: Encodable, Sendable {
  /// A frame in the superview's coordinates, in points.
  public struct Frame: Encodable, Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
  }

  /// A view with an identifier; the report omits other views.
  public struct View: Encodable, Sendable {
    /// The identifier in the document.
    public let id: String
    /// The UIKit class of the element, not the custom class.
    public let `class`: String
    /// The frame after the layout.
    public let frame: Frame
    /// Whether other positions or sizes satisfy the constraints equally well.
    public let ambiguous: Bool
    /// Whether the frame in the document differs and breaks a required constraint there.
    public let misplaced: Bool
    /// The line of the view's start tag, counted from 1.
    public let line: Int
  }

  /// The report on a scene.
  public struct Scene: Encodable, Sendable {
    /// The scene's identifier (`sceneID`), or the top-level object's in a nib.
    public let id: String
    /// The views, parents before their subviews.
    public let views: [View]
    /// The sets of required constraints that cannot hold together, in the order they were met.
    public let conflicts: [Conflict]
  }

  /// The document's path.
  public let document: String
  /// The identifier of the device, such as `retina6_1`; empty if there is none.
  public let device: String
  /// The scenes, in the document's order.
  public let scenes: [Scene]
  /// Findings about the document, the fonts and the conflicts; the JSON text omits them.
  public let diagnostics: [InterfaceDiagnostic]

  private enum CodingKeys: CodingKey {
    case document, device, scenes
  }

  /// Lays out a document and reports every frame.
  ///
  /// - Complexity: That of laying out every scene, in order.
  @preconcurrency @MainActor
  public init(of document: InterfaceDocument, in environment: LayoutEnvironment) {
    self.init(document.scenes, of: document, in: environment)
  }

  /// Lays out the chosen scenes and reports their frames.
  @MainActor
  package init(
    _ chosen: [InterfaceScene], of document: InterfaceDocument, in environment: LayoutEnvironment
  ) {
    var device = ""
    var diagnostics = document.diagnostics + document.fontDiagnostics
    var scenes: [Scene] = []
    for scene in chosen {
      let live = scene.instantiate(in: environment)
      live.layOut()
      device = live.deviceID
      diagnostics += live.diagnostics + live.conflicts
      scenes.append(Scene(live))
    }
    self.document = document.path
    self.device = device
    self.scenes = scenes
    self.diagnostics = diagnostics
  }

  /// Returns the report as JSON text on a single line.
  ///
  /// - Throws: `EncodingError` for a number that JSON does not have, such as infinity.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension FrameReport.Scene {
  @MainActor package init(_ live: InstantiatedScene) {
    id = live.scene.id
    // Before everything else: the search for misplaced views lays views out again.
    conflicts = live.conflictingSets
    let assessment = live.assess()
    views = live.members.enumerated().compactMap { offset, member in
      guard !member.id.isEmpty else { return nil }
      return FrameReport.View(
        id: member.id, class: member.className, frame: assessment.frames[offset],
        ambiguous: assessment.isAmbiguous[offset], misplaced: assessment.isMisplaced[offset],
        line: member.location.line)
    }
  }
}

extension FrameReport.Frame {
  package init(_ rect: CGRect) {
    x = Double(rect.minX)
    y = Double(rect.minY)
    width = Double(rect.width)
    height = Double(rect.height)
  }
}

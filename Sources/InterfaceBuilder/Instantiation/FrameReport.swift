internal import AutoLayout
internal import Foundation

/// The frames of a document's views, in a form for tools.
public struct FrameReport: Encodable, Sendable {
  /// A frame in its superview's coordinates, in points.
  public struct Frame: Encodable, Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
  }

  public struct View: Encodable, Sendable {
    public let id: String
    /// The class of the view's element.
    public let `class`: String
    /// The frame after layout.
    public let frame: Frame
    /// Whether other positions or sizes satisfy the constraints equally well.
    public let ambiguous: Bool
    /// Whether the frame in the document differs, and breaks a required constraint of the view
    /// there.
    public let misplaced: Bool
    /// The line of the document at which the view begins.
    public let line: Int
  }

  public struct Scene: Encodable, Sendable {
    public let id: String
    /// Its views, in document order.
    public let views: [View]
    /// The sets of required constraints that cannot hold together, in the order they were met.
    public let conflicts: [Conflict]
  }

  public let document: String
  /// The device's identifier; empty for a canvas without one.
  public let device: String
  public let scenes: [Scene]
  /// The parts of the document that could not be followed.
  public let diagnostics: [InterfaceDiagnostic]

  private enum CodingKeys: CodingKey {
    case document, device, scenes
  }

  /// Lays a document out and reports every frame.
  ///
  /// Scenes are built, laid out and released one after the other, which bounds the memory.
  ///
  /// - Complexity: That of instantiating and laying out every scene.
  @preconcurrency @MainActor
  public init(of document: InterfaceDocument, in environment: LayoutEnvironment) {
    var device = ""
    var diagnostics = document.diagnostics
    var scenes: [Scene] = []
    for scene in document.scenes {
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

  /// Returns the report as JSON text on one line, without a line break at its end.
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
  init(_ rect: CGRect) {
    x = Double(rect.minX)
    y = Double(rect.minY)
    width = Double(rect.width)
    height = Double(rect.height)
  }
}

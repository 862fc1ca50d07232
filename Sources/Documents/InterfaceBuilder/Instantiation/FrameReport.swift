internal import AutoLayout
internal import Foundation

/// The frames of a document's views, in a form for tools.
public struct FrameReport: Encodable, Sendable {
  public struct Frame: Encodable, Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
  }

  public struct View: Encodable, Sendable {
    public let id: String
    public let `class`: String
    public let frame: Frame
    /// Whether other positions or sizes satisfy the constraints equally well.
    public let ambiguous: Bool
    /// Whether the frame in the document differs and breaks a required constraint there.
    public let misplaced: Bool
    public let line: Int
  }

  public struct Scene: Encodable, Sendable {
    public let id: String
    public let views: [View]
    /// The sets of required constraints that cannot hold together, in the order they were met.
    public let conflicts: [Conflict]
  }

  public let document: String
  public let device: String
  public let scenes: [Scene]
  public let diagnostics: [InterfaceDiagnostic]

  private enum CodingKeys: CodingKey {
    case document, device, scenes
  }

  /// Lays a document out and reports every frame.
  ///
  /// - Complexity: That of laying out every scene, one after the other.
  @preconcurrency @MainActor
  public init(of document: InterfaceDocument, in environment: LayoutEnvironment) {
    self.init(document.scenes, of: document, in: environment)
  }

  /// Lays scenes of a document out and reports their frames.
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

  /// Returns the report as JSON text on one line.
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

internal import AutoLayout
internal import Foundation

/// The frames of a document's views, in the form tools read.
public struct FrameReport: Encodable, Sendable {
  /// A frame in its superview's coordinates, in points.
  public struct Frame: Encodable, Hashable, Sendable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    public let width: Double
    public let height: Double
  }

  /// One view.
  public struct View: Encodable, Sendable {
    /// The view's identifier in the document.
    public let id: String
    /// The class that the view's element stands for.
    public let `class`: String
    /// Where the layout put it.
    public let frame: Frame
    /// Whether other positions or sizes satisfy the constraints equally well.
    public let ambiguous: Bool
    /// Whether the frame in the document is another one, and breaks a required constraint of the
    /// view there.
    public let misplaced: Bool
    /// The line of the document where the view begins.
    public let line: Int
  }

  /// One scene.
  public struct Scene: Encodable, Sendable {
    /// The scene's identifier.
    public let id: String
    /// Its views, in document order.
    public let views: [View]
    /// The sets of required constraints that cannot hold together, in the order they were met.
    public let conflicts: [Conflict]
  }

  /// The document's path.
  public let document: String
  /// The device's identifier; empty for a canvas without one.
  public let device: String
  /// The document's scenes.
  public let scenes: [Scene]
  /// What could not be done as the document says.
  public let diagnostics: [InterfaceDiagnostic]

  private enum CodingKeys: CodingKey {
    case document, device, scenes
  }

  /// Lays a document out and reports every frame.
  ///
  /// Scenes are built, laid out and released one after the other, so that memory stays bounded.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - environment: Where it is laid out.
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

  /// The report as JSON text, on one line.
  ///
  /// - Returns: The text, without a line break at its end.
  /// - Throws: `EncodingError` when a frame holds a number that JSON does not have, such as
  ///   infinity.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension FrameReport.Scene {
  /// Reports a scene that was laid out.
  @MainActor package init(_ live: InstantiatedScene) {
    id = live.scene.id
    // Before anything else is asked: views are laid out again to find out what is misplaced.
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

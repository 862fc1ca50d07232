public import Foundation

/// The layout passes in a view tree, with the frames that each pass changed.
public struct LayoutRecording: Codable, Hashable, Sendable {
  /// A rectangle in points, in the superview's coordinates.
  public struct Frame: Codable, Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(_ rect: CGRect) {
      x = Double(rect.minX)
      y = Double(rect.minY)
      width = Double(rect.width)
      height = Double(rect.height)
    }
  }

  /// A view that existed at the start, or moved later.
  public struct View: Codable, Hashable, Sendable {
    /// The index in `views` and in the list of frames.
    public var id: Int
    /// The accessibility identifier, the text or the class.
    public var name: String
  }

  /// A change to a constraint.
  public struct Touch: Codable, Hashable, Sendable {
    /// `added`, `removed`, `constant` or `priority`.
    public var change: String
    /// The constraint's `description`.
    public var constraint: String
  }

  /// A view's new frame.
  public struct Move: Codable, Hashable, Sendable {
    /// The index in `views`.
    public var view: Int
    /// The frame before the pass.
    public var from: Frame
    /// The frame after the pass, which differs from the frame before.
    public var to: Frame
  }

  /// A layout pass with work: passes with no change, solve or layout are not recorded.
  public struct Pass: Codable, Hashable, Sendable {
    /// The changes after the previous pass, in order.
    public var touched: [Touch]
    /// The changed frames, in the order of their first change.
    public var moves: [Move]
    /// How often the solver ran.
    public var solves: Int
    /// How often `layoutSubviews()` ran, over all views.
    public var layouts: Int
    /// The duration in seconds.
    public var duration: Double
    /// The conflicts that first occurred in this pass, as sentences.
    public var conflicts: [String]
  }

  /// All views, by `id`.
  public internal(set) var views: [View] = []
  /// Each view's frame before the first pass.
  public internal(set) var initialFrames: [Frame] = []
  /// The passes in the order of time.
  public internal(set) var passes: [Pass] = []

  public init() {}

  /// Reads a recording.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(LayoutRecording.self, from: json)
  }

  /// Returns the recording as JSON text; throws for a number such as infinity.
  public func json() throws -> String { try JSONText.encode(self) }
}

/// Replays a recording forward and backward, with no views.
public struct LayoutPlayer: Sendable {
  public let recording: LayoutRecording
  /// The number of replayed passes: 0 is before the first.
  public private(set) var position = 0
  /// The frames at the position, by the `id` of the view.
  public private(set) var frames: [LayoutRecording.Frame]

  /// Starts at position 0, with the initial frames.
  public init(_ recording: LayoutRecording) {
    self.recording = recording
    frames = recording.initialFrames
  }

  /// Replays the next pass, or returns nil at the end.
  ///
  /// - Complexity: O(*m*) in the changed frames of the pass.
  @discardableResult
  public mutating func stepForward() -> LayoutRecording.Pass? {
    guard position < recording.passes.count else { return nil }
    let pass = recording.passes[position]
    for move in pass.moves { frames[move.view] = move.to }
    position += 1
    return pass
  }

  /// Reverts the last pass, or returns nil at the beginning.
  ///
  /// - Complexity: O(*m*) in the changed frames of the pass.
  @discardableResult
  public mutating func stepBackward() -> LayoutRecording.Pass? {
    guard position > 0 else { return nil }
    position -= 1
    let pass = recording.passes[position]
    for move in pass.moves.reversed() { frames[move.view] = move.from }
    return pass
  }
}

public import Foundation

/// What happened in the layout passes of a tree, one pass after the other.
public struct LayoutRecording: Codable, Hashable, Sendable {
  /// A frame in the superview's coordinates, in points.
  public struct Frame: Codable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Takes over a rectangle.
    public init(_ rect: CGRect) {
      x = Double(rect.minX)
      y = Double(rect.minY)
      width = Double(rect.width)
      height = Double(rect.height)
    }
  }

  /// A view that was seen.
  public struct View: Codable, Hashable, Sendable {
    /// Its number in the recording.
    public var id: Int
    /// Its accessibility identifier, else its text or title, else its class.
    public var name: String
  }

  /// A constraint that was touched.
  public struct Touch: Codable, Hashable, Sendable {
    /// `added`, `removed`, `constant` or `priority`.
    public var change: String
    /// The constraint as descriptions print it.
    public var constraint: String
  }

  /// A frame that changed.
  public struct Move: Codable, Hashable, Sendable {
    /// The view's number.
    public var view: Int
    /// Its frame before.
    public var from: Frame
    /// Its frame after.
    public var to: Frame
  }

  /// One layout pass.
  public struct Pass: Codable, Hashable, Sendable {
    /// The constraints that were touched since the last pass, and in this one.
    public var touched: [Touch]
    /// The frames that changed, each view once, in the order in which they were set.
    public var moves: [Move]
    /// How often constraints were solved.
    public var solves: Int
    /// How often `layoutSubviews` ran.
    public var layouts: Int
    /// How long it took, in seconds.
    public var duration: Double
    /// The conflicts that were met first in this pass, as sentences.
    public var conflicts: [String]
  }

  /// The views, by their numbers.
  public internal(set) var views: [View] = []
  /// The frames before the first pass, by the views' numbers.
  public internal(set) var initialFrames: [Frame] = []
  /// The passes in their order.
  public internal(set) var passes: [Pass] = []

  /// A recording without a pass.
  public init() {}

  /// Reads a recording.
  ///
  /// - Parameter json: What ``json()`` has written.
  /// - Throws: What Foundation's decoder throws for anything else.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(LayoutRecording.self, from: json)
  }

  /// The recording as JSON text.
  ///
  /// - Returns: The text, without a line break at its end.
  /// - Throws: `EncodingError` when a frame holds a number that JSON does not have, such as
  ///   infinity.
  public func json() throws -> String { try JSONText.encode(self) }
}

/// Walks through a recording, forwards and backwards.
public struct LayoutPlayer: Sendable {
  /// The recording.
  public let recording: LayoutRecording
  /// How many passes are done: 0 is before the first.
  public private(set) var position = 0
  /// The frames as they are after those passes, by the views' numbers.
  public private(set) var frames: [LayoutRecording.Frame]

  /// Stands before the first pass.
  ///
  /// - Parameter recording: The recording.
  public init(_ recording: LayoutRecording) {
    self.recording = recording
    frames = recording.initialFrames
  }

  /// Does the next pass.
  ///
  /// - Returns: The pass; `nil` at the end.
  /// - Complexity: O(*m*) in the frames that it moves.
  @discardableResult
  public mutating func stepForward() -> LayoutRecording.Pass? {
    guard position < recording.passes.count else { return nil }
    let pass = recording.passes[position]
    for move in pass.moves { frames[move.view] = move.to }
    position += 1
    return pass
  }

  /// Undoes the last pass.
  ///
  /// - Returns: The pass that was undone; `nil` at the beginning.
  /// - Complexity: O(*m*) in the frames that it moved.
  @discardableResult
  public mutating func stepBackward() -> LayoutRecording.Pass? {
    guard position > 0 else { return nil }
    position -= 1
    let pass = recording.passes[position]
    for move in pass.moves.reversed() { frames[move.view] = move.from }
    return pass
  }
}

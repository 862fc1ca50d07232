public import Foundation

public struct LayoutRecording: Codable, Hashable, Sendable {
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

  public struct View: Codable, Hashable, Sendable {
    public var id: Int
    public var name: String
  }

  public struct Touch: Codable, Hashable, Sendable {
    public var change: String
    public var constraint: String
  }

  public struct Move: Codable, Hashable, Sendable {
    public var view: Int
    public var from: Frame
    public var to: Frame
  }

  public struct Pass: Codable, Hashable, Sendable {
    public var touched: [Touch]
    public var moves: [Move]
    public var solves: Int
    public var layouts: Int
    public var duration: Double
    /// The conflicts that first occurred in this pass, as sentences.
    public var conflicts: [String]
  }

  public internal(set) var views: [View] = []
  public internal(set) var initialFrames: [Frame] = []
  public internal(set) var passes: [Pass] = []

  public init() {}

  /// Reads a recording.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(LayoutRecording.self, from: json)
  }

  /// Returns the recording as JSON text; throws for a number such as infinity.
  public func json() throws -> String { try JSONText.encode(self) }
}

public struct LayoutPlayer: Sendable {
  public let recording: LayoutRecording
  /// The number of replayed passes: 0 is before the first.
  public private(set) var position = 0
  public private(set) var frames: [LayoutRecording.Frame]

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

import Synchronization

/// Remembers what another measurer found; of bounded size, for any number of threads.
///
/// Two generations of entries: when the young one is half the capacity, the old one is dropped and the young one
/// takes its place. What is asked for again moves to the young one, so what is in use stays.
public final class CachedTextMeasuring: TextMeasuring {
  /// The measurer that is asked about new text.
  public let base: any TextMeasuring

  /// The greatest number of measurements kept.
  public let capacity: Int

  private struct Key: Hashable {
    var text: StyledText
    var bounds: TextBounds
    /// Computed once; the dictionary need not walk the text again.
    var digest: Int

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  private struct Generations {
    var young: [Key: TextMeasurement] = [:]
    var old: [Key: TextMeasurement] = [:]
  }

  private let generations = Mutex(Generations())

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - base: The measurer that is asked about new text.
  ///   - capacity: The greatest number of measurements kept; an entry is about 200 bytes beside its text.
  public init(_ base: any TextMeasuring, capacity: Int = 32_768) {
    precondition(capacity >= 2, "A cache of text measurements holds two entries at least.")
    self.base = base
    self.capacity = capacity
  }

  /// The number of measurements kept now.
  public var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// The vertical measures of a font.
  ///
  /// - Parameter font: The font.
  /// - Returns: Its measures in points.
  public func metrics(of font: TextFont) -> FontMetrics { base.metrics(of: font) }

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - text: The runs and their paragraph style.
  ///   - bounds: The room offered.
  /// - Returns: The lines; empty if there is no character.
  public func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout {
    base.layout(text, in: bounds)
  }

  /// The size text takes.
  ///
  /// - Parameters:
  ///   - text: The runs and their paragraph style.
  ///   - bounds: The room offered.
  /// - Returns: The size and the baselines of the layout.
  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    let key = Key(text: text, bounds: bounds, digest: Self.digest(text, bounds))
    if let known = generations.withLock({ recall(key, in: &$0) }) { return known }
    // Outside the lock: two threads may both measure, and find the same.
    let measured = base.measure(text, in: bounds)
    generations.withLock { remember(key, measured, in: &$0) }
    return measured
  }

  /// Forgets everything, as after fonts were installed.
  public func removeAll() { generations.withLock { $0 = Generations() } }

  private func recall(_ key: Key, in generations: inout Generations) -> TextMeasurement? {
    if let known = generations.young[key] { return known }
    guard let known = generations.old[key] else { return nil }
    remember(key, known, in: &generations)
    return known
  }

  private func remember(
    _ key: Key, _ measurement: TextMeasurement, in generations: inout Generations
  ) {
    if generations.young.count >= capacity / 2 {
      generations.old = generations.young
      generations.young = [:]
    }
    generations.young[key] = measurement
  }

  /// A hash of what differs most: the characters, the sizes, the room.
  ///
  /// Equality decides the rest.
  private static func digest(_ text: StyledText, _ bounds: TextBounds) -> Int {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
      state ^= state >> 29
    }
    for run in text.runs {
      var word: UInt64 = 0
      var filled: UInt64 = 0
      for byte in run.text.utf8 {
        word = word << 8 | UInt64(byte)
        filled &+= 1
        if filled & 7 == 0 {
          mix(word)
          word = 0
        }
      }
      mix(word ^ filled << 56)
      mix(run.font.pointSize.bitPattern ^ (run.font.weight.bitPattern >> 7))
    }
    mix(bounds.width.bitPattern ^ UInt64(truncatingIfNeeded: bounds.maximumLines))
    return Int(truncatingIfNeeded: state)
  }
}

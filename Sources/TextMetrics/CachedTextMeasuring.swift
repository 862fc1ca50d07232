import Synchronization

/// Remembers what another measurer found; of bounded size, for any number of threads.
///
/// Two generations of entries: when the young one is half the capacity, the old one is dropped and
/// the young one takes its place. What is asked for again moves to the young one, so what is in use
/// stays.
public final class CachedTextMeasuring: TextMeasuring {
  /// The measurer that is asked about new text.
  public let base: any TextMeasuring

  /// The greatest number of measurements kept.
  public let capacity: Int

  private struct Generations {
    var young: MeasurementTable
    var old: MeasurementTable
  }

  private let generations: Mutex<Generations>

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - base: The measurer that is asked about new text.
  ///   - capacity: The greatest number of measurements kept; an entry is about 200 bytes beside its
  ///     text.
  public init(_ base: any TextMeasuring, capacity: Int = 32_768) {
    precondition(capacity >= 2, "The capacity of a cache of text measurements must be at least 2.")
    self.base = base
    self.capacity = capacity
    let empty = MeasurementTable(limit: capacity / 2)
    generations = Mutex(Generations(young: empty, old: empty))
  }

  /// The number of measurements kept now.
  ///
  /// - Complexity: O(1).
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
  /// - Complexity: That of the measurer behind it: lines are not kept.
  public func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout {
    base.layout(text, in: bounds)
  }

  /// The size text takes.
  ///
  /// - Parameters:
  ///   - text: The runs and their paragraph style.
  ///   - bounds: The room offered.
  /// - Returns: The size and the baselines of the layout.
  /// - Complexity: O(*n*) in the length of the text for one that is known, for its hash; otherwise
  ///   that of the measurer behind it.
  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    let digest = Self.digest(text, bounds)
    if let known = generations.withLock({ recall(text, bounds: bounds, digest: digest, in: &$0) }) {
      return known
    }
    // Outside the lock: two threads may both measure, and find the same.
    let measured = base.measure(text, in: bounds)
    generations.withLock { remember(measured, of: text, bounds: bounds, digest: digest, in: &$0) }
    return measured
  }

  /// How far each character of a run moves the pen.
  ///
  /// - Parameter run: The run, without line breaks.
  /// - Returns: What the measurer behind it knows.
  /// - Complexity: That of the measurer behind it: advances are not kept.
  public func advances(of run: TextRun) -> [Double?] { base.advances(of: run) }

  /// Forgets everything, as after fonts were installed.
  ///
  /// - Complexity: O(*n*) in the number of measurements kept.
  public func removeAll() {
    generations.withLock { generations in
      generations.young.removeAll()
      generations.old.removeAll()
    }
  }

  private func recall(
    _ text: StyledText, bounds: TextBounds, digest: UInt64, in generations: inout Generations
  ) -> TextMeasurement? {
    if let known = generations.young.measurement(of: text, in: bounds, digest: digest) {
      return known
    }
    guard let known = generations.old.measurement(of: text, in: bounds, digest: digest) else {
      return nil
    }
    remember(known, of: text, bounds: bounds, digest: digest, in: &generations)
    return known
  }

  private func remember(
    _ measurement: TextMeasurement, of text: StyledText, bounds: TextBounds, digest: UInt64,
    in generations: inout Generations
  ) {
    if generations.young.isFull {
      swap(&generations.young, &generations.old)
      generations.young.removeAll()
    }
    generations.young.insert(measurement, of: text, in: bounds, digest: digest)
  }

  /// A hash of what differs most: the characters, the sizes, the room.
  ///
  /// Equality decides the rest.
  private static func digest(_ text: StyledText, _ bounds: TextBounds) -> UInt64 {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
      state ^= state >> 29
    }
    func mixBytes(_ bytes: UnsafeRawBufferPointer) {
      var offset = 0
      while offset &+ 8 <= bytes.count {
        // Eight bytes from `offset` on lie inside, by the condition of the loop.
        mix(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      var tail = UInt64(bytes.count) << 56
      while offset < bytes.count {
        tail = tail << 8 ^ UInt64(unsafe bytes[offset])
        offset &+= 1
      }
      mix(tail)
    }
    for run in text.runs {
      // Native strings have contiguous storage; the few others are copied into such.
      let done: Void? = unsafe run.text.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe mixBytes(UnsafeRawBufferPointer(bytes))
      }
      if done == nil { unsafe Array(run.text.utf8).withUnsafeBytes { unsafe mixBytes($0) } }
      mix(run.font.pointSize.bitPattern ^ (run.font.weight.bitPattern >> 7))
    }
    mix(bounds.width.bitPattern ^ UInt64(truncatingIfNeeded: bounds.maximumLines))
    return state
  }
}

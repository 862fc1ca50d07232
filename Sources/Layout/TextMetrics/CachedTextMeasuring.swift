import Synchronization

/// A thread-safe cache of bounded size for another measurer.
///
/// When the young generation reaches half the capacity, it replaces the old generation; hits are
/// moved.
public final class CachedTextMeasuring: TextMeasuring {
  /// Measures the texts that are not in the cache.
  public let base: any TextMeasuring

  /// The maximum number of measurements kept; 2 or more.
  public let capacity: Int

  private struct Generations {
    var young: MeasurementTable
    var old: MeasurementTable
  }

  private let generations: Mutex<Generations>

  /// Makes a cache of `capacity` measurements; each is about 200 bytes, plus the text.
  public init(_ base: any TextMeasuring, capacity: Int = 32_768) {
    precondition(capacity >= 2, "The capacity of a cache of text measurements must be at least 2.")
    self.base = base
    self.capacity = capacity
    let empty = MeasurementTable(limit: capacity / 2)
    generations = Mutex(Generations(young: empty, old: empty))
  }

  /// The number of cached measurements.
  ///
  /// - Complexity: O(1).
  public var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Returns the base measurer's metrics, which are not cached.
  public func metrics(of font: TextFont) -> FontMetrics { base.metrics(of: font) }

  /// Breaks text into lines.
  ///
  /// - Complexity: That of the base measurer: lines are not cached.
  public func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout {
    base.layout(text, in: bounds)
  }

  /// Returns the size of text.
  ///
  /// - Complexity: O(*n*) in the length of cached text, for the hash.
  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    let digest = Self.digest(text, bounds)
    if let known = generations.withLock({ recall(text, bounds: bounds, digest: digest, in: &$0) }) {
      return known
    }
    // Outside the lock: two threads may both measure, with equal results.
    let measured = base.measure(text, in: bounds)
    generations.withLock { remember(measured, of: text, bounds: bounds, digest: digest, in: &$0) }
    return measured
  }

  /// Returns each character's advance.
  ///
  /// - Complexity: That of the base measurer: advances are not cached.
  public func advances(of run: TextRun) -> [Double?] { base.advances(of: run) }

  /// Removes all entries, for example after fonts were installed.
  ///
  /// - Complexity: O(*n*) in the number of measurements.
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

  /// Returns a hash of the most distinctive parts; equality decides the rest.
  private static func digest(_ text: StyledText, _ bounds: TextBounds) -> UInt64 {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
      state ^= state >> 29
    }
    func mixBytes(_ bytes: UnsafeRawBufferPointer) {
      var offset = 0
      while offset &+ 8 <= bytes.count {
        // The loop condition guarantees eight bytes from `offset` on.
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
      // Native strings are contiguous; others are copied.
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

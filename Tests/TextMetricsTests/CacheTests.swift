import Synchronization
import Testing
import TextMetrics

@Suite("The cache of measurements")
struct CacheTests {
  final class Counting: TextMeasuring {
    let base = SystemFontMetrics()
    let asked = Mutex(0)
    func metrics(of font: TextFont) -> FontMetrics { base.metrics(of: font) }
    func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout {
      asked.withLock { $0 += 1 }
      return base.layout(text, in: bounds)
    }
  }

  @Test("a repeated request is measured once, a different request separately")
  func hits() {
    let counting = Counting()
    let cache = CachedTextMeasuring(counting)
    let text = StyledText("Hello", font: .system(17))
    let first = cache.measure(text, in: .oneLine)
    #expect(cache.measure(text, in: .oneLine) == first)
    #expect(counting.asked.withLock { $0 } == 1)
    _ = cache.measure(text, in: TextBounds(width: 20))
    _ = cache.measure(StyledText("Hello", font: .system(18)), in: .oneLine)
    _ = cache.measure(
      StyledText("Hello", font: TextFont(pointSize: 17, isItalic: true)), in: .oneLine)
    #expect(counting.asked.withLock { $0 } == 4)
  }

  @Test("a cache never exceeds the limit, and keeps recently used entries")
  func bounded() {
    let counting = Counting()
    let cache = CachedTextMeasuring(counting, capacity: 16)
    let kept = StyledText("kept", font: .system(17))
    for number in 0..<1000 {
      _ = cache.measure(kept, in: .oneLine)
      _ = cache.measure(StyledText("\(number)", font: .system(17)), in: .oneLine)
      #expect(cache.count <= 16)
    }
    #expect(counting.asked.withLock { $0 } == 1001)
    cache.removeAll()
    #expect(cache.count == 0)
  }

  @Test("results equal the measurer's")
  func transparent() {
    let (plain, cache) = (
      SystemFontMetrics(), CachedTextMeasuring(SystemFontMetrics(), capacity: 8)
    )
    for width in stride(from: 10.0, to: 200, by: 7) {
      let text = StyledText("one two three four five", font: .system(15))
      let bounds = TextBounds(width: width, maximumLines: 3)
      #expect(cache.measure(text, in: bounds) == plain.measure(text, in: bounds))
      #expect(cache.measure(text, in: bounds) == plain.measure(text, in: bounds))
      #expect(cache.layout(text, in: bounds) == plain.layout(text, in: bounds))
    }
    #expect(cache.metrics(of: .system(9)) == plain.metrics(of: .system(9)))
  }
}

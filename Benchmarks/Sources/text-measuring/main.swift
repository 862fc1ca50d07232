// Measures 10,000 labels of 40 characters, with no cache and with the cache.
import TextMetrics

func sentences(count: Int) -> [StyledText] {
  let letters = Array("abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 ,.")
  var state: UInt64 = 0x9E37_79B9
  return (0..<count).map { _ in
    let characters = (0..<40).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return letters[Int(state >> 33) % letters.count]
    }
    return StyledText(String(characters), font: .system(17))
  }
}

func total(_ texts: [StyledText], by measurer: some TextMeasuring) -> Double {
  texts.reduce(0) { $0 + measurer.measure($1, in: .oneLine).width }
}

func milliseconds(_ body: () -> Double) -> Double {
  let clock = ContinuousClock()
  var sum = 0.0
  let time = clock.measure { sum = body() }
  precondition(sum > 0, "Text has a width.")
  return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

let texts = sentences(count: 10_000)
let repetitions = 31
var rows: [(name: String, limit: Double, times: [Double])] = []
let metrics = SystemFontMetrics()
rows.append(
  (
    "measured, no cache", 20,
    (0..<repetitions).map { _ in milliseconds { total(texts, by: metrics) } }
  ))
rows.append(
  (
    "measured into an empty cache", 20,
    (0..<repetitions).map { _ in
      let cache = CachedTextMeasuring(metrics)
      return milliseconds { total(texts, by: cache) }
    }
  ))
let cache = CachedTextMeasuring(metrics)
_ = total(texts, by: cache)
rows.append(
  (
    "again, from the cache", 2,
    (0..<repetitions).map { _ in milliseconds { total(texts, by: cache) } }
  ))

print("# Measuring text: 10,000 labels of 40 characters\n")
print("| case | least ms | median ms | limit ms |")
print("|---|---:|---:|---:|")
for row in rows {
  let sorted = row.times.sorted()
  let median = sorted[sorted.count / 2]
  print("| \(row.name) | \(rounded(sorted[0])) | \(rounded(median)) | \(row.limit) |")
}

import Diagnosis
import FuzzSupport

/// Fuzzes explanations of console logs; the output must not contain control characters.
@_cdecl("LLVMFuzzerTestOneInput")
public func testLog(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let text = String(decoding: unsafe fuzzBytes(data, size), as: UTF8.self)
  let report = ConflictReport(log: text)
  guard !report.text(color: true).isEmpty else { found("an empty report") }
  let controls = report.text(color: false).unicodeScalars.contains {
    $0 != "\n" && $0 != "\t" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
  }
  guard !controls else { found("a report with a control character") }
  do { _ = try report.json() } catch { found("a report that is not JSON: \(error)") }
  return 0
}

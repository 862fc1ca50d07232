import Diagnosis
import FuzzSupport

/// Reads bytes as a console log, and explains it in both forms.
///
/// - Parameters:
///   - data: The bytes.
///   - size: How many there are.
/// - Returns: 0: the input is kept if it reached anything new.
@_cdecl("LLVMFuzzerTestOneInput")
public func testLog(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let text = String(decoding: unsafe fuzzBytes(data, size), as: UTF8.self)
  let report = ConflictReport(log: text)
  guard !report.text(color: true).isEmpty else { found("a report that says nothing") }
  do { _ = try report.json() } catch { found("a report that is no JSON: \(error)") }
  return 0
}

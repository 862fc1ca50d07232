import FuzzSupport
import VisualFormat

struct LetterScope: VisualFormatScope {
  func item(named name: Substring) -> Substring? { name.count == 1 ? name : nil }
  func metric(named name: Substring) -> Double? { name.count > 2 ? Double(name.count) : nil }
  func superview(of item: Substring) -> Substring? { item == "z" ? nil : "superview" }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testFormat(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var input = FuzzInput(unsafe fuzzBytes(data, size))
  let options = VisualFormatOptions(rawValue: UInt(input.byte()) << 8 | UInt(input.byte()))
  let format = input.text()
  do {
    let made = try visualFormatConstraints(format, options: options, in: LetterScope())
    guard made.allSatisfy({ $0.priority > 0 && $0.priority <= 1000 }) else {
      found("a constraint with a wrong number: \(made)")
    }
  } catch {
    guard (0...format.count).contains(error.column) else { found("column \(error.column)") }
  }
  return 0
}

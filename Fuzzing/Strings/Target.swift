import Foundation
import FuzzSupport
import InterfaceBuilder

@_cdecl("LLVMFuzzerTestOneInput")
public func testStrings(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Data(unsafe fuzzBytes(data, size))
  let file = StringsFile(bytes)
  for fault in file.faults where fault.message.isEmpty { found("an empty fault") }
  for entry in file.entries {
    guard entry.bytes.upperBound <= file.text.count else { found("an entry beyond the text") }
    guard (entry.location?.line ?? 1) >= 1, (entry.location?.column ?? 1) >= 1 else {
      found("no place: \(entry)")
    }
  }
  do {
    let catalog = try StringCatalog(bytes)
    for language in catalog.languages { _ = catalog.table(language, isPad: false) }
  } catch {
    if error.message.isEmpty { found("an empty fault") }
  }
  return 0
}

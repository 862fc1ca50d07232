import CompiledNibs
import Foundation
import FuzzSupport
import InterfaceBuilder

/// Reads the bytes as a nib, or compiles them as a document; the first byte decides.
@_cdecl("LLVMFuzzerTestOneInput")
public func testNib(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(unsafe fuzzBytes(data, size))
  guard let first = bytes.first else { return 0 }
  let rest = Array(bytes.dropFirst())
  if first == UInt8(ascii: "N") {
    guard let archive = try? NibArchive(bytes: bytes) else { return 0 }
    if (try? NibArchive(bytes: archive.bytes)) == nil { found("a written archive is not read") }
    return 0
  }
  guard let markup = try? DocumentMarkup(data: Data(rest), path: "document") else { return 0 }
  let options = NibOptions(
    xcode: [nil, 700, 1110, 1600][Int(first) % 4], target: [nil, 900, 1200][Int(first) / 4 % 3])
  for nib in NibCompiler(options).compile(markup, path: "document").nibs
  where (try? NibArchive(bytes: nib.archive.bytes)) == nil {
    found("a compiled nib is not read")
  }
  return 0
}

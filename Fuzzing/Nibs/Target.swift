import CompiledNibs
import Foundation
import FuzzSupport
import InterfaceBuilder

/// Reads the bytes as a nib, or compiles them as a document and damages the nib.
///
/// The first byte decides.
@_cdecl("LLVMFuzzerTestOneInput")
public func testNib(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(unsafe fuzzBytes(data, size))
  guard let first = bytes.first else { return 0 }
  let rest = Array(bytes.dropFirst())
  if first == UInt8(ascii: "N") {
    guard let archive = try? NibArchive(bytes: bytes) else { return 0 }
    if (try? NibArchive(bytes: archive.bytes)) == nil { found("a written archive is not read") }
    if let document = try? RecoveredDocument(CompiledFiles(["": bytes])),
      (try? DocumentMarkup(data: Data(document.text.utf8), path: "nib")) == nil
    {
      found("a recovered document is not read")
    }
    return 0
  }
  guard let markup = try? DocumentMarkup(data: Data(rest), path: "document") else { return 0 }
  let options = NibOptions(
    xcode: [nil, 700, 1110, 1600][Int(first) % 4], target: [nil, 900, 1200][Int(first) / 4 % 3])
  for nib in NibCompiler(options).compile(markup, path: "document").nibs {
    var compiled = nib.archive.bytes
    if (try? NibArchive(bytes: compiled)) == nil { found("a compiled nib is not read") }
    // The last bytes of the input choose the changed bytes, mostly in the header and the tables.
    for (place, byte) in zip(bytes.suffix(16), bytes.suffix(17)) where !compiled.isEmpty {
      compiled[Int(place) * (1 + Int(byte) % 4 * 37) % compiled.count] ^= byte
      if let damaged = try? NibArchive(bytes: compiled),
        (try? NibArchive(bytes: damaged.bytes)) == nil
      {
        found("a damaged nib that was read is not read again")
      }
    }
  }
  return 0
}

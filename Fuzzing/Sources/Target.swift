import CodeDeclarations
import FuzzSupport

/// Fuzzes the scanners of declarations and the readers of projects with any bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testSource(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  for language in [CodeLanguage.swift, .objectiveC] {
    let code = SourceDeclarations(bytes, language: language)
    // Each declaration needs at least a byte.
    let count = code.types.reduce(code.uses.count) { $0 + 1 + $1.members.count }
    guard count <= bytes.count else { found("more declarations than bytes") }
    for type in code.types where !bytes.indices.contains(type.position) {
      found("a position outside of the source")
    }
    for use in code.uses where code.place(of: use.position).line < 1 { found("a line before 1") }
  }
  guard BuildTarget.count(inProject: bytes) <= bytes.count else {
    found("more targets than bytes")
  }
  return 0
}

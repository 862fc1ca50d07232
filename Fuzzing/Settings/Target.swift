import Diagnosis
import FuzzSupport
import InterfaceBuilder

@_cdecl("LLVMFuzzerTestOneInput")
public func testSettings(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let text = String(decoding: unsafe fuzzBytes(data, size), as: UTF8.self)
  do {
    let settings = try SettingsFile(text: text)
    _ = settings.excludes("App/Pods/Main.storyboard")
  } catch {
    guard error.location.line >= 1, !error.message.isEmpty else { found("no place: \(error)") }
  }
  return 0
}

import ConflictExplanation

// A text is returned as the length, four bytes, and the UTF-8.

private enum Last {
  // Safe: WebAssembly has one thread, and native users must call from a single thread.
  nonisolated(unsafe) static var report: ConflictReport?
}

/// Explains the log in the input buffer, and returns the number of blocks.
@_cdecl("log_explain")
public func explainLog(_ bytes: Int32) -> Int32 {
  let report = ConflictReport(log: Transfer.text(bytes))
  unsafe Last.report = report
  return Int32(report.blocks.count)
}

@_cdecl("log_text")
public func logText() -> UnsafeMutableRawPointer? {
  unsafe put(Last.report?.text(color: false))
}

/// Returns the last report as JSON, or nothing for a number that JSON cannot represent.
@_cdecl("log_json")
public func logJSON() -> UnsafeMutableRawPointer? { unsafe put(Last.report?.jsonText) }

@_cdecl("log_drawing")
public func logDrawing() -> UnsafeMutableRawPointer? { unsafe put(Last.report?.drawingText) }

@_cdecl("log_free")
public func freeLog() { unsafe Last.report = nil }

private func put(_ text: String?) -> UnsafeMutableRawPointer? {
  guard let text else { return nil }
  let length = UInt32(text.utf8.count)
  let prefix = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> UInt32($0)) }
  return unsafe Transfer.put(prefix + Array(text.utf8))
}

import ConflictExplanation

// What JavaScript calls for console logs. A text goes out as its length, four bytes, and its UTF-8.

/// The report of the last log.
private enum Last {
  // Safe: WebAssembly has one thread, and who links this natively calls it from one.
  nonisolated(unsafe) static var report: ConflictReport?
}

/// Reads and explains the log in the room, and keeps the report; how many blocks it has.
@_cdecl("log_explain")
public func explainLog(_ bytes: Int32) -> Int32 {
  let report = ConflictReport(log: Transfer.text(bytes))
  unsafe Last.report = report
  return Int32(report.blocks.count)
}

/// The last report for a reader.
@_cdecl("log_text")
public func logText() -> UnsafeMutableRawPointer? {
  unsafe put(Last.report?.text(color: false))
}

/// The last report as JSON; nothing where the log holds a number that JSON does not have.
@_cdecl("log_json")
public func logJSON() -> UnsafeMutableRawPointer? { unsafe put(Last.report?.jsonText) }

/// What pictures of the conflicts show, as JSON.
@_cdecl("log_drawing")
public func logDrawing() -> UnsafeMutableRawPointer? { unsafe put(Last.report?.drawingText) }

/// Forgets the report.
@_cdecl("log_free")
public func freeLog() { unsafe Last.report = nil }

private func put(_ text: String?) -> UnsafeMutableRawPointer? {
  guard let text else { return nil }
  let length = UInt32(text.utf8.count)
  let prefix = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> UInt32($0)) }
  return unsafe Transfer.put(prefix + Array(text.utf8))
}

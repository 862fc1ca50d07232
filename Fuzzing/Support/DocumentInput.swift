import TestSupport

/// Changes an input that is a document behind some bytes that decide what is done with it.
///
/// Of four tries one changes anything as libFuzzer does, one what decides, the others the document
/// as a tree.
///
/// - Parameters:
///   - data: The input, changed in place.
///   - size: Its length.
///   - limit: The room.
///   - seed: What decides.
///   - head: How many bytes stand before the document.
///   - mutate: libFuzzer's own change, which this module does not link.
/// - Returns: The new length.
public func changeDocumentInput(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32, head: Int = 0,
  _ mutate: (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
) -> Int {
  guard size > head, seed % 4 != 0 else { return unsafe mutate(data, size, limit) }
  if head > 0, seed % 4 == 1 {
    // The number of bytes stays, so that the document begins where it did.
    var bytes = unsafe fuzzBytes(UnsafePointer(data), head)
    let length = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mutate($0, head, head) } ?? 0
    }
    for place in 0..<length { unsafe data[place] = bytes[place] }
    return size
  }
  var numbers = SeededGenerator(seed: UInt64(seed))
  let decisions = (0..<16).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
  let document = Array(unsafe fuzzBytes(UnsafePointer(data), size).dropFirst(head))
  var mutation = DocumentMutation(document, decisions)
  guard let changed = mutation.changed(), changed.count <= limit - head else {
    return unsafe mutate(data, size, limit)
  }
  for (place, byte) in changed.enumerated() { unsafe data[head + place] = byte }
  return head + changed.count
}

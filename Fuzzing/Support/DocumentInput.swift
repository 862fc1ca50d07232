import TestSupport

/// Mutates an input of `head` decision bytes followed by a document, in place.
///
/// Of four mutations, libFuzzer makes one, one changes the decisions, and two change the tree.
public func changeDocumentInput(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32, head: Int = 0,
  _ mutate: (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
) -> Int {
  guard size > head, seed % 4 != 0 else { return unsafe mutate(data, size, limit) }
  if head > 0, seed % 4 == 1 {
    // The number of bytes is unchanged, which keeps the start of the document.
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

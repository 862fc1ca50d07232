import Foundation
import TestSupport
import Testing

@testable import ToolProtocol

@Suite("Lines of messages")
struct MessageReaderTests {
  private func read(_ text: Data, pieces: @escaping (Int) -> Int) -> [MessageReader.Message] {
    var rest = text
    var reader = MessageReader {
      let piece = rest.prefix(max(1, pieces(rest.count)))
      rest = Data(rest.dropFirst(piece.count))
      return Data(piece)
    }
    var found: [MessageReader.Message] = []
    while let message = reader.read() { found.append(message) }
    return found
  }

  @Test("lines arrive whole from any pieces, and blank lines are skipped")
  func pieces() {
    let text = Data("one\n\n \r\ntwo\r\nthree".utf8)
    let expected = ["one", "two\r", "three"].map { MessageReader.Message.line(Data($0.utf8)) }
    for size in [1, 2, 3, 7, 100] { #expect(read(text) { _ in size } == expected) }
    #expect(read(Data()) { _ in 1 }.isEmpty)
  }

  @Test("a message longer than 2 MB is refused, and the next message is read")
  func limit() {
    let long = Data(repeating: UInt8(ascii: "x"), count: MessageReader.limit + 1)
    let next = MessageReader.Message.line(Data("next".utf8))
    for size in [65_536, long.count, long.count + 5] {
      #expect(read(long + Data("\nnext\n".utf8)) { _ in size } == [.tooLong, next])
    }
    #expect(read(long) { _ in 65_536 } == [.tooLong])
    let longest = long.dropLast()
    #expect(read(longest + Data("\n".utf8)) { _ in 65_536 } == [.line(Data(longest))])
  }
}

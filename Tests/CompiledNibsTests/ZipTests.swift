import Foundation
import TestSupport
import Testing

@testable import CompiledNibs

@Suite struct ZipTests {
  /// An archive with a stored file of three bytes and a deflated file of 2,000 bytes.
  private static let archive: [UInt8] = [UInt8](
    Data(base64Encoded: ZipSample.text, options: .ignoreUnknownCharacters) ?? Data())

  @Test("Stored and deflated files are read")
  func reading() throws {
    let zip = try ZipArchive(Data(Self.archive))
    #expect(zip.entries.map(\.name) == ["Payload/A.app/a.nib", "Payload/A.app/b.nib"])
    let contents = try zip.entries.map { try zip.contents(of: $0, limit: 10_000) }
    #expect(contents[0] == Array("abc".utf8))
    #expect(contents[1] == [UInt8](repeating: 0x78, count: 2000))
  }

  @Test("A file larger than the limit is refused before it is unpacked")
  func limit() throws {
    let zip = try ZipArchive(Data(Self.archive))
    let error = #expect(throws: NibArchiveError.self) {
      try zip.contents(of: zip.entries[1], limit: 1999)
    }
    #expect(error?.reason.contains("more than the limit") == true)
  }

  @Test("Damaged archives throw or are read; they never trap")
  func damage() throws {
    for length in 0..<Self.archive.count {
      #expect(throws: NibArchiveError.self) {
        let zip = try ZipArchive(Data(Self.archive[..<length]))
        for entry in zip.entries { _ = try zip.contents(of: entry, limit: 10_000) }
      }
    }
    for place in Self.archive.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = Self.archive
        damaged[place] = value
        guard let zip = try? ZipArchive(Data(damaged)) else { continue }
        for entry in zip.entries { _ = try? zip.contents(of: entry, limit: 10_000) }
      }
    }
  }
}

private enum ZipSample {
  static let text = """
    UEsDBBQAAAAAAAAAIVjCQSQ1AwAAAAMAAAATAAAAUGF5bG9hZC9BLmFwcC9hLm5pYmFiY1BLAwQUAAAACAAAACFYem
    UIKREAAADQBwAAEwAAAFBheWxvYWQvQS5hcHAvYi5uaWKrqBgFo2AUjIJRMApGwVAHAFBLAQIUAxQAAAAAAAAAIVjC
    QSQ1AwAAAAMAAAATAAAAAAAAAAAAAACAAQAAAABQYXlsb2FkL0EuYXBwL2EubmliUEsBAhQDFAAAAAgAAAAhWHplCC
    kRAAAA0AcAABMAAAAAAAAAAAAAAIABNAAAAFBheWxvYWQvQS5hcHAvYi5uaWJQSwUGAAAAAAIAAgCCAAAAdgAAAAAA
    """
}

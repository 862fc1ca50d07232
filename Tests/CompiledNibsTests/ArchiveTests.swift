import Foundation
import TestSupport
import Testing

@testable import CompiledNibs

@Suite struct ArchiveTests {
  private var sample: NibArchive {
    var root = NibObject("NSObject")
    root.set("UINibTopLevelObjectsKey", .object(1))
    var array = NibObject("NSArray")
    array.set("NSInlinedValue", .bool(true))
    array.set("UINibEncoderEmptyKey", .object(2))
    var color = NibObject("UIColor", fallbacks: ["NSColor"])
    for number: Int64 in [0, -1, 127, 128, 40_000, -40_000, 5_000_000_000] {
      color.set("number", .integer(number))
    }
    color.set("UIRed", .float(0.25))
    color.set("wide", .double(-1e300))
    color.set("bounds", .packed([0, 0, 320, 44.5]))
    color.set("text", .text("grün"))
    color.set("off", .bool(false))
    color.set("none", .null)
    return NibArchive(minorVersion: 10, objects: [root, array, color])
  }

  @Test("Reading the written bytes gives the same graph")
  func roundTrip() throws {
    let read = try NibArchive(bytes: sample.bytes)
    #expect(read == sample)
    #expect(read.objects[2]["bounds"]?.numbers == [0, 0, 320, 44.5])
  }

  @Test("The header and the numbers have the format")
  func format() {
    let bytes = sample.bytes
    #expect(Array(bytes.prefix(10)) == Array("NIBArchive".utf8))
    #expect(bytes[10...17].elementsEqual([1, 0, 0, 0, 10, 0, 0, 0]))
    // Three objects follow the 50 bytes.
    #expect(bytes[18...25].elementsEqual([3, 0, 0, 0, 50, 0, 0, 0]))
    // The root has class 0, first value 0, count 1; the high bit marks the last byte.
    #expect(bytes[50...52].elementsEqual([0x80, 0x80, 0x81]))
  }

  @Test("Other files are refused with the reason")
  func others() {
    #expect(throws: NibArchiveError.self) { try NibArchive(bytes: []) }
    #expect(throws: NibArchiveError.self) { try NibArchive(bytes: Array("NIBArchive".utf8)) }
    let error = #expect(throws: NibArchiveError.self) {
      try NibArchive(bytes: Array("bplist00".utf8))
    }
    #expect(error?.reason.contains("keyed archive") == true)
  }

  @Test("Damaged files throw or are read; they never trap")
  func damage() {
    let bytes = sample.bytes
    for length in 0..<bytes.count {
      #expect(throws: NibArchiveError.self) { try NibArchive(bytes: Array(bytes[..<length])) }
    }
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] = value
        if let read = try? NibArchive(bytes: damaged) { #expect(!read.bytes.isEmpty) }
      }
    }
  }

  /// The bytes of the values with their types; the numbers of keys depend on the order of keys.
  private func valueBytes(_ bytes: [UInt8]) -> Int {
    func word(_ place: Int) -> Int {
      bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var position = word(38)
    func number() -> Int {
      var (value, shift) = (0, 0)
      while bytes[position] & 0x80 == 0 {
        value |= Int(bytes[position]) << shift
        (position, shift) = (position + 1, shift + 7)
      }
      position += 1
      return value | Int(bytes[position - 1] & 0x7F) << shift
    }
    var size = 0
    for _ in 0..<word(34) {
      _ = number()
      let start = position
      position += 1
      let widths: [UInt8: Int] = [0: 1, 1: 2, 2: 4, 3: 8, 6: 4, 7: 8, 10: 4]
      position += bytes[start] == 8 ? number() : widths[bytes[start]] ?? 0
      size += position - start
    }
    return size
  }

  @Test("The order of many keys does not change the sizes of values")
  func manyKeys() {
    let pairs = (0..<300).map { NibObject.Pair("key\($0)", .integer(1)) }
    let last = Array(repeating: pairs[299], count: 50)
    let archives = [pairs + last, last + pairs].map { values in
      NibArchive(objects: [NibObject("NSObject", values: values)]).bytes
    }
    #expect(archives.map { valueBytes($0) } == [700, 700])
    #expect(archives[0].count != archives[1].count)
  }

  @Test("Negative numbers have eight bytes, as in nibs of Apple")
  func negative() {
    var object = NibObject("NSObject")
    object.set("NSRelation", .integer(-1))
    let bytes = NibArchive(objects: [object]).bytes
    #expect(valueBytes(bytes) == 9)
  }

  @Test(
    "Nibs below the folder in NIBS are read and written to the same values",
    .enabled(if: ProcessInfo.processInfo.environment["NIBS"] != nil))
  func folder() throws {
    let root = try #require(ProcessInfo.processInfo.environment["NIBS"])
    var count = 0
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init()
    where name.hasSuffix(".nib") {
      let url = URL(fileURLWithPath: root).appendingPathComponent(name)
      guard let data = try? Data(contentsOf: url) else { continue }
      let bytes = [UInt8](data)
      let archive = try NibArchive(bytes: bytes)
      #expect(try NibArchive(bytes: archive.bytes) == archive, "\(name)")
      #expect(valueBytes(archive.bytes) == valueBytes(bytes), "\(name)")
      count += 1
    }
    #expect(count > 0)
  }
}

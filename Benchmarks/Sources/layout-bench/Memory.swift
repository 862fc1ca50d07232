@_spi(Memory) import AutoLayoutCore
@_spi(Memory) import ConstraintSolver
import Foundation

/// A line of the account: a class or a table.
private struct Account {
  let name: String
  let count: Int
  /// The bytes of all elements.
  let bytes: Int
  /// The bytes of the room that no element has used yet.
  let spare: Int
}

/// Prints the bytes of every object and table in a laid-out feed, per card and in total.
@MainActor func accountForMemory(of feed: FeedView, cards: Int) {
  var classes: [String: (count: Int, bytes: Int)] = [:]
  feed.root.forEachLayoutObject { object in
    classes["\(type(of: object))", default: (0, 0)].count += 1
    classes["\(type(of: object))"]?.bytes += blockSize(of: object)
  }
  let objects = classes.map {
    Account(name: $0.key, count: $0.value.count, bytes: $0.value.bytes, spare: 0)
  }
  let tables = feed.root.layoutMemory.map {
    Account(
      name: $0.table, count: $0.count, bytes: $0.count * $0.stride,
      spare: max(0, $0.capacity - $0.count) * $0.stride)
  }
  print(
    "| part | elements a card | bytes a card | MB | unused room in MB |\n|---|---:|---:|---:|---:|")
  for part in (objects + tables).sorted(by: { $0.bytes > $1.bytes }) where part.count > 0 {
    row(part, cards)
  }
  let all = objects + tables
  row(
    Account(
      name: "sum", count: 0, bytes: all.reduce(0) { $0 + $1.bytes },
      spare: all.reduce(0) { $0 + $1.spare }), cards)
}

private func row(_ part: Account, _ cards: Int) {
  print(
    String(
      format: "| \(part.name) | %.1f | %.0f | %.2f | %.2f |", Double(part.count) / Double(cards),
      Double(part.bytes) / Double(cards), Double(part.bytes) / 1e6, Double(part.spare) / 1e6))
}

/// The bytes of an object's block, the allocator's header included.
private func blockSize(of object: AnyObject) -> Int {
  let address = Unmanaged.passUnretained(object).toOpaque()
  #if canImport(Darwin)
  return malloc_size(address)
  #else
  return usableSize(address) + MemoryLayout<Int>.size
  #endif
}

#if !canImport(Darwin)
/// The C library's function, which the module does not declare.
private let usableSize = unsafeBitCast(
  dlsym(nil, "malloc_usable_size"), to: (@convention(c) (UnsafeMutableRawPointer) -> Int).self)
#endif

/// The traits that a tracked method reads (F15.8).
@MainActor
package enum TraitReads {
  // Safe: used on the main actor, and each use ends before client code runs.
  /// Whether a tracked method runs.
  @safe @exclusivity(unchecked) package private(set) static var isOn = false
  /// The reads of the running method; nil before the first read, because most methods read none.
  @safe @exclusivity(unchecked) private static var record: Record?

  private final class Record {
    /// The collections of the method's object.
    var own: [UITraitCollection] = []
    var traits: [ObjectIdentifier: UITrait] = [:]
  }

  /// Runs a method and returns the traits that it reads in noted collections.
  package static func collect<Result>(_ body: () -> Result) -> (Result, [UITrait]) {
    let outer = (isOn, record)
    (isOn, record) = (true, nil)
    defer { (isOn, record) = outer }
    let result = body()
    return (result, record.map { Array($0.traits.values) } ?? [])
  }

  package static func note(_ collection: UITraitCollection) {
    let record = record ?? Record()
    self.record = record
    if !record.own.contains(where: { $0 === collection }) { record.own.append(collection) }
  }

  static func note(_ trait: UITrait, of collection: UITraitCollection) {
    guard let record, record.own.contains(where: { $0 === collection }) else { return }
    record.traits[ObjectIdentifier(trait)] = trait
  }
}

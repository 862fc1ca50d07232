/// The traits that a tracked method reads (F15.8).
@MainActor
package enum TraitReads {
  /// Whether a tracked method runs.
  package static var isOn = false
  /// The collections of the method's object.
  private static var own: [UITraitCollection] = []
  private static var traits: [ObjectIdentifier: UITrait] = [:]

  /// Runs a method and returns the traits that it reads in noted collections.
  package static func collect<Result>(_ body: () -> Result) -> (Result, [UITrait]) {
    let outer = (isOn, own, traits)
    (isOn, own, traits) = (true, [], [:])
    defer { (isOn, own, traits) = outer }
    let result = body()
    return (result, traits.isEmpty ? [] : Array(traits.values))
  }

  package static func note(_ collection: UITraitCollection) {
    if !own.contains(where: { $0 === collection }) { own.append(collection) }
  }

  static func note(_ trait: UITrait, of collection: UITraitCollection) {
    guard own.contains(where: { $0 === collection }) else { return }
    traits[ObjectIdentifier(trait)] = trait
  }
}

import Foundation

extension UITraitCollection {
  /// The value of a trait; its default where none is known.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let builtIn = trait as? any BuiltInTrait.Type {
      return builtIn.read(self) as? Trait.Value ?? Trait.defaultValue
    }
    return ownTraits[ObjectIdentifier(trait)]?.base as? Trait.Value ?? Trait.defaultValue
  }

  /// Makes a collection of what a closure writes.
  ///
  /// - Parameter mutations: Writes the traits that are to be known.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init()
    write(mutations)
  }

  /// The collection with what a closure writes into it.
  ///
  /// - Parameter mutations: Writes traits.
  /// - Returns: A new collection.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    let copy = UITraitCollection(traitsFrom: [self])
    copy.write(mutations)
    return copy
  }

  private func write(_ mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitWriter(collection: self)
    mutations(&traits)
  }

  /// The traits that are known otherwise than in another collection.
  ///
  /// - Parameter traitCollection: The other collection; nil knows nothing.
  /// - Returns: The types of the built-in traits that differ.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    return Self.builtInTraits.filter { !$0.isSame(self, other) }
  }

  /// Whether colours look different with another collection.
  ///
  /// - Parameter traitCollection: The other collection.
  /// - Returns: Whether one is light and the other dark, or they differ in contrast or level.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || colorAppearance != traitCollection.colorAppearance
  }

  private static let builtInTraits: [any BuiltInTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self,
  ]

  /// Writes the value of a trait.
  package func set<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    if let builtIn = trait as? any BuiltInTrait.Type {
      builtIn.write(value, to: self)
    } else {
      ownTraits[ObjectIdentifier(trait)] = value as? AnyHashable
    }
  }
}

/// Writes to a collection that nobody else sees yet.
private struct TraitWriter: UIMutableTraits {
  let collection: UITraitCollection

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    nonmutating set { collection.set(newValue, of: trait) }
  }
}

extension UITraitCollection {
  /// Leaves a trait open again.
  package func forget(_ trait: UITrait) {
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
      set(Trait.defaultValue, of: trait)
      ownTraits[ObjectIdentifier(trait)] = nil
    }
    reset(trait)
  }
}

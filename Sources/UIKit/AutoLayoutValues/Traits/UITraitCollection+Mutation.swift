import Foundation

extension UITraitCollection {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let builtIn = trait as? any BuiltInTrait.Type {
      return builtIn.read(self) as? Trait.Value ?? Trait.defaultValue
    }
    if TraitReads.isOn { TraitReads.note(trait, of: self) }
    return ownTraits[ObjectIdentifier(trait)]?.base as? Trait.Value ?? Trait.defaultValue
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init()
    write(mutations)
  }

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

  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    return Self.builtInTraits.filter { !$0.isSame(self, other) }
  }

  /// Whether the style, contrast or level differs.
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
    UITraitVerticalBarEdge.self,
  ]

  package func set<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    if let builtIn = trait as? any BuiltInTrait.Type {
      builtIn.write(value, to: self)
    } else {
      ownTraits[ObjectIdentifier(trait)] = value as? AnyHashable
    }
  }
}

private struct TraitWriter: UIMutableTraits {
  let collection: UITraitCollection

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    nonmutating set { collection.set(newValue, of: trait) }
  }
}

extension UITraitCollection {
  package func forget(_ trait: UITrait) {
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
      set(Trait.defaultValue, of: trait)
      ownTraits[ObjectIdentifier(trait)] = nil
    }
    reset(trait)
  }
}

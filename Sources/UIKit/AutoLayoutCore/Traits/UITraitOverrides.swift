public import AutoLayoutValues

@preconcurrency @MainActor
public struct UITraitOverrides: UIMutableTraits {
  let view: UIView

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { (view.extras.traitOverrides ?? UITraitCollection())[trait] }
    nonmutating set {
      let traits = UITraitCollection(
        traitsFrom: [view.extras.traitOverrides].compactMap { $0 })
      traits.set(newValue, of: trait)
      view.setTraitOverrides(traits)
    }
  }

  public func contains(_ trait: UITrait) -> Bool {
    guard let overrides = view.extras.traitOverrides else { return false }
    return !trait.isUnchanged(overrides, UITraitCollection())
  }

  public func remove(_ trait: UITrait) {
    guard let old = view.extras.traitOverrides else { return }
    let traits = UITraitCollection(traitsFrom: [old])
    traits.forget(trait)
    view.setTraitOverrides(traits)
  }
}

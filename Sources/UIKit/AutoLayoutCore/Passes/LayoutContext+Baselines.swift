import Foundation
import LayoutEngine

/// Constraints on baselines that a view delegates to a descendant (F6.17).
///
/// When the provider changes or is removed, the constraint is reinstalled.
struct DelegatedBaselines {
  private struct Dependent {
    weak var constraint: NSLayoutConstraint?
  }

  /// The constraints on delegated baselines, by the delegating item.
  private var constraints: [UInt32: [Dependent]] = [:]
  private var delegators: [UInt32: Set<UInt32>] = [:]

  var isEmpty: Bool { constraints.isEmpty }

  func mention(_ item: ItemID) -> Bool { constraints[item.raw] != nil }

  mutating func note(_ constraint: NSLayoutConstraint, of item: ItemID, from provider: ItemID) {
    delegators[provider.raw, default: []].insert(item.raw)
    let known = constraints[item.raw] ?? []
    guard !known.contains(where: { $0.constraint === constraint }) else { return }
    constraints[item.raw] =
      known.filter { $0.constraint != nil } + [Dependent(constraint: constraint)]
  }

  mutating func takeConstraints(of item: ItemID) -> [NSLayoutConstraint] {
    (constraints.removeValue(forKey: item.raw) ?? []).compactMap(\.constraint)
  }

  mutating func takeConstraints(providedBy item: ItemID) -> [NSLayoutConstraint] {
    (delegators.removeValue(forKey: item.raw) ?? []).sorted().flatMap {
      takeConstraints(of: ItemID(raw: $0))
    }
  }
}

extension LayoutContext {
  func baselineProvider(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> UIView {
    guard attribute.isBaseline else { return view }
    var provider = view
    while true {
      let next =
        attribute == .firstBaseline
        ? provider.forFirstBaselineLayout : provider.forLastBaselineLayout
      guard next !== provider, next.isInside(provider) else { return provider }
      provider = next
    }
  }

  /// Reads baselines, which only constraints on them need.
  ///
  /// If the baselines have another origin now, the constraints are installed again.
  func readBaselines(of view: UIView, _ item: ItemID) {
    let baselines = view.contentBaselines
    guard !engine.baselines(of: item).hasOrigins(of: baselines) else {
      return engine.setBaselines(baselines, of: item)
    }
    let dependents = engine.constraintsOnBaselines(of: item).compactMap { object(for: $0) }
    for constraint in dependents {
      guard let id = engineID(of: constraint) else { continue }
      engine.remove(id)
      setEngineID(nil, of: constraint)
    }
    engine.setBaselines(baselines, of: item)
    dependents.forEach(install)
  }

  func renewDelegatedBaselines(of view: UIView) {
    guard let item = existingItem(view) else { return }
    reinstall(delegatedBaselines.takeConstraints(of: item))
  }

  func removeDelegatedBaselines(of item: ItemID) {
    guard !delegatedBaselines.isEmpty else { return }
    _ = delegatedBaselines.takeConstraints(of: item)
    reinstall(delegatedBaselines.takeConstraints(providedBy: item))
  }

  private func reinstall(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let id = engineID(of: constraint) else { continue }
      engine.remove(id)
      setEngineID(nil, of: constraint)
      pending.constraints.append(constraint)
      isStale = true
    }
  }
}

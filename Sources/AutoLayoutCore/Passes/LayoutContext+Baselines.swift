import Foundation
import LayoutEngine

/// Constraints on baselines that a view borrows from a descendant (F6.17).
///
/// When the provider changes or is removed, the constraint is reinstalled.
struct DelegatedBaselines {
  private struct Dependent {
    weak var constraint: NSLayoutConstraint?
  }

  /// The constraints on borrowed baselines, by the borrowing item.
  private var borrowers: [UInt32: [Dependent]] = [:]
  private var borrowing: [UInt32: Set<UInt32>] = [:]

  var isEmpty: Bool { borrowers.isEmpty }

  func mention(_ item: ItemID) -> Bool { borrowers[item.raw] != nil }

  mutating func note(_ constraint: NSLayoutConstraint, of item: ItemID, from provider: ItemID) {
    borrowing[provider.raw, default: []].insert(item.raw)
    let known = borrowers[item.raw] ?? []
    guard !known.contains(where: { $0.constraint === constraint }) else { return }
    borrowers[item.raw] =
      known.filter { $0.constraint != nil } + [Dependent(constraint: constraint)]
  }

  mutating func takeConstraints(of item: ItemID) -> [NSLayoutConstraint] {
    (borrowers.removeValue(forKey: item.raw) ?? []).compactMap(\.constraint)
  }

  mutating func takeConstraints(lentBy item: ItemID) -> [NSLayoutConstraint] {
    (borrowing.removeValue(forKey: item.raw) ?? []).sorted().flatMap {
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

  func renewBorrowedBaselines(of view: UIView) {
    guard let item = existingItem(view) else { return }
    reinstall(delegatedBaselines.takeConstraints(of: item))
  }

  func returnBaselines(of item: ItemID) {
    guard !delegatedBaselines.isEmpty else { return }
    _ = delegatedBaselines.takeConstraints(of: item)
    reinstall(delegatedBaselines.takeConstraints(lentBy: item))
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

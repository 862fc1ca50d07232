import Foundation
import LayoutEngine

/// Constraints on the baselines that a view borrows from one inside it, as a stack view does
/// (F6.17).
///
/// The engine relates the provider's own baseline, wherever the provider stands. When another view
/// becomes the provider, or the provider goes, the constraint is installed anew.
struct BorrowedBaselines {
  private struct Borrower {
    weak var constraint: NSLayoutConstraint?
  }

  /// The constraints that speak of a view which borrows, by its item.
  private var borrowers: [UInt32: [Borrower]] = [:]
  /// The items that borrow from an item.
  private var borrowing: [UInt32: Set<UInt32>] = [:]

  var isEmpty: Bool { borrowers.isEmpty }

  /// Whether constraints speak of baselines that an item borrows.
  func mention(_ item: ItemID) -> Bool { borrowers[item.raw] != nil }

  mutating func note(_ constraint: NSLayoutConstraint, of item: ItemID, from provider: ItemID) {
    borrowing[provider.raw, default: []].insert(item.raw)
    let known = borrowers[item.raw] ?? []
    guard !known.contains(where: { $0.constraint === constraint }) else { return }
    borrowers[item.raw] = known.filter { $0.constraint != nil } + [Borrower(constraint: constraint)]
  }

  /// Takes out the constraints that speak of an item which borrows.
  mutating func takeConstraints(of item: ItemID) -> [NSLayoutConstraint] {
    (borrowers.removeValue(forKey: item.raw) ?? []).compactMap(\.constraint)
  }

  /// Takes out the constraints that stand on an item's baselines for others.
  mutating func takeConstraints(lentBy item: ItemID) -> [NSLayoutConstraint] {
    (borrowing.removeValue(forKey: item.raw) ?? []).sorted().flatMap {
      takeConstraints(of: ItemID(raw: $0))
    }
  }
}

extension LayoutContext {
  /// The view whose own baseline an attribute of a view means.
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

  /// Looks for the providers of a view's baselines again, at the next installation of constraints.
  func renewBorrowedBaselines(of view: UIView) {
    guard let item = existingItem(view) else { return }
    reinstall(borrowedBaselines.takeConstraints(of: item))
  }

  /// Frees the constraints that stand on the baselines of an item that is about to go.
  func returnBaselines(of item: ItemID) {
    guard !borrowedBaselines.isEmpty else { return }
    _ = borrowedBaselines.takeConstraints(of: item)
    reinstall(borrowedBaselines.takeConstraints(lentBy: item))
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

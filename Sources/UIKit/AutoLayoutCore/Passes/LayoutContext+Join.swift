import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  func attach(_ top: UIView) {
    guard case .tree(let number) = purpose else { return }
    let base = top.superview.map { $0.depth + 1 } ?? 0
    top.depth = base
    top.forEachInTree { view in
      if view !== top {
        view.depth = (view.weakHandle.parent?.withUnretainedView { $0.depth } ?? -1) + 1
      }
      if let old = view.context, old !== self { old.forget(view) }
      viewCount += 1
      view.flags.remove(.frameIsStale)
      view.context = self
      view.weakHandle.layoutNumber = number
      if !view.flags.contains(.translatesMask) || type(of: view).requiresConstraintBasedLayout {
        view.flags.insert(.contentIsStale)
        pending.content.append(view.weakHandle)
        if type(of: view) != UIView.self { pending.arrivingContents += 1 }
      }
      if let box = view.extrasStorage {
        if box.values.semanticContentAttribute != .unspecified || box.values.traitOverrides != nil {
          mayBeMirrored = true
        }
        pending.arrivingGuides += box.values.systemGuides.count + box.values.layoutGuides.count
      }
      pending.constraints.append(heldBy: view)
      requestFirstProperties(view)
      view.flags.insert([.needsUpdateConstraints, .needsLayout])
      queues.constraintUpdates.insert(view)
      queues.layouts.insert(view)
    }
    isStale = true
    top.updateSafeArea()
    top.updateMargins()
  }

  func detach(_ top: UIView) {
    var leaving: [UIView] = []
    top.forEachInTree { leaving.append($0) }
    for view in leaving {
      if observer != nil { view.makeArrangedConstraints() }
      for constraint in view.constraintList.all {
        constraintWillBeRemoved(constraint)
      }
      if let arranged = view.constraintList.arranged { rulesWillBeRemoved(arranged) }
    }
    viewCount -= leaving.count
    // Children before parents: an item can't be removed while others use the item's coordinates.
    for view in leaving.reversed() {
      for guide in view.extras.systemGuides + view.extras.layoutGuides {
        remove(guide)
      }
      removeItem(of: view)
      view.context = nil
      view.weakHandle.layoutNumber = 0
      markFrameFresh(view)
      view.flags.remove(.contentIsStale)
    }
  }

  private func forget(_ view: UIView) {
    view.engineItem = nil
    for constraint in view.constraintList.all { constraint.engineID = nil }
    view.constraintList.arranged?.forgetNumbers()
    for guide in view.extras.systemGuides + view.extras.layoutGuides { guide.engineItem = nil }
  }

  func item(of view: UIView) -> ItemID {
    if let item = existingItem(view) { return item }
    guard view.weakHandle != rootHandle, let above = view.weakHandle.parent else {
      return makeItem(view, nil)
    }
    if let parent = isLive ? above.item : above.view.flatMap({ existingItem($0) }) {
      return makeItem(view, parent)
    }
    return makeItems(to: view)
  }

  private func makeItems(to view: UIView) -> ItemID {
    // No recursion: trees can be deep.
    var missing: [UIView] = []
    if let superview = view.superview { missing.append(superview) }
    while let last = missing.last, last !== root, let above = last.superview,
      existingItem(above) == nil
    {
      missing.append(above)
    }
    var parent: ItemID?
    if let last = missing.last, last !== root, let above = last.superview {
      parent = existingItem(above)
    }
    for view in missing.reversed() { parent = makeItem(view, parent) }
    return makeItem(view, parent)
  }

  private func makeItem(_ view: UIView, _ parent: ItemID?) -> ItemID {
    let item = engine.makeItem(parent: parent)
    setItem(item, of: view)
    tables.setOwner(view.weakHandle, of: item)
    join(view, item)
    return item
  }

  func item(ofGuide guide: UILayoutGuide) -> ItemID? {
    if let item = existingItem(guide) { return item }
    guard let owner = guide.owningView else { return nil }
    // Insets may exceed a small owner (F6.37).
    let item = engine.makeItem(
      parent: self.item(of: owner), extents: guide.role.isInset ? .position : .extent)
    setItem(item, of: guide)
    tables.setOwner(guide.weakHandle, of: item)
    installGuide(guide, item, in: owner)
    return item
  }

  private func join(_ view: UIView, _ item: ItemID) {
    if isLive {
      markFrameStale(view)
      view.flags.insert(.awaitsFirstFrame)
    }
    if view.flags.contains(.scrollsContent) {
      engine.setScrollPosition(
        x: Double(view.bounds.minX), y: Double(view.bounds.minY), of: item)
    }
    if view.weakHandle == rootHandle {
      installHost(view, item)
    } else if view.flags.contains(.translatesMask) {
      installMask(view, item)
    }
    installContent(view, item)
  }

  func installContent(_ view: UIView, _ item: ItemID) {
    if isLive { view.flags.remove(.contentIsStale) }
    let size = view.layoutContentSize
    let wraps = view.layoutContentWraps
    installContent(of: view, item, .horizontal, extent: size.width, wraps: wraps)
    installContent(of: view, item, .vertical, extent: size.height, wraps: wraps)
    if wraps {
      wrapped.insert(item, whole: Double(size.width))
    } else {
      wrapped.remove(item)
    }
  }

  private func installContent(
    of view: UIView, _ item: ItemID, _ axis: Axis, extent: CGFloat, wraps: Bool
  ) {
    guard let content = view.contentSize(extent, axis, wraps: wraps) else {
      engine.removeContentSize(of: item, axis)
      return
    }
    expectFinite { () throws(SolverError) in
      let pair = try engine.setContentSize(content, of: item, axis)
      tables.setSource(.content(item, axis, isHugging: true), of: pair.hugging)
      tables.setSource(.content(item, axis, isHugging: false), of: pair.compression)
    }
  }

  private func removeItem(of view: UIView) {
    guard let item = existingItem(view) else { return }
    removeSystemConstraints(of: item)
    removeDelegatedBaselines(of: item)
    wrapped.remove(item)
    if exercise?.item == item { exercise = nil }
    engine.removeItem(item)
    tables.setOwner(nil, of: item)
    setItem(nil, of: view)
  }

  package func remove(_ guide: UILayoutGuide) {
    guard let item = existingItem(guide) else { return }
    removeSystemConstraints(of: item)
    engine.removeItem(item)
    tables.setOwner(nil, of: item)
    setItem(nil, of: guide)
    isStale = true
  }

  func expectFinite(_ change: () throws(SolverError) -> Void) {
    do {
      try change()
    } catch {
      LayoutException.raise(
        "NSInternalInconsistencyException", "NSLayoutConstraint constant is not finite! (\(error))")
    }
  }
}

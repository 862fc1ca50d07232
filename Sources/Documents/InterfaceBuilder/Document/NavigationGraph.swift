/// The containment of controllers, along relationships and `show` and `push` segues.
package struct NavigationGraph: Sendable {
  package struct Context: Hashable, Sendable {
    package var navigation: ControllerIndex?
    /// The number of pushes from the navigation controller's root.
    package var depth = 0
    package var previous: ControllerIndex?
    package var tab: ControllerIndex?
    package var isEmbedded = false
    package var inheritsHiddenStatusBar = false
    /// The simulated top bar of the controller it was pushed from (F10.30).
    package var inheritedTopBar = SimulatedMetrics.Bar.inferred
    package var inheritedBottomBar = SimulatedMetrics.Bar.inferred
  }

  private var contexts: [Context]

  package init(
    controllers: [ControllerElement], segues: [SegueElement], byID: [String: ControllerIndex]
  ) {
    contexts = Array(repeating: Context(), count: controllers.count)
    var outgoing: [[SegueElement]] = Array(repeating: [], count: controllers.count)
    for segue in segues {
      guard let source = segue.source else { continue }
      outgoing[Int(source.raw)].append(segue)
    }
    // Breadth first: a controller reached in several ways gets the shortest way.
    var queue: [ControllerIndex] = []
    for (offset, controller) in controllers.enumerated() {
      let index = ControllerIndex(offset)
      for segue in outgoing[offset] {
        guard let target = byID[segue.destination] else { continue }
        switch segue.kind {
        case "relationship":
          let isTab = controller.elementName == "tabBarController"
          if isTab, segue.relationship == "viewControllers" {
            contexts[target.offset].tab = index
            queue.append(target)
          } else if segue.relationship == "rootViewController" {
            contexts[target.offset].navigation = index
            queue.append(target)
          }
        case "embed": contexts[target.offset].isEmbedded = true
        default: break
        }
      }
    }
    var position = 0
    while position < queue.count {
      let source = queue[position]
      position += 1
      for segue in outgoing[source.offset] {
        guard let target = byID[segue.destination], target != source else {
          continue
        }
        if spread(from: source, to: target, by: segue, among: controllers) { queue.append(target) }
      }
    }
  }

  package subscript(controller: ControllerIndex) -> Context { contexts[controller.offset] }

  /// Propagates a context along a segue, and returns whether the target's changed.
  private mutating func spread(
    from source: ControllerIndex, to target: ControllerIndex, by segue: SegueElement,
    among controllers: [ControllerElement]
  ) -> Bool {
    let outer = contexts[source.offset]
    var inner = contexts[target.offset]
    let isContainer = ["navigationController", "splitViewController"]
      .contains(controllers[target.offset].elementName)
    if segue.kind == "relationship", segue.relationship == "rootViewController" {
      if inner.tab == nil { inner.tab = outer.tab }
    } else if segue.kind == "relationship", segue.relationship == "viewControllers",
      controllers[source.offset].elementName == "tabBarController"
    {
      // A pushed tab controller shows the navigation bar over the tabs.
      if inner.navigation == nil, !isContainer {
        inner.navigation = outer.navigation
        inner.depth = outer.depth
      }
    } else if segue.kind == "show" || segue.kind == "push", !isContainer,
      let navigation = outer.navigation
    {
      if inner.navigation == nil {
        inner.navigation = navigation
        inner.depth = outer.depth + 1
        inner.previous = source
      }
      if inner.tab == nil { inner.tab = outer.tab }
      if controllers[source.offset].simulated.statusBar == .none || outer.inheritsHiddenStatusBar {
        inner.inheritsHiddenStatusBar = true
      }
      if inner.inheritedTopBar == .inferred {
        let own = controllers[source.offset].simulated.topBar
        inner.inheritedTopBar = own == .inferred ? outer.inheritedTopBar : own
      }
      if inner.inheritedBottomBar == .inferred {
        let own = controllers[source.offset].simulated.bottomBar
        inner.inheritedBottomBar = own == .inferred ? outer.inheritedBottomBar : own
      }
    }
    guard inner != contexts[target.offset] else { return false }
    contexts[target.offset] = inner
    return true
  }
}

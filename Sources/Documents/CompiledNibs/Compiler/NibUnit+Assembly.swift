internal import InterfaceBuilder

/// The nib's root: top-level objects, connections, and the rest.
extension NibUnit {
  static let systemProxies = ["IBFilesOwner", "IBFirstResponder"]

  /// Finishes the graph.
  func archive(topLevel: [Int], tops: [Int], connections added: [Int] = []) -> NibArchive {
    var top = topLevel
    addUnusedGuides()
    let made = added + connections()
    let accessibility = accessibilityConfigurations()
    let pairs = keyValuePairs()
    let storages = tops.compactMap { traitStorage(of: $0) }
    top += externalProxies
    var seen: Set<Int> = []
    let named = (top + identifiedObjects).filter { seen.insert($0).inserted }
    func array(_ items: [Int]) -> NibValue {
      .object(items.isEmpty ? sharedEmptyArray() : collection("NSArray", items))
    }
    set("UINibTopLevelObjectsKey", array(top), of: 0)
    set("UINibObjectsKey", array(named), of: 0)
    set("UINibConnectionsKey", array(made), of: 0)
    set("UINibVisibleWindowsKey", array([]), of: 0)
    set("UINibAccessibilityConfigurationsKey", array(accessibility), of: 0)
    set("UINibTraitStorageListsKey", array(storages), of: 0)
    set("UINibKeyValuePairsKey", array(pairs), of: 0)
    return NibArchive(minorVersion: xcode >= 1300 ? 10 : 9, objects: objects)
  }

  /// Makes the nib for a xib.
  func interfaceArchive() -> NibArchive {
    let elements = document.contents("objects", of: 0)
    var top = Self.systemProxies.map { systemProxy($0) }
    var tops: [Int] = []
    for element in elements {
      let identifier = document.attribute("placeholderIdentifier", of: element)
      if let identifier {
        let proxy = systemProxy(identifier)
        register(proxy, for: element)
        if !Self.systemProxies.contains(identifier) { top.append(proxy) }
        continue
      }
      top.append(object(for: element))
      tops.append(element)
    }
    return archive(topLevel: top, tops: tops)
  }

  /// Makes the nib for a prototype or for a controller's view.
  func viewArchive(of view: Int, isOwned: Bool) -> NibArchive {
    let object = object(for: view)
    let proxies = Self.systemProxies.map { systemProxy($0) }
    var connections = isOwned ? [outlet("view", from: proxies[0], to: object)] : []
    var top = putsProxiesFirst && isOwned ? proxies + [object] : [object] + proxies
    if document.name(view) == "tableView", let source = staticDataSource(of: view) {
      top.append(source)
      connections.append(outlet("staticDataSource", from: proxies[0], to: source))
    }
    return archive(topLevel: top, tops: [view], connections: connections)
  }

  /// Whether File's Owner precedes the objects of scenes, as from Xcode 14.2.
  var putsProxiesFirst: Bool { xcode >= 1420 }

  private var identifiedObjects: [Int] { identified }
}

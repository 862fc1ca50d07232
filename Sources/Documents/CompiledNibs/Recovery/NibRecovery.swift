internal import InterfaceBuilder

/// Makes the elements of the document from the objects of its nibs: the inverse of `NibUnit`.
final class NibRecovery {
  /// An object of the nib.
  struct Place: Hashable {
    var nib: Int
    var object: Int
  }

  let rules = NibRules.standard
  let mark: String
  private(set) var graphs: [NibGraph] = []
  private var nodes: [Place: MarkupNode] = [:]
  private var ids: [Place: String] = [:]
  private var named: Set<String> = []
  /// The objects in other nibs that proxies mean.
  private var aliases: [Place: Place] = [:]
  private var archives: Set<Place> = []
  private(set) var xcode = 600
  private var hasSafeAreas = false
  /// Whether a nib has a constraint: otherwise masks place all views.
  private(set) var hasConstraints = false
  private var module: String?
  private var namedColors: [String: MarkupNode] = [:]
  /// The guides of each view, and the constraints that belong to guides of controllers.
  private var guides: [Place: [Place]] = [:]
  private var controllerGuides: [Place: [Place]] = [:]
  private var guideConstraints: Set<Place> = []
  /// The tables of external objects of each nib, by the nib of the prototype.
  var tables: [Int: [Int: [Int]]] = [:]
  var scenesByIdentifier: [String: Place] = [:]
  /// The nib with each controller's view.
  var viewNibs: [Place: Int] = [:]
  /// The sizes of controllers' views.
  var rootSizes: [(width: Double, height: Double)] = []
  /// The bars of controllers, with their frames.
  var bars: [(bar: MarkupNode, frame: MarkupNode)] = []
  var imageViews: [(view: MarkupNode, size: [Double])] = []
  /// The objects that perform segues.
  var segueSources: [Place: Place] = [:]
  var accessorySegues: Set<Place> = []
  var connections = 0
  /// The nesting of open elements, and of nibs inside nibs.
  var depth = 0
  var nesting = 0

  init(mark: String) { self.mark = mark }

  var options: NibOptions {
    NibOptions(xcode: xcode, target: hasSafeAreas ? 1100 : 1000, module: module)
  }

  // MARK: - Nibs

  /// Reads a nib, and notes its guides.
  func add(_ bytes: [UInt8], named name: String) throws(NibArchiveError) -> Int {
    let archive: NibArchive
    do {
      archive = try NibArchive(bytes: bytes)
    } catch {
      throw NibArchiveError(reason: name.isEmpty ? error.reason : "\(name): \(error.reason)")
    }
    let graph = NibGraph(archive)
    let nib = graphs.count
    graphs.append(graph)
    xcode = max(xcode, NibGeneration.xcode(of: archive))
    for object in archive.objects.indices {
      let place = Place(nib: nib, object: object)
      switch graph.className(object) {
      case "UILayoutGuide":
        hasSafeAreas = true
        guard let view = graph.object("UILayoutGuideOwningView", object) else { continue }
        guides[Place(nib: nib, object: view), default: []].append(place)
      case "_UILayoutGuide":
        for key in ["_UILayoutGuideConstraintsToRemove", "UIViewAutolayoutConstraints"] {
          for constraint in graph.items(key, object) {
            guideConstraints.insert(Place(nib: nib, object: constraint))
          }
        }
      case "NSLayoutConstraint", "NSIBPrototypingLayoutConstraint": hasConstraints = true
      default: break
      }
    }
    return nib
  }

  /// Reads a nib inside a nib once; nil if it was read before.
  func inner(_ object: Int, of nib: Int, depth: Int) -> Int? {
    let graph = graphs[nib]
    guard depth < 10, let data = graph.object("archiveData", object),
      archives.insert(Place(nib: nib, object: data)).inserted,
      case .data(let bytes)? = graph.value("NS.bytes", data)
    else { return nil }
    return try? add(bytes, named: "prototype")
  }

  // MARK: - Objects

  func node(_ place: Place) -> MarkupNode? { nodes[resolved(place)] }

  func register(_ node: MarkupNode, for place: Place) {
    nodes[place] = node
    node["id"] = id(of: place)
  }

  func isMade(_ place: Place) -> Bool { nodes[place] != nil }

  func resolved(_ place: Place) -> Place {
    var found = place
    // An alias can lead to a proxy of the nib further out.
    for _ in 0..<20 {
      guard let next = aliases[found] else { break }
      found = next
    }
    return found
  }

  func alias(_ proxy: Place, to place: Place) {
    if proxy != place { aliases[proxy] = place }
  }

  func id(of place: Place) -> String {
    let place = resolved(place)
    if let known = ids[place] { return known }
    let id = "\(mark)-\(ids.count + 1)"
    ids[place] = id
    return id
  }

  /// Gives an object the identifier of the original document.
  func name(_ place: Place, _ id: String) {
    guard !id.isEmpty, ids[place] == nil, named.insert(id).inserted else { return }
    ids[place] = id
  }

  func graph(_ place: Place) -> NibGraph { graphs[place.nib] }

  func guides(of view: Place) -> [Place] { guides[view] ?? [] }

  func isGuideConstraint(_ place: Place) -> Bool { guideConstraints.contains(place) }

  /// Notes a guide of the controller that is a view's subview.
  func addControllerGuide(_ guide: Place, of view: Place) {
    controllerGuides[view, default: []].append(guide)
  }

  func controllerGuides(of view: Place) -> [Place] { controllerGuides[view] ?? [] }

  // MARK: - Classes

  /// Writes the class, whose name contains the module of the Swift class.
  func setClass(_ name: String?, of node: MarkupNode) {
    guard let name, !name.isEmpty else { return }
    guard let parts = Self.swiftName(name) else {
      node["customClass"] = name
      return
    }
    node["customClass"] = parts.name
    node["customModule"] = parts.module
    if module == nil { module = parts.module }
  }

  /// Reads `_TtC6Module4Name`.
  private static func swiftName(_ name: String) -> (module: String, name: String)? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = Array(name.utf8.dropFirst(4))[...]
    func part() -> String? {
      let digits = rest.prefix { (48...57).contains($0) }
      guard let count = Int(String(decoding: digits, as: UTF8.self)), count > 0,
        rest.count - digits.count >= count
      else { return nil }
      let part = rest.dropFirst(digits.count).prefix(count)
      rest = rest.dropFirst(digits.count + count)
      return String(decoding: part, as: UTF8.self)
    }
    guard let module = part(), let name = part() else { return nil }
    return (module, name)
  }

  // MARK: - Resources

  func addColor(_ name: String, _ color: MarkupNode) {
    guard namedColors[name] == nil else { return }
    let resource = MarkupNode("namedColor", ["name": name])
    resource.append(color)
    namedColors[name] = resource
  }

  var resources: MarkupNode? {
    let images = images
    guard !namedColors.isEmpty || !images.isEmpty else { return nil }
    let resources = MarkupNode("resources")
    for image in images { resources.append(image) }
    for (_, color) in namedColors.sorted(by: { $0.key < $1.key }) { resources.append(color) }
    return resources
  }

  /// The images with the size of most image views that show them: nibs lack their sizes.
  private var images: [MarkupNode] {
    var counts: [String: [[Double]: Int]] = [:]
    for (view, size) in imageViews where view["catalog"] == nil {
      if let name = view["image"] { counts[name, default: [:]][size, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.compactMap { name, counts in
      // Of equally frequent sizes, the smaller is less often stretched.
      let usual = counts.min { first, second in
        first.value == second.value
          ? first.key[0] * first.key[1] < second.key[0] * second.key[1]
            || first.key[0] * first.key[1] == second.key[0] * second.key[1]
              && first.key[0] < second.key[0]
          : first.value > second.value
      }
      guard let size = usual?.key else { return nil }
      return MarkupNode(
        "image",
        ["name": name, "width": NibText.number(size[0]), "height": NibText.number(size[1])])
    }
  }
}

/// The oldest Xcode that writes the keys of the nib (F16.7).
enum NibGeneration {
  private static let keys: [String: Int] = [
    "UIViewSemanticContentAttribute": 700, "UIDeepDrawRect": 800,
    "UIFontTextStyleForScaling": 900, "UIViewLargeContentStoredProperties": 1100,
    "UISymbolImageConfiguration": 1200, "UISystemBackgroundView": 1200,
    "UIResourceCatalogName": 1300, "UIButtonConfiguration": 1300, "UIFontDescriptorOptions": 1400,
  ]

  static func xcode(of archive: NibArchive) -> Int {
    var found = archive.minorVersion >= 10 ? 1300 : 600
    for object in archive.objects {
      for pair in object.values {
        guard let xcode = keys[pair.key] else { continue }
        found = max(found, xcode)
        // Xcode 15 changed the options of system fonts.
        if xcode == 1400, case .integer(let options) = pair.value, options & 0x400 != 0 {
          found = max(found, 1500)
        }
      }
    }
    return found
  }
}

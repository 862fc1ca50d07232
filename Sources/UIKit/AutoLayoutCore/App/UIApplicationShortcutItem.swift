public import Foundation

@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
    case prohibit = 7
    case contact = 8
    case home = 9
    case markLocation = 10
    case favorite = 11
    case love = 12
    case cloud = 13
    case invitation = 14
    case confirmation = 15
    case mail = 16
    case message = 17
    case date = 18
    case time = 19
    case capturePhoto = 20
    case captureVideo = 21
    case task = 22
    case taskCompleted = 23
    case alarm = 24
    case bookmark = 25
    case shuffle = 26
    case audio = 27
    case update = 28
  }

  enum Source: Equatable {
    case known(IconType)
    case template(String)
    case symbol(String)
  }

  let source: Source

  public init(type: IconType) {
    source = .known(type)
    super.init()
  }

  public init(templateImageName: String) {
    source = .template(templateImageName)
    super.init()
  }

  public init(systemImageName: String) {
    source = .symbol(systemImageName)
    super.init()
  }
}

@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  struct Facts {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }

  final var facts: Facts
  open var type: String { facts.type }
  open var localizedTitle: String { facts.title }
  open var localizedSubtitle: String? { facts.subtitle }
  open var icon: UIApplicationShortcutIcon? { facts.icon }
  open var userInfo: [String: any NSSecureCoding]? { facts.userInfo }
  open var targetContentIdentifier: Any? { facts.target }

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    facts = Facts(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  fileprivate convenience init(of item: UIApplicationShortcutItem) {
    self.init(type: item.type, localizedTitle: item.localizedTitle)
    facts = item.facts
  }

  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { UIApplicationShortcutItem(of: self) }
  }
  nonisolated open override func mutableCopy() -> Any {
    MainActor.assumeIsolated { UIMutableApplicationShortcutItem(of: self) }
  }
}

@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { facts.type }
    set { facts.type = newValue }
  }
  open override var localizedTitle: String {
    get { facts.title }
    set { facts.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { facts.subtitle }
    set { facts.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { facts.icon }
    set { facts.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { facts.userInfo }
    set { facts.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { facts.target }
    set { facts.target = newValue }
  }
}

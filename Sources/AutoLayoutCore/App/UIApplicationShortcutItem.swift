public import Foundation

/// The picture beside what a program's icon offers.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Pictures that the system knows.
  public enum IconType: Int, Sendable {
    /// Writes something.
    case compose = 0
    /// Plays.
    case play = 1
    /// Pauses.
    case pause = 2
    /// Adds something.
    case add = 3
    /// A place.
    case location = 4
    /// Searches.
    case search = 5
    /// Shares.
    case share = 6
    /// Forbids.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// Home.
    case home = 9
    /// Marks a place.
    case markLocation = 10
    /// Something liked.
    case favorite = 11
    /// Something loved.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// Invites.
    case invitation = 14
    /// Confirms.
    case confirmation = 15
    /// Mail.
    case mail = 16
    /// A message.
    case message = 17
    /// A day.
    case date = 18
    /// A time.
    case time = 19
    /// Takes a picture.
    case capturePhoto = 20
    /// Takes a film.
    case captureVideo = 21
    /// Something to do.
    case task = 22
    /// Something done.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// In any order.
    case shuffle = 26
    /// Sound.
    case audio = 27
    /// Brings up to date.
    case update = 28
  }

  /// Where a picture comes from.
  enum Source: Equatable {
    case known(IconType)
    case template(String)
    case symbol(String)
  }

  /// Where the picture comes from.
  let source: Source

  /// Makes a picture that the system knows.
  public init(type: IconType) {
    source = .known(type)
    super.init()
  }

  /// Makes a picture of an image of the program.
  public init(templateImageName: String) {
    source = .template(templateImageName)
    super.init()
  }

  /// Makes a picture of a symbol of the system.
  public init(systemImageName: String) {
    source = .symbol(systemImageName)
    super.init()
  }
}

/// Something that a program's icon offers.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What an item says.
  struct Facts {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }

  final var facts: Facts
  /// What tells the item from others.
  open var type: String { facts.type }
  /// The title.
  open var localizedTitle: String { facts.title }
  /// A line below the title.
  open var localizedSubtitle: String? { facts.subtitle }
  /// The picture beside them.
  open var icon: UIApplicationShortcutIcon? { facts.icon }
  /// What the program keeps with the item.
  open var userInfo: [String: any NSSecureCoding]? { facts.userInfo }
  /// Tells which scene answers.
  open var targetContentIdentifier: Any? { facts.target }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - type: What tells it from others.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: A line below the title.
  ///   - icon: The picture beside them.
  ///   - userInfo: What the program keeps with it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    facts = Facts(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }

  /// Makes an item of a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  fileprivate convenience init(of item: UIApplicationShortcutItem) {
    self.init(type: item.type, localizedTitle: item.localizedTitle)
    facts = item.facts
  }

  /// An item of the same values that cannot be changed.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { UIApplicationShortcutItem(of: self) }
  }
  /// An item of the same values that can be changed.
  nonisolated open override func mutableCopy() -> Any {
    MainActor.assumeIsolated { UIMutableApplicationShortcutItem(of: self) }
  }
}

/// Something that a program's icon offers, while it is put together.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What tells the item from others.
  open override var type: String {
    get { facts.type }
    set { facts.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { facts.title }
    set { facts.title = newValue }
  }
  /// A line below the title.
  open override var localizedSubtitle: String? {
    get { facts.subtitle }
    set { facts.subtitle = newValue }
  }
  /// The picture beside them.
  open override var icon: UIApplicationShortcutIcon? {
    get { facts.icon }
    set { facts.icon = newValue }
  }
  /// What the program keeps with the item.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { facts.userInfo }
    set { facts.userInfo = newValue }
  }
  /// Tells which scene answers.
  open override var targetContentIdentifier: Any? {
    get { facts.target }
    set { facts.target = newValue }
  }
}

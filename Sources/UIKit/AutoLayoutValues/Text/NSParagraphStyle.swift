public import Foundation
import TextMetrics

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Safe: a style never changes; a mutable style stays on its thread until it is copied.

  #if !canImport(Darwin)
  /// See `foundationTypeWord`; must be the first stored property.
  private let typeWord = foundationTypeWord
  #endif

  fileprivate(set) final var values: ParagraphStyle
  fileprivate final var kept = Kept()

  fileprivate struct Kept: Equatable {
    var hyphenation: Float = 0
    var tabs = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0 * 28)) }
    var tabInterval: CGFloat = 0
    var strategy: LineBreakStrategy = []
    var tightens = false
  }

  /// A line break strategy; stored, but not used.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = Self(rawValue: 1)
    public static let hangulWordPriority = Self(rawValue: 2)
    public static let standard = Self(rawValue: 0xFFFF)
  }

  public override init() {
    values = ParagraphStyle()
    values.lineBreakMode = .wordWrapping
    super.init()
  }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var lineSpacing: CGFloat { CGFloat(values.lineSpacing) }
  open var paragraphSpacing: CGFloat { CGFloat(values.paragraphSpacing) }
  open var paragraphSpacingBefore: CGFloat { CGFloat(values.paragraphSpacingBefore) }
  open var alignment: NSTextAlignment {
    NSTextAlignment(rawValue: values.alignment.rawValue) ?? .natural
  }
  open var headIndent: CGFloat { CGFloat(values.headIndent) }
  open var tailIndent: CGFloat { CGFloat(values.tailIndent) }
  open var firstLineHeadIndent: CGFloat { CGFloat(values.firstLineHeadIndent) }
  open var lineBreakMode: NSLineBreakMode {
    NSLineBreakMode(rawValue: values.lineBreakMode.rawValue) ?? .byWordWrapping
  }
  open var minimumLineHeight: CGFloat { CGFloat(values.minimumLineHeight) }
  open var maximumLineHeight: CGFloat { CGFloat(values.maximumLineHeight) }
  open var lineHeightMultiple: CGFloat { CGFloat(values.lineHeightMultiple) }

  /// Stored, but not used: words are not hyphenated.
  open var hyphenationFactor: Float { kept.hyphenation }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where tabs lead to; kept, since a tab is 28 points wide here.
  open var tabStops: [NSTextTab]! { kept.tabs }
  /// Stored, but not used.
  open var defaultTabInterval: CGFloat { kept.tabInterval }
  open var lineBreakStrategy: LineBreakStrategy { kept.strategy }
  open var allowsDefaultTighteningForTruncation: Bool { kept.tightens }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    copy.kept = kept
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    copy.kept = kept
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.values == values && other.kept == kept
  }

  open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Safe: on the condition above.

  /// Stored, but not used: words are not hyphenated.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { kept.hyphenation = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where tabs lead to; kept, since a tab is 28 points wide here.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { kept.tabs = newValue ?? Kept().tabs }
  }
  /// Stored, but not used.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { kept.tabInterval = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { kept.strategy = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { kept.tightens = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.lineSpacing = Double(newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.paragraphSpacing = Double(newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = Double(newValue) }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.alignment = .init(rawValue: newValue.rawValue) ?? .natural }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.headIndent = Double(newValue) }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.tailIndent = Double(newValue) }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.firstLineHeadIndent = Double(newValue) }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.lineBreakMode = .init(rawValue: newValue.rawValue) ?? .wordWrapping }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.minimumLineHeight = Double(newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.maximumLineHeight = Double(newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.lineHeightMultiple = Double(newValue) }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
    kept = obj.kept
  }

  open func addTabStop(_ anObject: NSTextTab) {
    kept.tabs = (kept.tabs + [anObject]).sorted { $0.location < $1.location }
  }

  open func removeTabStop(_ anObject: NSTextTab) { kept.tabs.removeAll { $0 == anObject } }
}

/// A declaration of the type, or an extension of it.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A class or actor, with its superclass if it has any.
    case type
    /// An `@implementation` of Objective-C; its interface may be elsewhere.
    case implementation
    /// An extension of Swift, or a category of Objective-C.
    case `extension`
    case `protocol`
    /// A structure or enumeration.
    case value
  }

  package var kind: Kind
  /// The last part of the name.
  package var name: String
  /// The names of the types around it, separated by dots; empty at the top level.
  package var outer: String
  package var language: CodeLanguage
  /// The last parts of the inherited names, in order.
  package var inherited: [String] = []
  /// The name for Objective-C, if an attribute gives it.
  package var objectiveCName: String?
  package var isGeneric = false
  /// Whether all members are visible to Objective-C: `@objcMembers`, or an `@objc` extension.
  package var exposesMembers = false
  package var members: [MemberDeclaration] = []
  /// The position of the name in the file, in bytes.
  package var position: Int
  /// The bytes of the body.
  package var body: Range<Int> = 0..<0
}

/// A property, instance variable or method.
package struct MemberDeclaration: Hashable, Sendable {
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let isMethod = Flags(rawValue: 1)
    package static let isStatic = Flags(rawValue: 2)
    /// An attribute makes it visible to Objective-C.
    package static let isExposed = Flags(rawValue: 4)
    package static let isOverride = Flags(rawValue: 8)
    package static let isDynamic = Flags(rawValue: 16)
    package static let isPrivate = Flags(rawValue: 32)
    package static let isOutlet = Flags(rawValue: 64)
    package static let isAction = Flags(rawValue: 128)
    package static let isConstant = Flags(rawValue: 256)
    package static let isLazy = Flags(rawValue: 512)
    /// A weak or optional property whose type is an implicitly unwrapped optional.
    package static let isImplicitlyUnwrapped = Flags(rawValue: 1024)
  }

  package var flags: Flags
  /// The name of the property, or the base name of the method.
  package var name: String
  /// The selector of the method; the name of the property.
  package var selector: String
  /// The selector under the rules of Swift 2, if it differs.
  package var oldSelector: String?
  /// The type of the property as far as a single name gives it, such as `UILabel`.
  package var type: String?
  /// The position of the name in the file, in bytes.
  package var position: Int
}

/// A place in code that names an identifier of the document by a literal.
package struct IdentifierUse: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case storyboard
    case scene
    case segue
    case segueComparison
    case nib
    /// A cell that UIKit makes at an index path: the identifier must be known.
    case reuse
    /// A request for a cell whose result must not be nil.
    case forcedReuse
    /// A request for a cell that may return nil.
    case optionalReuse
  }

  package var kind: Kind
  package var name: String
  /// The class around the use; empty outside of types.
  package var type: String
  package var position: Int
}

/// The declarations in a source file.
package struct SourceDeclarations: Hashable, Sendable {
  package var types: [TypeDeclaration] = []
  /// Other names of types.
  package var aliases: [String: String] = [:]
  package var imports: Set<String> = []
  package var uses: [IdentifierUse] = []
  package var changes: [ObjectChange] = []
  /// The hashes of all literals, with repetitions.
  package var literals: [UInt64] = []
  private var lineStarts: [Int32] = []

  /// Returns a position's line and column, both from 1; columns count bytes.
  package func place(of position: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= position { low = middle } else { high = middle }
    }
    guard low < lineStarts.count else { return (1, position + 1) }
    return (low + 1, position - Int(lineStarts[low]) + 1)
  }

  /// A file's declarations.
  ///
  /// - Complexity: O(*n*) in the size of the file, also for malformed files.
  package init(_ bytes: [UInt8], language: CodeLanguage) {
    var code = CodeText(bytes, language: language)
    code.chooseBranches()
    switch language {
    case .swift:
      var scanner = SwiftScanner(code)
      scanner.scan()
      self = scanner.found
    case .objectiveC:
      var scanner = ObjectiveCScanner(code)
      scanner.scan()
      self = scanner.found
    }
    addUses(code)
    lineStarts = [0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lineStarts.append(Int32(truncatingIfNeeded: index + 1))
    }
  }

  init() {}
}

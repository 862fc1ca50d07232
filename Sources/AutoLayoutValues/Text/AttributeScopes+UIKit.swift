public import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit knows.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points after every character.
    public let kern: KernAttribute
    /// Points after every character, as `kern`.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The key of attributed strings.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A paragraph style.
      public typealias Value = NSParagraphStyle
      /// The key of attributed strings.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key of attributed strings.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key of attributed strings.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Points after every character.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key of attributed strings.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Points after every character, as `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key of attributed strings.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// Points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key of attributed strings.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// The attributes of text that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The same for attributed strings that are not values.
  package var keysAndValues: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self[AttributeScopes.UIKitAttributes.FontAttribute.self]
    attributes[.paragraphStyle] = self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
    attributes[.foregroundColor] =
      self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    attributes[.backgroundColor] =
      self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
    attributes[.kern] = self[AttributeScopes.UIKitAttributes.KernAttribute.self]
    attributes[.tracking] = self[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
    attributes[.baselineOffset] = self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
    return attributes
  }
}

/// Changes the attributes of a text on its way to where it is shown.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// What is done to attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Makes a transformer.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes after it.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

import Foundation

// The names of Core Text's attributes, the same strings as UIKit's where both exist.
public let kCTFontAttributeName = NSAttributedString.Key.font.rawValue as CFString
public let kCTForegroundColorAttributeName = "CTForegroundColor" as CFString
public let kCTForegroundColorFromContextAttributeName = "CTForegroundColorFromContext" as CFString
public let kCTKernAttributeName = NSAttributedString.Key.kern.rawValue as CFString
public let kCTTrackingAttributeName = "CTTracking" as CFString
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature.rawValue as CFString
public let kCTParagraphStyleAttributeName =
  NSAttributedString.Key.paragraphStyle.rawValue as CFString
public let kCTUnderlineStyleAttributeName =
  NSAttributedString.Key.underlineStyle.rawValue as CFString
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth.rawValue as CFString
public let kCTBaselineOffsetAttributeName =
  NSAttributedString.Key.baselineOffset.rawValue as CFString
public let kCTSuperscriptAttributeName = "NSSuperScript" as CFString
public let kCTLanguageAttributeName = "NSLanguage" as CFString
public let kCTRunDelegateAttributeName = "CTRunDelegate" as CFString

// Types and selectors of font features; only the spacing of digits has an effect.
public var kNumberSpacingType: Int { 6 }
public var kMonospacedNumbersSelector: Int { 0 }
public var kProportionalNumbersSelector: Int { 1 }
public var kNumberCaseType: Int { 21 }
public var kStylisticAlternativesType: Int { 35 }
public var kContextualAlternatesType: Int { 36 }
public var kLowerCaseType: Int { 37 }
public var kLowerCaseSmallCapsSelector: Int { 1 }
public var kUpperCaseType: Int { 38 }
public var kUpperCaseSmallCapsSelector: Int { 1 }

/// A key by the number that the standard for human interface devices gives it.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes a key from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key for the next line.
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  /// The key that gives up.
  public static let keyboardEscape = Self(rawValue: 0x29)
  /// The key that takes the last character out.
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  /// The key for the next field.
  public static let keyboardTab = Self(rawValue: 0x2B)
  /// The longest key.
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  /// The arrow to the right.
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  /// The arrow to the left.
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  /// The arrow down.
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  /// The arrow up.
  public static let keyboardUpArrow = Self(rawValue: 0x52)
  /// The shift key at the left.
  public static let keyboardLeftShift = Self(rawValue: 0xE1)
  /// The control key at the left.
  public static let keyboardLeftControl = Self(rawValue: 0xE0)
  /// The key of the letter A.
  public static let keyboardA = Self(rawValue: 0x04)
  /// The key of the letter B.
  public static let keyboardB = Self(rawValue: 0x05)
  /// The key of the letter C.
  public static let keyboardC = Self(rawValue: 0x06)
  /// The key of the letter D.
  public static let keyboardD = Self(rawValue: 0x07)
  /// The key of the letter E.
  public static let keyboardE = Self(rawValue: 0x08)
  /// The key of the letter F.
  public static let keyboardF = Self(rawValue: 0x09)
  /// The key of the letter G.
  public static let keyboardG = Self(rawValue: 0x0A)
  /// The key of the letter H.
  public static let keyboardH = Self(rawValue: 0x0B)
  /// The key of the letter I.
  public static let keyboardI = Self(rawValue: 0x0C)
  /// The key of the letter J.
  public static let keyboardJ = Self(rawValue: 0x0D)
  /// The key of the letter K.
  public static let keyboardK = Self(rawValue: 0x0E)
  /// The key of the letter L.
  public static let keyboardL = Self(rawValue: 0x0F)
  /// The key of the letter M.
  public static let keyboardM = Self(rawValue: 0x10)
  /// The key of the letter N.
  public static let keyboardN = Self(rawValue: 0x11)
  /// The key of the letter O.
  public static let keyboardO = Self(rawValue: 0x12)
  /// The key of the letter P.
  public static let keyboardP = Self(rawValue: 0x13)
  /// The key of the letter Q.
  public static let keyboardQ = Self(rawValue: 0x14)
  /// The key of the letter R.
  public static let keyboardR = Self(rawValue: 0x15)
  /// The key of the letter S.
  public static let keyboardS = Self(rawValue: 0x16)
  /// The key of the letter T.
  public static let keyboardT = Self(rawValue: 0x17)
  /// The key of the letter U.
  public static let keyboardU = Self(rawValue: 0x18)
  /// The key of the letter V.
  public static let keyboardV = Self(rawValue: 0x19)
  /// The key of the letter W.
  public static let keyboardW = Self(rawValue: 0x1A)
  /// The key of the letter X.
  public static let keyboardX = Self(rawValue: 0x1B)
  /// The key of the letter Y.
  public static let keyboardY = Self(rawValue: 0x1C)
  /// The key of the letter Z.
  public static let keyboardZ = Self(rawValue: 0x1D)
  /// The key of the digit 1.
  public static let keyboard1 = Self(rawValue: 0x1E)
  /// The key of the digit 2.
  public static let keyboard2 = Self(rawValue: 0x1F)
  /// The key of the digit 3.
  public static let keyboard3 = Self(rawValue: 0x20)
  /// The key of the digit 4.
  public static let keyboard4 = Self(rawValue: 0x21)
  /// The key of the digit 5.
  public static let keyboard5 = Self(rawValue: 0x22)
  /// The key of the digit 6.
  public static let keyboard6 = Self(rawValue: 0x23)
  /// The key of the digit 7.
  public static let keyboard7 = Self(rawValue: 0x24)
  /// The key of the digit 8.
  public static let keyboard8 = Self(rawValue: 0x25)
  /// The key of the digit 9.
  public static let keyboard9 = Self(rawValue: 0x26)
  /// The key of the digit 0.
  public static let keyboard0 = Self(rawValue: 0x27)
  /// The key of a hyphen.
  public static let keyboardHyphen = Self(rawValue: 0x2D)
  /// The key of an equals sign.
  public static let keyboardEqualSign = Self(rawValue: 0x2E)
  /// The key of an opening bracket.
  public static let keyboardOpenBracket = Self(rawValue: 0x2F)
  /// The key of a closing bracket.
  public static let keyboardCloseBracket = Self(rawValue: 0x30)
  /// The key of a backslash.
  public static let keyboardBackslash = Self(rawValue: 0x31)
  /// The key of a semicolon.
  public static let keyboardSemicolon = Self(rawValue: 0x33)
  /// The key of a quote.
  public static let keyboardQuote = Self(rawValue: 0x34)
  /// The key of a grave accent.
  public static let keyboardGraveAccentAndTilde = Self(rawValue: 0x35)
  /// The key of a comma.
  public static let keyboardComma = Self(rawValue: 0x36)
  /// The key of a full stop.
  public static let keyboardPeriod = Self(rawValue: 0x37)
  /// The key of a slash.
  public static let keyboardSlash = Self(rawValue: 0x38)
  /// The key that keeps capitals.
  public static let keyboardCapsLock = Self(rawValue: 0x39)
  /// The key for the beginning.
  public static let keyboardHome = Self(rawValue: 0x4A)
  /// The key for the page before.
  public static let keyboardPageUp = Self(rawValue: 0x4B)
  /// The key that takes the next character out.
  public static let keyboardDeleteForward = Self(rawValue: 0x4C)
  /// The key for the end.
  public static let keyboardEnd = Self(rawValue: 0x4D)
  /// The key for the next page.
  public static let keyboardPageDown = Self(rawValue: 0x4E)
  /// The key for the next line among the digits.
  public static let keypadEnter = Self(rawValue: 0x58)
  /// The option key at the left.
  public static let keyboardLeftAlt = Self(rawValue: 0xE2)
  /// The command key at the left.
  public static let keyboardLeftGUI = Self(rawValue: 0xE3)
  /// The control key at the right.
  public static let keyboardRightControl = Self(rawValue: 0xE4)
  /// The shift key at the right.
  public static let keyboardRightShift = Self(rawValue: 0xE5)
  /// The option key at the right.
  public static let keyboardRightAlt = Self(rawValue: 0xE6)
  /// The command key at the right.
  public static let keyboardRightGUI = Self(rawValue: 0xE7)
  /// The function key of the number 1.
  public static let keyboardF1 = Self(rawValue: 0x3A)
  /// The function key of the number 2.
  public static let keyboardF2 = Self(rawValue: 0x3B)
  /// The function key of the number 3.
  public static let keyboardF3 = Self(rawValue: 0x3C)
  /// The function key of the number 4.
  public static let keyboardF4 = Self(rawValue: 0x3D)
  /// The function key of the number 5.
  public static let keyboardF5 = Self(rawValue: 0x3E)
  /// The function key of the number 6.
  public static let keyboardF6 = Self(rawValue: 0x3F)
  /// The function key of the number 7.
  public static let keyboardF7 = Self(rawValue: 0x40)
  /// The function key of the number 8.
  public static let keyboardF8 = Self(rawValue: 0x41)
  /// The function key of the number 9.
  public static let keyboardF9 = Self(rawValue: 0x42)
  /// The function key of the number 10.
  public static let keyboardF10 = Self(rawValue: 0x43)
  /// The function key of the number 11.
  public static let keyboardF11 = Self(rawValue: 0x44)
  /// The function key of the number 12.
  public static let keyboardF12 = Self(rawValue: 0x45)
}

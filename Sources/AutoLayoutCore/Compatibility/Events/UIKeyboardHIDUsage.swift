public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  public static let keyboardEscape = Self(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  public static let keyboardTab = Self(rawValue: 0x2B)
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  public static let keyboardUpArrow = Self(rawValue: 0x52)
  public static let keyboardLeftShift = Self(rawValue: 0xE1)
  public static let keyboardLeftControl = Self(rawValue: 0xE0)
  public static let keyboardA = Self(rawValue: 0x04)
  public static let keyboardB = Self(rawValue: 0x05)
  public static let keyboardC = Self(rawValue: 0x06)
  public static let keyboardD = Self(rawValue: 0x07)
  public static let keyboardE = Self(rawValue: 0x08)
  public static let keyboardF = Self(rawValue: 0x09)
  public static let keyboardG = Self(rawValue: 0x0A)
  public static let keyboardH = Self(rawValue: 0x0B)
  public static let keyboardI = Self(rawValue: 0x0C)
  public static let keyboardJ = Self(rawValue: 0x0D)
  public static let keyboardK = Self(rawValue: 0x0E)
  public static let keyboardL = Self(rawValue: 0x0F)
  public static let keyboardM = Self(rawValue: 0x10)
  public static let keyboardN = Self(rawValue: 0x11)
  public static let keyboardO = Self(rawValue: 0x12)
  public static let keyboardP = Self(rawValue: 0x13)
  public static let keyboardQ = Self(rawValue: 0x14)
  public static let keyboardR = Self(rawValue: 0x15)
  public static let keyboardS = Self(rawValue: 0x16)
  public static let keyboardT = Self(rawValue: 0x17)
  public static let keyboardU = Self(rawValue: 0x18)
  public static let keyboardV = Self(rawValue: 0x19)
  public static let keyboardW = Self(rawValue: 0x1A)
  public static let keyboardX = Self(rawValue: 0x1B)
  public static let keyboardY = Self(rawValue: 0x1C)
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
  public static let keyboardHyphen = Self(rawValue: 0x2D)
  public static let keyboardEqualSign = Self(rawValue: 0x2E)
  public static let keyboardOpenBracket = Self(rawValue: 0x2F)
  public static let keyboardCloseBracket = Self(rawValue: 0x30)
  public static let keyboardBackslash = Self(rawValue: 0x31)
  public static let keyboardSemicolon = Self(rawValue: 0x33)
  public static let keyboardQuote = Self(rawValue: 0x34)
  public static let keyboardGraveAccentAndTilde = Self(rawValue: 0x35)
  public static let keyboardComma = Self(rawValue: 0x36)
  public static let keyboardPeriod = Self(rawValue: 0x37)
  public static let keyboardSlash = Self(rawValue: 0x38)
  public static let keyboardCapsLock = Self(rawValue: 0x39)
  public static let keyboardHome = Self(rawValue: 0x4A)
  public static let keyboardPageUp = Self(rawValue: 0x4B)
  public static let keyboardDeleteForward = Self(rawValue: 0x4C)
  public static let keyboardEnd = Self(rawValue: 0x4D)
  public static let keyboardPageDown = Self(rawValue: 0x4E)
  public static let keypadEnter = Self(rawValue: 0x58)
  public static let keyboardLeftAlt = Self(rawValue: 0xE2)
  public static let keyboardLeftGUI = Self(rawValue: 0xE3)
  public static let keyboardRightControl = Self(rawValue: 0xE4)
  public static let keyboardRightShift = Self(rawValue: 0xE5)
  public static let keyboardRightAlt = Self(rawValue: 0xE6)
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

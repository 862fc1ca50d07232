extension SnapshotEnvironment {
  /// An iPhone 16 Pro Max, 440 × 956 points.
  public static let iPhone16ProMax = device("iPhone 16 Pro Max")
  /// An iPhone 16 Pro, 402 × 874 points.
  public static let iPhone16Pro = device("iPhone 16 Pro")
  /// An iPhone 16, 393 × 852 points.
  public static let iPhone16 = device("iPhone 16")
  /// An iPhone 15 Pro, 393 × 852 points.
  public static let iPhone15Pro = device("iPhone 15 Pro")
  /// An iPhone 15 Plus, 430 × 932 points.
  public static let iPhone15Plus = device("iPhone 15 Plus")
  /// An iPhone 15, 393 × 852 points.
  public static let iPhone15 = device("iPhone 15")
  /// An iPhone 14, 390 × 844 points.
  public static let iPhone14 = device("iPhone 14")
  /// An iPhone 13 mini, 375 × 812 points.
  public static let iPhone13Mini = device("iPhone 13 mini")
  /// An iPhone 13 Pro Max, 428 × 926 points.
  public static let iPhone13ProMax = device("iPhone 13 Pro Max")
  /// An iPhone 13 Pro, 390 × 844 points.
  public static let iPhone13Pro = device("iPhone 13 Pro")
  /// An iPhone 13, 390 × 844 points.
  public static let iPhone13 = device("iPhone 13")
  /// An iPhone X, 375 × 812 points.
  public static let iPhoneX = device("iPhone X")
  /// An iPhone XR, 414 × 896 points.
  public static let iPhoneXr = device("iPhone XR")
  /// An iPhone XS Max, 414 × 896 points.
  public static let iPhoneXsMax = device("iPhone XS Max")
  /// An iPhone 8, 375 × 667 points.
  public static let iPhone8 = device("iPhone 8")
  /// An iPhone 8 Plus, 414 × 736 points.
  public static let iPhone8Plus = device("iPhone 8 Plus")
  /// An iPhone SE of the third generation, 375 × 667 points.
  public static let iPhoneSE = device("iPhone SE (3rd generation)")
  /// An iPhone SE of the first generation, 320 × 568 points.
  public static let iPhoneSe = device("iPhone SE (1st generation)")
  /// An iPad mini of the sixth generation, 744 × 1133 points.
  public static let iPadMini = device("iPad mini (6th generation)")
  /// An iPad of 10.2 inches, 810 × 1080 points.
  public static let iPad10_2 = device("iPad 10.2\"")
  /// An iPad of 9.7 inches, 768 × 1024 points.
  public static let iPad9_7 = device("iPad 9.7\"")
  /// An iPad Pro of 10.5 inches, 834 × 1112 points.
  public static let iPadPro10_5 = device("iPad Pro 10.5\"")
  /// An iPad Pro of 11 inches, 834 × 1194 points.
  public static let iPadPro11 = device("iPad Pro 11\"")
  /// An iPad Pro of 12.9 inches, 1024 × 1366 points.
  public static let iPadPro12_9 = device("iPad Pro 12.9\" (3rd generation)")
}

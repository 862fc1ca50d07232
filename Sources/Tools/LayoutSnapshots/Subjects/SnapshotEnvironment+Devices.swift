extension SnapshotEnvironment {
  /// 466 × 678 points, 3 pixels per point.
  public static let iPhoneDuo = device("iPhone Duo")
  /// 669 × 951 points, 3 pixels per point.
  public static let iPhoneDuoInner = device("iPhone Duo inner")
  /// 420 × 912 points, 3 pixels per point.
  public static let iPhoneAir = device("iPhone Air")
  /// 440 × 956 points, 3 pixels per point.
  public static let iPhone17ProMax = device("iPhone 17 Pro Max")
  /// 402 × 874 points, 3 pixels per point.
  public static let iPhone17Pro = device("iPhone 17 Pro")
  /// 402 × 874 points, 3 pixels per point.
  public static let iPhone17 = device("iPhone 17")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone17e = device("iPhone 17e")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone16e = device("iPhone 16e")
  /// 440 × 956 points, 3 pixels per point.
  public static let iPhone16ProMax = device("iPhone 16 Pro Max")
  /// 402 × 874 points, 3 pixels per point.
  public static let iPhone16Pro = device("iPhone 16 Pro")
  /// 393 × 852 points, 3 pixels per point.
  public static let iPhone16 = device("iPhone 16")
  /// 393 × 852 points, 3 pixels per point.
  public static let iPhone15Pro = device("iPhone 15 Pro")
  /// 430 × 932 points, 3 pixels per point.
  public static let iPhone15Plus = device("iPhone 15 Plus")
  /// 393 × 852 points, 3 pixels per point.
  public static let iPhone15 = device("iPhone 15")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone14 = device("iPhone 14")
  /// 375 × 812 points, 3 pixels per point.
  public static let iPhone13Mini = device("iPhone 13 mini")
  /// 428 × 926 points, 3 pixels per point.
  public static let iPhone13ProMax = device("iPhone 13 Pro Max")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone13Pro = device("iPhone 13 Pro")
  /// 390 × 844 points, 3 pixels per point.
  public static let iPhone13 = device("iPhone 13")
  /// 375 × 812 points, 3 pixels per point.
  public static let iPhoneX = device("iPhone X")
  /// 414 × 896 points, 2 pixels per point.
  public static let iPhoneXr = device("iPhone XR")
  /// 414 × 896 points, 3 pixels per point.
  public static let iPhoneXsMax = device("iPhone XS Max")
  /// 375 × 667 points, 2 pixels per point.
  public static let iPhone8 = device("iPhone 8")
  /// 414 × 736 points, 3 pixels per point.
  public static let iPhone8Plus = device("iPhone 8 Plus")
  /// 375 × 667 points, 2 pixels per point.
  public static let iPhoneSE = device("iPhone SE (3rd generation)")
  /// 320 × 568 points, 2 pixels per point.
  public static let iPhoneSe = device("iPhone SE (1st generation)")
  /// 744 × 1133 points, 2 pixels per point.
  public static let iPadMini = device("iPad mini (6th generation)")
  /// 810 × 1080 points, 2 pixels per point.
  public static let iPad10_2 = device("iPad 10.2\"")
  /// 768 × 1024 points, 2 pixels per point.
  public static let iPad9_7 = device("iPad 9.7\"")
  /// 834 × 1112 points, 2 pixels per point.
  public static let iPadPro10_5 = device("iPad Pro 10.5\"")
  /// 834 × 1194 points, 2 pixels per point.
  public static let iPadPro11 = device("iPad Pro 11\"")
  /// 834 × 1210 points, 2 pixels per point.
  public static let iPadPro11M5 = device("iPad Pro 11\" (M5)")
  /// 1032 × 1376 points, 2 pixels per point.
  public static let iPadPro13 = device("iPad Pro 13\"")
  /// 1024 × 1366 points, 2 pixels per point.
  public static let iPadPro12_9 = device("iPad Pro 12.9\" (3rd generation)")
}

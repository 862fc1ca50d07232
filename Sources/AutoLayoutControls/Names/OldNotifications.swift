import AutoLayoutCore
import AutoLayoutValues
public import Foundation

// Names of Swift 4 and before. UIKit takes them in Swift 4 mode alone, here they are taken in every
// mode.

extension NSNotification.Name {
  /// The old name of `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The old name of `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The old name of `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The old name of `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The old name of `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The old name of `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  /// The old name of `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The old name of `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The old name of `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The old name of `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The old name of `UIApplication.didFinishLaunchingNotification`.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The old name of `UIApplication.willTerminateNotification`.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The old name of `UIApplication.didReceiveMemoryWarningNotification`.
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification
  /// The old name of `UIApplication.userDidTakeScreenshotNotification`.
  public static let UIApplicationUserDidTakeScreenshot = UIApplication
    .userDidTakeScreenshotNotification
  /// The old name of `UIApplication.significantTimeChangeNotification`.
  public static let UIApplicationSignificantTimeChange = UIApplication
    .significantTimeChangeNotification
  /// The old name of `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The old name of `UIDevice.batteryLevelDidChangeNotification`.
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
  /// The old name of `UIDevice.batteryStateDidChangeNotification`.
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
  /// The old name of `UITextField.textDidChangeNotification`.
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  /// The old name of `UITextField.textDidBeginEditingNotification`.
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// The old name of `UITextField.textDidEndEditingNotification`.
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  /// The old name of `UITextView.textDidChangeNotification`.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  /// The old name of `UITextView.textDidBeginEditingNotification`.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// The old name of `UITextView.textDidEndEditingNotification`.
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  /// The old name of `UIContentSizeCategory.didChangeNotification`.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  /// The old name of `UIPasteboard.changedNotification`.
  public static let UIPasteboardChanged = UIPasteboard.changedNotification
  /// The old name of `UIWindow.didBecomeKeyNotification`.
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
  /// The old name of `UIWindow.didBecomeVisibleNotification`.
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
}

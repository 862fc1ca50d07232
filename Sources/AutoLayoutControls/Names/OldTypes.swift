public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

// Names of Swift 4 and before. UIKit takes them in Swift 4 mode alone, here they are taken in every
// mode.

/// The old name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The old name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The old name of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The old name of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The old name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The old name of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The old name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The old name of `UITextField.DidEndEditingReason`.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The old name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The old name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The old name of `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The old name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The old name of `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The old name of `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The old name of `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The old name of `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The old name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The old name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The old name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The old name of `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// The old name of `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// The old name of `UISearchBar.Icon`.
public typealias UISearchBarIcon = UISearchBar.Icon
/// The old name of `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The old name of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The old name of `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The old name of `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
/// The old name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The old name of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The old name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The old name of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// The old name of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// The old name of `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The old name of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The old name of `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The old name of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// The old name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The old name of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The old name of `UIFontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The old name of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// The old name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The old name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The old name of `UIImagePickerController.SourceType`.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The old name of `UIImagePickerController.CameraDevice`.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The old name of `UIActivity.ActivityType`.
public typealias UIActivityType = UIActivity.ActivityType
/// The old name of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The old name of `UISplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The old name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The old name of `UIImpactFeedbackGenerator.FeedbackStyle`.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The old name of `UINotificationFeedbackGenerator.FeedbackType`.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The old name of `UIPress.PressType`.
public typealias UIPressType = UIPress.PressType
/// The old name of `UIPreviewAction.Style`.
public typealias UIPreviewActionStyle = UIPreviewAction.Style

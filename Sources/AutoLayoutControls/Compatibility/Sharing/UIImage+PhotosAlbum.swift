import AutoLayoutCore
public import AutoLayoutValues
import Foundation

/// Puts a picture among the user's photos, of which there are none here: nothing happens, and
/// nobody is told of an end.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: Whose method would be called.
///   - completionSelector: The method that would be called.
///   - contextInfo: Passed on by UIKit.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

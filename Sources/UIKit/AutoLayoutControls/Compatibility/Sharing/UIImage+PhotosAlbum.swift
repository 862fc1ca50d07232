import AutoLayoutCore
public import AutoLayoutValues
import Foundation

/// Has no effect and never calls the completion, since a photo library does not exist here.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

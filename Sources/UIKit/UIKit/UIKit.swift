// Imports the parts of AutoLayout separately: each module in a chain costs every file that imports
// UIKit some milliseconds.
@_exported public import AutoLayoutControls
@_exported public import AutoLayoutCore
@_exported public import AutoLayoutValues
@_exported public import Foundation
// The C module below has the same name and provides the submodule
// `UIGestureRecognizerSubclass`.
@_exported public import UIKit

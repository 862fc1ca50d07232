// The parts of AutoLayout one by one: each module of a chain costs every file that imports UIKit
// some milliseconds, and this one stands in all of them.
@_exported public import AutoLayoutControls
@_exported public import AutoLayoutCore
@_exported public import AutoLayoutValues
@_exported public import Foundation
// The C module of the same name below this one, for its submodule `UIGestureRecognizerSubclass`.
@_exported public import UIKit

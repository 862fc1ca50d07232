@_exported public import AutoLayout
@_exported public import Foundation
// The C module of the same name below this one, for its submodule `UIGestureRecognizerSubclass`.
@_exported public import UIKit

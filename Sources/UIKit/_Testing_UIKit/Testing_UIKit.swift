// The compiler imports this module into files that import `Testing` and `UIKit`.
@_exported public import UIKit

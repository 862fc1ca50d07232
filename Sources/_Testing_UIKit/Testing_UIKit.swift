/// What a file imports unseen that imports `Testing` and `UIKit`.
@_exported public import UIKit

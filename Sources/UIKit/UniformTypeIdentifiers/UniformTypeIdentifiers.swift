@_exported public import AutoLayout
@_exported public import Foundation

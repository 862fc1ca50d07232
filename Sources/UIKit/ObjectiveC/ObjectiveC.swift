@_exported public import AutoLayout
@_exported public import Foundation
// The C module below has the same name and provides the submodule `runtime`.
@_exported public import ObjectiveC

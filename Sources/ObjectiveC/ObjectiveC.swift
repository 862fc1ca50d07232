@_exported public import AutoLayout
@_exported public import Foundation
// The C module of the same name below this one, for its submodule `runtime`.
@_exported public import ObjectiveC

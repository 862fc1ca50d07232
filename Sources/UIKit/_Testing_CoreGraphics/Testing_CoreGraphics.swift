// The compiler imports this module into files that import `Testing` and `CoreGraphics`.
@_exported public import CoreGraphics

/// What a file imports unseen that imports `Testing` and `CoreGraphics`.
@_exported public import CoreGraphics

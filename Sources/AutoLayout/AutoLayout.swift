// The modules of the layer as one: clients import this one and see them all.

@_exported public import AutoLayoutControls
@_exported public import AutoLayoutCore
@_exported public import AutoLayoutValues

// Re-exports the modules of the layer: clients import only this module.

@_exported public import AutoLayoutControls
@_exported public import AutoLayoutCore
@_exported public import AutoLayoutValues

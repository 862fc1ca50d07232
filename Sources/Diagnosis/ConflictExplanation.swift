// Clients of this module see explanations of logs as part of it. They stand in a module of their
// own, so that they need neither views nor Foundation.

@_exported public import ConflictExplanation

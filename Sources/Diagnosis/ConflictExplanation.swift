// Re-exports the explanations of logs. Their separate module depends on neither views nor
// Foundation.

@_exported public import ConflictExplanation

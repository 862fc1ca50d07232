// Re-exports the explanations of logs, which depend on neither views nor Foundation.

@_exported public import ConflictExplanation

# HandleTable.swift: writes before the publication of an object are not visible.
s/ordering: \.(acquiring|releasing|acquiringAndReleasing)\b/ordering: .relaxed/

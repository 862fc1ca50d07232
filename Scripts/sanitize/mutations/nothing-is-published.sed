# HandleTable.swift: what was written before an object could be asked for is not seen.
s/ordering: \.(acquiring|releasing|acquiringAndReleasing)\b/ordering: .relaxed/

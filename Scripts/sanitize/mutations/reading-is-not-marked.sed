# HandleTable.swift: a thread reads an object that may be released at the same time.
s/expected: current, desired: current \+ 1, ordering: \.acquiring/expected: current, desired: current, ordering: .acquiring/

# HandleTable.swift: a thread reads an object that may go meanwhile.
s/expected: current, desired: current \+ 1, ordering: \.acquiring/expected: current, desired: current, ordering: .acquiring/

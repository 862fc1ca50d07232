# HandleTable.swift: an object is released while a thread reads it.
/while !state.weakCompareExchange\($/,/\.exchanged \{\}$/c\
    state.store(current + 2, ordering: .releasing)

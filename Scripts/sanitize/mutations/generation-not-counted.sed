# HandleTable.swift: the next object of a slot responds to handles of the previous one.
s/desired: current \+ 2, ordering/desired: current, ordering/

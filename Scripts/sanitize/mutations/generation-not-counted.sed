# HandleTable.swift: the next object of a slot answers to the handles of the one before.
s/desired: current \+ 2, ordering/desired: current, ordering/

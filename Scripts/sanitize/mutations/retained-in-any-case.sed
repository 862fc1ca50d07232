# UnretainedObject.swift: retains an object without remaining references.
s/guard let object = unsafe autolayout_try_retain.*$/let object = unsafe self.object.retain().toOpaque()/

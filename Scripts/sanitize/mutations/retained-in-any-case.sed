# UnretainedObject.swift: an object is retained whose last reference is gone.
s/guard let object = unsafe autolayout_try_retain.*$/let object = unsafe self.object.retain().toOpaque()/

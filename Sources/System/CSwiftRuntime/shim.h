#ifndef AUTOLAYOUT_SWIFT_RUNTIME_H
#define AUTOLAYOUT_SWIFT_RUNTIME_H

// The function of Swift's runtime that implements `weak`. It raises an object's reference count in one
// atomic step, unless its `deinit` has begun.
extern void *swift_tryRetain(void *object);

// The same under a name of our own: Swift code must not name the runtime's functions.
static inline void *autolayout_try_retain(void *object) {
  return swift_tryRetain(object);
}

#endif

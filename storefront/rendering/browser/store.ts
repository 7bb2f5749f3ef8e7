import { useSyncExternalStore } from 'react'

/**
 * A value outside the pages' tree, the same for all who read it. What the visitor has (cart, user, favourites) lives beside
 * the pages: those are the same for everybody, and come first.
 */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()

  return {
    get: () => value,
    set(next: Value) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    /** The value for a component; on the server and while hydrating it is the initial one. */
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
    subscribe,
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}

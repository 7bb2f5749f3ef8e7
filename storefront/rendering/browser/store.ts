import { useSyncExternalStore } from 'react'

/**
 * A value outside the React tree, shared by all components. The visitor's own data (cart, user, favourites) is kept
 * here: pages are the same for everyone and are rendered without it.
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
    /** Reads the value in a component; on the server and during hydration it is the initial one. */
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

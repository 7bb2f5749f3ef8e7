/**
 * Memoizes a function of an object for as long as the object lives, for instance of the same menu or banners on page
 * after page. The result is garbage-collected with the object.
 */
export function onceFor<Value extends object, Result>(
  compute: (value: Value) => Result,
): (value: Value) => Result {
  const known = new WeakMap<Value, { result: Result }>()

  return (value) => {
    const { result } = known.get(value) ?? { result: compute(value) }
    known.set(value, { result })
    return result
  }
}

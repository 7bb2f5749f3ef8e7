/**
 * Makes something of a value once, for as long as the value lives. For what is made of the same menu or banners for page
 * after page: who holds the value holds what was made of it, and nobody else.
 */
export function onceFor<Value extends object, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const known = new WeakMap<Value, { made: Made }>()

  return (value) => {
    const { made } = known.get(value) ?? { made: make(value) }
    known.set(value, { made })
    return made
  }
}

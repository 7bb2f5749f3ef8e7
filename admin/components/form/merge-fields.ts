import { same } from './same.ts'

/** Combines two states of a form that were both changed from `base`; where both changed a part, `mine` wins. */
export type Merge<Form> = (base: Form, mine: Form, theirs: Form) => Form

/** Merges field by field: a field that `mine` has not changed is taken from `theirs`, also if it is gone there. */
export function mergeFields<Form extends object>(base: Form, mine: Form, theirs: Form): Form {
  const [before, ours, others] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
  const names = new Set([...others.keys(), ...ours.keys()])
  const entries = [...names].flatMap((name) => {
    const source = same(ours.get(name), before.get(name)) ? others : ours
    return source.has(name) ? [[name, source.get(name)]] : []
  })

  // Each value is one that `mine` or `theirs` has under this name.
  return Object.fromEntries(entries) as Form
}

/**
 * Merges a list by the items' keys, and each item by its fields: my order, then what they added. Items that either side
 * removed stay away, unless the other side changed them. Without unique keys, the list is one field.
 */
export function mergeLists<Item extends object>(keyOf: (item: Item) => string): Merge<Item[]> {
  return (base, mine, theirs) => {
    if (same(base, mine)) return theirs
    const [before, ours, others] = [base, mine, theirs].map(byKey)
    if (!before || !ours || !others) return mine
    const remaining = mine.flatMap((item) => {
      const [old, other] = [before.get(keyOf(item)), others.get(keyOf(item))]
      if (old && other) return [mergeFields(old, item, other)]
      return old && same(old, item) ? [] : [item]
    })
    const added = theirs.filter((item) => {
      const old = before.get(keyOf(item))
      return !ours.has(keyOf(item)) && !(old && same(old, item))
    })

    return [...remaining, ...added]
  }

  function byKey(items: Item[]): Map<string, Item> | null {
    const found = new Map(items.map((item) => [keyOf(item), item]))

    return found.size === items.length ? found : null
  }
}

function fieldsOf(form: object): Map<string, unknown> {
  return new Map(Object.entries(form))
}

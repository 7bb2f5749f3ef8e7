import type { Random } from './random.ts'

export type Pools = ReturnType<typeof createPools>

/** Values remembered for each name; new ones replace old ones. */
const LIMIT = 40

const LONGEST = 2000

const DEEPEST = 8

/** Values from answers, by their names, so that requests use existing ones more often than chance would find them. */
export function createPools() {
  const byName = new Map<string, unknown[]>()
  let noted = 0

  return {
    learn: (answer: unknown) => learn(answer, '', 0),
    pick(name: string, random: Random): unknown {
      const values = byName.get(poolOf(name))
      return values?.[random.below(values.length)]
    },
  }

  function learn(value: unknown, name: string, depth: number): void {
    if (depth > DEEPEST || value === null) return
    if (Array.isArray(value)) for (const one of value.slice(0, 5)) learn(one, name, depth + 1)
    else if (typeof value === 'object')
      for (const [key, one] of Object.entries(value)) learn(one, key, depth + 1)
    else if (typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST))
      note(name, value)
  }

  function note(name: string, value: unknown): void {
    const key = poolOf(name)
    const values = byName.get(key) ?? []
    if (values.includes(value)) return
    if (values.length < LIMIT) values.push(value)
    else values[noted++ % LIMIT] = value
    byName.set(key, values)
  }
}

/** `idProduto`, `productId` and `id` of a path are all ids. */
function poolOf(name: string): string {
  return /^id|Id$|^ids$|^seenProducts$|^produto|^skus?$/.test(name) ? 'id' : name.toLowerCase()
}

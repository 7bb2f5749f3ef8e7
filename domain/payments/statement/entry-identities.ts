import type { StatementEntry } from './statement.ts'

/**
 * Returns a text per movement that is the same in every file of the same account and format that contains it, and
 * different for any two movements: the bank's id with account, day and amount, since some banks repeat ids; without an
 * id all texts, and how many equal movements came before on that day.
 */
export function entryIdentities(entries: readonly StatementEntry[]): string[] {
  const seen = new Map<string, number>()

  return entries.map(({ conta, idBanco, dia, valor, textos }) => {
    const parts = [conta, idBanco, dia, valor, ...(idBanco === '' ? textos : [])]
    const identity = JSON.stringify(parts)
    const before = seen.get(identity) ?? 0
    seen.set(identity, before + 1)
    return before === 0 ? identity : `${identity} ${before}`
  })
}

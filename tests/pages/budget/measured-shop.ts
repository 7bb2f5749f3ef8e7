import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Shop, startShop } from '../../life/shop.ts'
import type { Used } from './measured-process.ts'

const PRELOADED = fileURLToPath(new URL('measured-process.ts', import.meta.url))

/** Rounds that warm up the code, and rounds that count. */
const [WARM_UP, ROUNDS] = [6, 16]

/**
 * What a request costs: statements, of the subject with the most, and its processor time as a share of the reference
 * work's. Both times are the least of all rounds: a busy machine, or one whose host is busy, makes the same work take
 * up to five times as long for some rounds, and never less.
 */
export type Cost = { statements: number; share: number }

export type MeasuredShop = Shop & {
  costOf: (ask: (n: number) => Promise<unknown>, rounds: Rounds) => Promise<Cost>
}

/** Requests of a round, and of how many subjects in turns, by their number `n`; a round has each as often as others. */
type Rounds = { count: number; subjects: number }

/** Starts the shop with a measuring instrument in its process. */
export function startMeasuredShop(environment: Record<string, string>): MeasuredShop {
  const shop = startShop(environment, ['--import', PRELOADED])

  return { ...shop, costOf }

  async function costOf(ask: (n: number) => Promise<unknown>, { count, subjects }: Rounds): Promise<Cost> {
    let n = 0
    for (let i = 0; i < WARM_UP * count; i++) await ask(n++)
    const costs: number[] = []
    const references: number[] = []
    const statements = Array.from({ length: subjects }, () => Number.POSITIVE_INFINITY)
    for (let round = 0; round < ROUNDS; round++) {
      const reference = await question('reference')
      const before = await question('used')
      for (let i = 0; i < count; i++) await ask(n++)
      const after = await question('used')
      references.push(reference.microseconds)
      costs.push((after.microseconds - before.microseconds) / count)
      // One request alone, for background jobs send statements, too.
      const subject = n % subjects
      await ask(n++)
      const sent = (await question('used')).statements - after.statements
      statements[subject] = Math.min(statements[subject] ?? sent, sent)
    }

    return { statements: Math.max(...statements), share: Math.min(...costs) / Math.min(...references) }
  }

  async function question(name: 'used' | 'reference'): Promise<Used> {
    const answer = once(shop.process, 'message')
    shop.process.send(name)
    const [used] = await answer

    return used
  }
}

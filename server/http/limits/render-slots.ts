import { Unavailable } from '../answers/unavailable.ts'

type Bounds = {
  /** Renderings at a time. */
  atOnce: number
  /** Renderings that may wait. */
  waiting: number
}

/**
 * Limits the number of concurrent renderings of public pages, so that a crowd on uncached pages leaves the database and
 * the processor to buyers. Beyond the limit it throws `Unavailable` at once.
 */
export function createRenderSlots({ atOnce, waiting }: Bounds) {
  const queue: (() => void)[] = []
  let running = 0
  let refused = 0

  return {
    async inSlot<T>(render: () => Promise<T>): Promise<T> {
      if (running >= atOnce) await turn()
      else running++
      try {
        return await render()
      } finally {
        // The slot goes directly to the next one in the queue: no newcomer may take it.
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },

    /** Number of pages refused so far. */
    refused: (): number => refused,
  }

  function turn(): Promise<void> {
    if (queue.length >= waiting) {
      refused++
      throw new Unavailable('busy')
    }
    return new Promise((resolve) => void queue.push(resolve))
  }
}

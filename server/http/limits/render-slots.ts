import { Unavailable } from '../answers/unavailable.ts'

type Bounds = {
  /** Renderings under way at a time. */
  atOnce: number
  /** Renderings that wait for one of them to end. */
  waiting: number
}

/**
 * Bounds how many public pages are rendered at a time, so that a crowd that asks for pages nobody has cached leaves the database
 * and the processor to those who buy. Beyond the bounds a page is `Unavailable` at once.
 */
export function createRenderSlots({ atOnce, waiting }: Bounds) {
  const queue: (() => void)[] = []
  let taken = 0
  let refused = 0

  return {
    async inSlot<T>(render: () => Promise<T>): Promise<T> {
      if (taken >= atOnce) await turn()
      else taken++
      try {
        return await render()
      } finally {
        // A slot goes straight to who waits: nobody who comes between may take it.
        const next = queue.shift()
        if (next) next()
        else taken--
      }
    },

    /** How many pages were turned away so far. */
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

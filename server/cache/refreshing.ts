import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Pages that may wait; visitors who ask for further ones get them once they are due. */
const MAX_WAITING = 500

type Waiting = { times: number; render: () => Promise<unknown> }

/**
 * Renders pages again while visitors still get the old ones: one at a time, the most wanted first. Pauses for as long as
 * each rendering took, so that at least half of the processor is left to visitors.
 */
export function createRefreshing(logger: Logger) {
  const waiting = new Map<string, Waiting>()
  let running = false
  let refreshed = 0

  return {
    /** Call with each request that got an old page. */
    want(key: string, render: () => Promise<unknown>): void {
      const known = waiting.get(key)
      if (known) known.times++
      else if (waiting.size < MAX_WAITING) waiting.set(key, { times: 1, render })
      if (!running) void run()
    },

    /** Number of pages rendered so far. */
    refreshed: (): number => refreshed,

    /** Renders no more pages. */
    close(): void {
      waiting.clear()
    },
  }

  async function run() {
    running = true
    // Whoever asks at the same time is counted first.
    await sleep(0)
    for (let render = takeNext(); render; render = takeNext()) {
      const began = performance.now()
      try {
        await render()
        refreshed++
      } catch (error) {
        logger.warn({ err: error }, 'an outdated page could not be rendered again')
      }
      await sleep(performance.now() - began)
    }
    running = false
  }

  function takeNext(): Waiting['render'] | undefined {
    const [most] = [...waiting].sort(([, a], [, b]) => b.times - a.times)
    if (!most) return undefined
    const [key, { render }] = most
    waiting.delete(key)

    return render
  }
}

export type Refreshing = ReturnType<typeof createRefreshing>

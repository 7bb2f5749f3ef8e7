import type { Logger } from 'pino'
import type { RequestedPage } from '#platform/infrastructure/pages/requested-pages.ts'

/**
 * How long a process waits for its most requested pages before it is ready, in milliseconds: until it is `READY_MS` old,
 * within these bounds.
 */
const [MIN_MS, MAX_MS] = [100, 600]
const READY_MS = 1_250

/** Renderings at a time meanwhile: one computes while the other waits for the database. */
const AT_ONCE = 2

type WarmStartInput = {
  /** Returns the most requested pages, the first one most of all. */
  list: () => Promise<RequestedPage[]>
  /** Renders a page into the cache, unless it is there. */
  render: (page: RequestedPage) => Promise<unknown>
  /** Milliseconds since the process began. */
  age: () => number
  /** Aborted when the process ends. */
  signal: AbortSignal
  logger: Logger
}

/**
 * Renders the most requested pages, so that a process does not begin with an empty cache. `run` resolves when all are
 * rendered or the bound is reached; the rest is then rendered one at a time, with pauses for visitors.
 */
export function createWarmStart({ list, render, age, signal, logger }: WarmStartInput) {
  const counts = { before: 0, after: 0 }
  let isReady = false

  return {
    /** Pages, before and after the process was ready. */
    counts,

    async run(): Promise<void> {
      const done = renderAll().catch(report)
      await Promise.race([done, sleep(Math.min(Math.max(READY_MS - age(), MIN_MS), MAX_MS))])
      isReady = true
    },
  }

  async function renderAll() {
    const pages = (await list()).values()
    await Promise.all(Array.from({ length: AT_ONCE }, () => renderUntilReady(pages)))
    for (const page of pages) {
      if (signal.aborted) return
      const began = performance.now()
      await renderOne(page)
      await sleep(performance.now() - began)
    }
  }

  async function renderUntilReady(pages: Iterator<RequestedPage>) {
    while (!isReady && !signal.aborted) {
      const next = pages.next()
      if (next.done) return
      await renderOne(next.value)
    }
  }

  async function renderOne(page: RequestedPage) {
    await render(page).catch(report)
    counts[isReady ? 'after' : 'before']++
  }

  function report(error: unknown) {
    if (!signal.aborted) logger.warn({ err: error }, 'the most requested pages could not be rendered')
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref())
}

import { setPriority } from 'node:os'

export type Task<Work> = { id: number; work: Work }
export type TaskAnswer<Result> = { id: number; answer: WorkAnswer<Result> }

/** What a task results in, or why it failed. */
export type WorkAnswer<Result> = { result: Result; failure?: never } | { failure: string; result?: never }

/** Nicer than the server: pages come first. */
const PRIORITY = 10

const CHECK_MS = 25

/** Exit code after exceeding the memory: distinct from those of signals. */
const OUT_OF_MEMORY = 12

/**
 * Makes this process one that works for the shop (`workProcess`), so that the work does not use the server's memory and
 * processor time. Tasks come as messages; each answer carries its task's number. The process ends with its parent, and
 * when it uses more than `maxMemory` bytes.
 */
export function serveWork<Work, Result>(maxMemory: number, perform: (work: Work) => Promise<Result>): void {
  setPriority(PRIORITY)
  process.on('message', async ({ id, work }: Task<Work>) => {
    try {
      send({ id, answer: { result: await perform(work) } })
    } catch (error) {
      send({ id, answer: { failure: String(error) } })
    }
  })
  process.on('disconnect', () => process.exit(0))
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(OUT_OF_MEMORY)
  }, CHECK_MS).unref()

  /** Ignores errors: a parent that has just ended needs no answer. */
  function send(answer: TaskAnswer<Result>) {
    process.send?.(answer, (error: Error | null) => {
      if (error) process.exit(0)
    })
  }
}

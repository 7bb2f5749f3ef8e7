/** Requests in flight may take 10 s, and running jobs 8; supervisors often kill after 30. */
const DEADLINE_MS = 25_000

/**
 * Collects cleanups, which run in reverse order at the end. One that fails is reported and does not stop the others;
 * nor does one that hangs, once all of them together have taken `deadlineMs`.
 */
export function createStop(onFailure: (error: unknown) => void, deadlineMs = DEADLINE_MS) {
  const tasks: (() => unknown)[] = []
  let running: Promise<boolean> | undefined

  return {
    add(task: () => unknown): void {
      tasks.push(task)
    },

    /** Runs all cleanups, once, however often it is called. Returns false if some were unfinished at the deadline. */
    now(): Promise<boolean> {
      running ??= undoAll()
      return running
    },
  }

  async function undoAll() {
    let expired = false
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        expired = true
        resolve()
      }, deadlineMs)
    })
    for (let task = tasks.pop(); task; task = tasks.pop()) await Promise.race([undo(task), deadline])
    clearTimeout(timer)
    return !expired
  }

  async function undo(task: () => unknown) {
    try {
      await task()
    } catch (error) {
      onFailure(error)
    }
  }
}

export type Stop = ReturnType<typeof createStop>

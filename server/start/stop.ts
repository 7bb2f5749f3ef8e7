/** What is in flight may take 10 s, and jobs under way 8; supervisors often kill after 30. */
const DEADLINE_MS = 25_000

/**
 * What has to be undone at the end, in the opposite order of its doing. A task that fails is reported, and does not
 * keep the others from running; nor does one that is stuck, once all of them together have taken `deadlineMs`.
 */
export function createStop(onFailure: (error: unknown) => void, deadlineMs = DEADLINE_MS) {
  const tasks: (() => unknown)[] = []
  let running: Promise<boolean> | undefined

  return {
    add(task: () => unknown): void {
      tasks.push(task)
    },

    /** Undoes everything, once, however often it is called. False if something was left unfinished at the deadline. */
    now(): Promise<boolean> {
      running ??= undoAll()
      return running
    },
  }

  async function undoAll() {
    let late = false
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        late = true
        resolve()
      }, deadlineMs)
    })
    for (let task = tasks.pop(); task; task = tasks.pop()) await Promise.race([undo(task), deadline])
    clearTimeout(timer)
    return !late
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

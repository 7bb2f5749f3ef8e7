/**
 * What has to be undone at the end, in the opposite order of its doing. A task that fails is reported, and does not
 * keep the others from running.
 */
export function createStop(onFailure: (error: unknown) => void) {
  const tasks: (() => unknown)[] = []
  let running: Promise<void> | undefined

  return {
    add(task: () => unknown): void {
      tasks.push(task)
    },

    /** Undoes everything, once, however often it is called. */
    now(): Promise<void> {
      running ??= undoAll()
      return running
    },
  }

  async function undoAll() {
    for (let task = tasks.pop(); task; task = tasks.pop()) {
      try {
        await task()
      } catch (error) {
        onFailure(error)
      }
    }
  }
}

export type Stop = ReturnType<typeof createStop>

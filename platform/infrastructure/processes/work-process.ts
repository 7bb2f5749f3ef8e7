import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Task, TaskAnswer, WorkAnswer } from './serve-work.ts'

type Limits = {
  /** Tasks processed at a time. */
  atOnce: number
  /** Tasks that may wait. Beyond it, the shop refuses instead of queueing without limit. */
  maxWaiting: number
  /** A task that takes longer ends the process, and fails. */
  deadlineMs: number
}

/** A process without tasks for this long is ended, to free its memory. */
const IDLE_MS = 20_000

/** Too many tasks are waiting. */
export class ProcessBusy extends Error {
  override name = 'ProcessBusy'
}

/**
 * A process that does costly work for the shop, with the program at `address`, which calls `serveWork`. It starts with
 * the first task, and ends after some seconds without any.
 */
export function workProcess<Work extends object, Result>(
  address: URL,
  { atOnce, maxWaiting, deadlineMs }: Limits,
) {
  type Waiting = { task: Task<Work>; broken: boolean; settle: (answer: WorkAnswer<Result>) => void }

  const waiting: Waiting[] = []
  const running = new Map<number, Waiting & { deadline: NodeJS.Timeout }>()
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  return {
    /**
     * Has a task done; others wait in one queue. A task during which the process crashes runs once more, alone, as
     * another task may have caused the crash. Throws `ProcessBusy`.
     */
    async ask(work: Work): Promise<WorkAnswer<Result>> {
      if (waiting.length >= maxWaiting) throw new ProcessBusy('Too many tasks are waiting.')

      return new Promise((settle) => {
        waiting.push({ task: { id: ++lastId, work }, broken: false, settle })
        next()
      })
    },

    /** Id of the current process; undefined while there is none. */
    pid: () => worker?.pid,

    end,
  }

  /** Ends the process; a later task starts a new one. */
  function end(): void {
    clearTimeout(idle)
    const child = worker
    worker = undefined
    if (child?.connected) child.disconnect()
  }

  function next(): void {
    clearTimeout(idle)
    for (let one = waiting[0]; one && mayStart(one); one = waiting[0]) {
      waiting.shift()
      start(one)
    }
    if (running.size > 0) return
    // Lets a command that has nothing else to do end.
    worker?.unref()
    worker?.channel?.unref()
    idle = setTimeout(end, IDLE_MS).unref()
  }

  /** Tasks that were running during a crash run alone. */
  function mayStart({ broken }: Waiting): boolean {
    const alone = broken || [...running.values()].some((one) => one.broken)

    return running.size < (alone ? 1 : atOnce)
  }

  function start(one: Waiting): void {
    worker ??= startWorker()
    const child = worker
    child.ref()
    child.channel?.ref()
    const deadline = setTimeout(() => {
      finish(one.task.id, { failure: `took longer than ${deadlineMs} ms` })
      child.kill('SIGKILL')
    }, deadlineMs)
    running.set(one.task.id, { ...one, deadline })
    // If the process has just ended, its exit handler takes care of the task.
    child.send(one.task, () => undefined)
  }

  function finish(id: number, answer: WorkAnswer<Result>): void {
    const one = running.get(id)
    if (!one) return
    clearTimeout(one.deadline)
    running.delete(id)
    one.settle(answer)
  }

  function startWorker(): ChildProcess {
    const child = fork(fileURLToPath(address), [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
    })
    child.on('message', ({ id, answer }: TaskAnswer<Result>) => {
      finish(id, answer)
      next()
    })
    child.on('exit', () => {
      if (worker !== child) return
      worker = undefined
      for (const { task, broken, settle, deadline } of [...running.values()].reverse()) {
        clearTimeout(deadline)
        if (broken) settle({ failure: 'its process crashed' })
        else waiting.unshift({ task, broken: true, settle })
      }
      running.clear()
      next()
    })
    return child
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureAnswer, PictureTask, PictureWork } from './picture-worker.ts'

const WORKER = fileURLToPath(new URL('./picture-worker.ts', import.meta.url))

/** Tasks processed at a time; sharp itself uses several threads for each. */
const AT_ONCE = 2

/** Tasks that may wait. Beyond it, the shop refuses instead of queueing without limit. */
const MAX_WAITING = 500

/**
 * A task that takes longer is probably malicious: drawings can be, and only killing the process stops those. The
 * largest photo takes a second or two, but more than twelve on a weak machine that is busy with other things.
 */
const DEADLINE_MS = 20_000

/** A process without tasks for this long is ended, to free its memory. */
const IDLE_MS = 20_000

/** Too many tasks are waiting. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy'
}

type Waiting = { task: PictureTask; broken: boolean; answer: (answer: PictureAnswer) => void }

const waiting: Waiting[] = []
const running = new Map<number, Waiting & { deadline: NodeJS.Timeout }>()
let worker: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0

/**
 * Sends a task to the one process that reads and creates pictures: two at a time, the others wait in one queue. A task
 * during which the process crashes runs once more, alone, as the other task may have caused the crash. Throws
 * `PicturesBusy`.
 */
export async function askPictureProcess(work: PictureWork): Promise<PictureAnswer> {
  if (waiting.length >= MAX_WAITING) throw new PicturesBusy('Muitas imagens esperam para ser feitas.')

  return new Promise((answer) => {
    waiting.push({
      task: { ...work, id: ++lastId },
      broken: false,
      answer,
    })
    next()
  })
}

/**
 * Id of the current picture process; undefined while there is none.
 *
 * @internal A test watches its memory.
 */
export function pictureProcessId(): number | undefined {
  return worker?.pid
}

/** Ends the process; a later task starts a new one. */
export function endPictureProcess(): void {
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
  idle = setTimeout(endPictureProcess, IDLE_MS).unref()
}

/** Tasks that were running during a crash run alone. */
function mayStart({ broken }: Waiting): boolean {
  const alone = broken || [...running.values()].some((one) => one.broken)

  return running.size < (alone ? 1 : AT_ONCE)
}

function start(one: Waiting): void {
  worker ??= startWorker()
  const child = worker
  child.ref()
  child.channel?.ref()
  const deadline = setTimeout(() => {
    finish({ id: one.task.id, failure: `took longer than ${DEADLINE_MS} ms` })
    child.kill('SIGKILL')
  }, DEADLINE_MS)
  running.set(one.task.id, { ...one, deadline })
  // If the process has just ended, its exit handler takes care of the task.
  child.send(one.task, () => undefined)
}

function finish(answer: PictureAnswer): void {
  const one = running.get(answer.id)
  if (!one) return
  clearTimeout(one.deadline)
  running.delete(answer.id)
  one.answer(answer)
}

function startWorker(): ChildProcess {
  const child = fork(WORKER, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  })
  child.on('message', (answer: PictureAnswer) => {
    finish(answer)
    next()
  })
  child.on('exit', () => {
    if (worker !== child) return
    worker = undefined
    for (const { task, broken, answer, deadline } of [...running.values()].reverse()) {
      clearTimeout(deadline)
      if (broken) answer({ id: task.id, failure: 'the process that makes pictures broke' })
      else waiting.unshift({ task, broken: true, answer })
    }
    running.clear()
    next()
  })
  return child
}

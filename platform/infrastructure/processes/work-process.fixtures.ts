import { serveWork } from './serve-work.ts'

export type TestWork = { kind: 'answer' | 'throw' | 'crash' | 'fill' }

/** In bytes; more than a process has that has just begun. */
const MAX_MEMORY = 200_000_000

const filled: Buffer[] = []

serveWork(MAX_MEMORY, perform)

async function perform({ kind }: TestWork): Promise<number> {
  if (kind === 'throw') throw new Error('This task can’t be done.')
  if (kind === 'crash') process.kill(process.pid, 'SIGKILL')
  if (kind === 'fill') filled.push(Buffer.alloc(MAX_MEMORY, 1))
  // Longer than the interval in which the process checks its memory, which ends it.
  if (kind === 'fill' || kind === 'crash') await new Promise(() => undefined)

  return process.pid
}

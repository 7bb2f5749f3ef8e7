import { readFile } from 'node:fs/promises'

/** `/proc` counts in hundredths of a second, on every Linux that Node runs on. */
const TICK_MS = 10

/**
 * Processor time of a process since its start, in milliseconds, with that of its children, alive or ended; 0 if the
 * system does not report it.
 */
export async function processorTime(pid: number): Promise<number> {
  const times = await Promise.all((await withChildren(pid)).map(ownTime))

  return times.reduce((sum, each) => sum + each, 0)
}

/** A process and the children that it has now. */
export async function withChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')

  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/**
 * Processor time of this process and of its children that have ended, in milliseconds: of a generator that ran
 * meanwhile.
 */
export function generatorTime(): Promise<number> {
  return ownTime(process.pid)
}

/** Processor time of all cores since the machine's start, in milliseconds: in all, used by programs, and stolen. */
export async function machineTime(): Promise<{ total: number; used: number; stolen: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '')
  const ticks = (text.split('\n', 1)[0] ?? '').split(/\s+/).slice(1, 9).map(Number)
  const [user = 0, nice = 0, system = 0, , , , , stolen = 0] = ticks
  const total = ticks.reduce((sum, each) => sum + each, 0)

  return { total: total * TICK_MS, used: (user + nice + system) * TICK_MS, stolen: stolen * TICK_MS }
}

/** The process, and its children that have ended. */
async function ownTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the command's name, which may contain anything: utime, stime, cutime and cstime are the 12th to 15th values.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return ticks.reduce((sum, each) => sum + Number(each), 0) * TICK_MS
}

import { loadavg } from 'node:os'
import { generatorTime, machineTime, processorTime } from './processor-time.ts'

/** From these shares of the machine's processor time on, other work and the host disturb the measurement. */
const [OTHERS_LIMIT, STOLEN_LIMIT] = [0.03, 0.02]

/** How busy the machine was with other things during a measurement: shares of all its processor time. */
export type MachineLoad = { loadBefore: number; others: number; stolen: number; quiet: boolean }

/**
 * Begins to watch the machine, on which the processes `pids` and this one belong to the measurement. Call what it
 * returns at the end, while these processes still run.
 */
export async function watchMachine(pids: readonly number[]): Promise<() => Promise<MachineLoad>> {
  const loadBefore = loadavg()[0] ?? 0
  const before = await state()

  return async () => {
    const after = await state()
    const total = Math.max(1, after.total - before.total)
    const others = Math.max(0, after.used - before.used - (after.own - before.own)) / total
    const stolen = (after.stolen - before.stolen) / total

    return { loadBefore, others, stolen, quiet: others <= OTHERS_LIMIT && stolen <= STOLEN_LIMIT }
  }

  async function state() {
    const own = await Promise.all([...pids.map(processorTime), generatorTime()])

    return { ...(await machineTime()), own: own.reduce((sum, each) => sum + each, 0) }
  }
}

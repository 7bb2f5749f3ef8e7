import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Cores of the shop and its database, and of the generator, as `taskset` reads them. */
export type Cores = { server: string; generator: string }

/** Cores for a shop that is one process. */
export const CORES = coresFor(1)

/**
 * The shop's processes and its database share as many cores as there are processes, and the generator has the others,
 * so that neither slows down the other. Null if the machine has too few, or can't assign them.
 */
export function coresFor(processes: number): Cores | null {
  const count = availableParallelism()
  if (count <= processes || spawnSync('taskset', ['-V']).status !== 0) return null

  return { server: range(0, processes - 1), generator: range(processes, count - 1) }
}

/** Command and flags that run a program on these cores. */
export function onCores(cores: string | undefined, command: string): [string, ...string[]] {
  return cores === undefined ? [command] : ['taskset', '-c', cores, command]
}

/** Moves this process to these cores; its later children start there, too. */
export function moveTo(cores: string | undefined): void {
  if (cores !== undefined) spawnSync('taskset', ['-acp', cores, String(process.pid)])
}

function range(first: number, last: number): string {
  return first === last ? String(first) : `${first}-${last}`
}

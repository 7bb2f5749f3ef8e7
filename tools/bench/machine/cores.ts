import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * The shop and its database share a core, and the generator has the others, so that neither slows down the other. Null
 * if the machine has only one, or can't assign them.
 */
export const CORES = assignableCores()

/** Command and flags that run a program on these cores. */
export function onCores(cores: string | undefined, command: string): [string, ...string[]] {
  return cores === undefined ? [command] : ['taskset', '-c', cores, command]
}

/** Moves this process to these cores; its later children start there, too. */
export function moveTo(cores: string | undefined): void {
  if (cores !== undefined) spawnSync('taskset', ['-acp', cores, String(process.pid)])
}

function assignableCores(): { server: string; generator: string } | null {
  const count = availableParallelism()
  if (count < 2 || spawnSync('taskset', ['-V']).status !== 0) return null

  return { server: '0', generator: count === 2 ? '1' : `1-${count - 1}` }
}

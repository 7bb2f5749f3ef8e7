/**
 * Published when a job waits to be run, or will in so many seconds, so that it need not wait until the next look at its queue.
 */
export function wakeTag(name: string, seconds = 0): string {
  return seconds > 0 ? `tarefa:${name}+${seconds}` : `tarefa:${name}`
}

/** The job that such a tag is about, and in how many seconds it may run; null for all other tags. */
export function readWakeTag(tag: string): { name: string; seconds: number } | null {
  const [, name, seconds = '0'] = /^tarefa:([^+]+)(?:\+(\d+))?$/.exec(tag) ?? []

  return name === undefined ? null : { name, seconds: Number(seconds) }
}

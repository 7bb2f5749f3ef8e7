/** Published when a job waits to be run, so that it need not wait until the next look at its queue. */
export function wakeTag(name: string): string {
  return `tarefa:${name}`
}

/** Aborted when somebody wants the command to end: it undoes what it has begun, where it would else just be gone. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => controller.abort())

  return controller.signal
}

/** Aborted when the user interrupts the command, which then undoes its unfinished work instead of dying. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => controller.abort())

  return controller.signal
}

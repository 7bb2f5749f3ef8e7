import { setTimeout as sleep } from 'node:timers/promises'
import { failureText } from './failure-text.ts'
import { AlreadyReported, StartFailure } from './start-failure.ts'
import { createStop, type Stop } from './stop.ts'

/** One Ctrl-C can arrive twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000

/** If a step of the opening takes longer, shutdown does not wait for it. */
const OPENING_STEP_MS = 10_000

export type Opening = {
  stop: Stop
  /** Aborted when the process is to end, even before it is open. */
  signal: AbortSignal
  /** Called when something breaks that the process can't run without. */
  fail: (error: unknown) => void
}

/**
 * Runs this process from start to exit. `open` opens it and returns how long it must still serve after it was asked to
 * end; `subscribe` says who may ask. Never returns: the process exits with 0 if it ended in order, else with 1.
 */
export function live(
  open: (opening: Opening) => Promise<{ drainMs: number }>,
  subscribe: (end: () => void) => void,
): void {
  const stop = createStop(print)
  const ending = new AbortController()
  let endedAt = 0
  let failed = false

  // If the process ends for lack of pending work, without a signal, supervisors must see a failure.
  process.exitCode = 1

  const opening = open({ stop, signal: ending.signal, fail })

  opening.catch((error) => {
    if (!ending.signal.aborted) fail(error)
  })
  subscribe(end)
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  /**
   * Shuts down in order. While the shop is still opening, the running step is finished first. A second signal exits at
   * once.
   */
  function end() {
    if (ending.signal.aborted) {
      if (performance.now() - endedAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    endedAt = performance.now()
    ending.abort()
    void Promise.race([opening, sleep(OPENING_STEP_MS)])
      // Not ready any more, but still serving: load balancers need a moment to notice.
      .then((opened) => sleep(opened?.drainMs ?? 0))
      .catch(() => undefined)
      .then(close)
  }

  /** Reports an unrecoverable error, cleans up and exits; a supervisor may start the shop again. */
  function fail(error: unknown) {
    if (failed) return
    failed = true
    print(error)
    ending.abort()
    void close()
  }

  async function close() {
    const inTime = await stop.now()
    if (!inTime) print(new StartFailure('A loja não fechou a tempo; o que faltava foi deixado como estava.'))
    process.exit(failed || !inTime ? 1 : 0)
  }
}

function print(error: unknown) {
  if (error instanceof AlreadyReported) return
  process.stderr.write(`${failureText(error)}\n`)
}

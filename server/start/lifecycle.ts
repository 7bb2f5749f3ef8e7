import { setTimeout as sleep } from 'node:timers/promises'
import { failureText } from './failure-text.ts'
import { openShop } from './open-shop.ts'
import { StartFailure } from './start-failure.ts'
import { createStop } from './stop.ts'

/** One Ctrl-C can arrive twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000

/** If a step of the opening takes longer, shutdown does not wait for it. */
const OPENING_STEP_MS = 10_000

const stop = createStop(print)
const ending = new AbortController()
let endedAt = 0
let failed = false

// If the process ends for lack of pending work, without a signal, supervisors must see a failure.
process.exitCode = 1

const opening = openShop({ stop, signal: ending.signal, development: process.argv.includes('--dev'), fail })

opening.catch((error) => {
  if (!ending.signal.aborted) fail(error)
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
// `start.mjs` was killed: nobody would ever stop this process.
process.on('disconnect', end)
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

function print(error: unknown) {
  process.stderr.write(`${failureText(error)}\n`)
}

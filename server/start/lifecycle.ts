import { setTimeout as sleep } from 'node:timers/promises'
import { failureText } from './failure-text.ts'
import { openShop } from './open-shop.ts'
import { StartFailure } from './start-failure.ts'
import { createStop } from './stop.ts'

/** One Ctrl-C can arrive twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000

/** A step of opening that takes longer is not waited for when the shop is to end. */
const OPENING_STEP_MS = 10_000

const stop = createStop(tell)
const ending = new AbortController()
let endedAt = 0
let failed = false

// Should nothing be left to wait for without anybody having asked for the end, supervisors have to see a failure.
process.exitCode = 1

const opening = openShop({ stop, signal: ending.signal, development: process.argv.includes('--dev'), fail })

opening.catch((error) => {
  if (!ending.signal.aborted) fail(error)
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
// `start.mjs` is gone without having said so: nobody would ever stop this process.
process.on('disconnect', end)
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

/** The orderly end. While the shop is still opening, the step under way is finished first. A second signal ends at once. */
function end() {
  if (ending.signal.aborted) {
    if (performance.now() - endedAt > SAME_SIGNAL_MS) process.exit(1)
    return
  }
  endedAt = performance.now()
  ending.abort()
  void Promise.race([opening, sleep(OPENING_STEP_MS)])
    // Ready no more, but still serving: whoever balances needs a moment to learn of it.
    .then((opened) => sleep(opened?.drainMs ?? 0))
    .catch(() => undefined)
    .then(close)
}

/** What can't be mended here: said, cleaned up after, and left to whoever starts the shop again. */
function fail(error: unknown) {
  if (failed) return
  failed = true
  tell(error)
  ending.abort()
  void close()
}

async function close() {
  const inTime = await stop.now()
  if (!inTime) tell(new StartFailure('A loja não fechou a tempo; o que faltava foi deixado como estava.'))
  process.exit(failed || !inTime ? 1 : 0)
}

function tell(error: unknown) {
  process.stderr.write(`${failureText(error)}\n`)
}

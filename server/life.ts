import { inspect } from 'node:util'
import { openShop } from './open-shop.ts'
import { StartFailure } from './start-failure.ts'
import { createStop } from './stop.ts'

/** One Ctrl-C can arrive twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000

const stop = createStop(tell)
const ending = new AbortController()
let endedAt = 0

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
  opening
    .catch(() => undefined)
    .then(stop.now)
    .then(() => process.exit(0))
}

/** What can't be mended here: said, cleaned up after, and left to whoever starts the shop again. */
function fail(error: unknown) {
  if (ending.signal.aborted && endedAt === 0) return
  tell(error)
  ending.abort()
  void stop.now().then(() => process.exit(1))
}

function tell(error: unknown) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : inspect(error)}\n`)
}

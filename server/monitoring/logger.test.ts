import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const LOGGER = new URL('./logger.ts', import.meta.url).href

/** Logs more than a pipe takes, waits until that has been tried, and ends. */
const SCRIPT = `
  import { setTimeout as sleep } from 'node:timers/promises'
  const { createLogger } = await import('${LOGGER}')
  const { logger, flush } = createLogger('info')
  for (let n = 0; n < 20_000; n++) logger.info({ texto: 'x'.repeat(500) }, 'a line')
  await sleep(500)
  flush()
  process.exit(0)
`

test('a process whose log nobody reads ends in order', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))

  expect(await once(child, 'exit')).toEqual([0, null])
})

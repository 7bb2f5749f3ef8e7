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

/** Logs more than fits, sends a message, and ends when it gets one. */
const WATCHED = `
  const { createLogger } = await import('${LOGGER}')
  const { logger, flush } = createLogger('info')
  for (let n = 0; n < 20_000; n++) logger.info({ texto: 'x'.repeat(500) }, 'a line')
  process.send('logged')
  process.once('message', () => {
    flush()
    process.exit(0)
  })
`

test('a reader who was away reads how many lines were dropped, once', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WATCHED], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  let text = ''
  const reported = Promise.withResolvers<void>()
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (text.endsWith('\n') && text.slice(-1_000).includes('were dropped')) reported.resolve()
  })
  await reported.promise
  child.send('end')
  await once(child, 'close')
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const reports = lines.filter(({ msg }) => msg !== 'a line')

  expect(reports).toMatchObject([{ level: 40, msg: 'Log lines were dropped while nobody read them.' }])
  expect(reports[0].lines).toBeGreaterThan(0)
  expect(lines.length - 1 + reports[0].lines).toBe(20_000)
})

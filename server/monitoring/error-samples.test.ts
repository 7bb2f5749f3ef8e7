import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sampleErrors } from './error-samples.ts'

test('writes a few lines a minute of the same error, and later how many were left out', () => {
  const { logger, lines, pass } = sampled()
  for (let n = 0; n < 100; n++) logger.error({ err: refused(n), path: `/p${n}` }, 'a page failed')
  expect(lines()).toHaveLength(5)

  pass(60_000)
  logger.error({ err: refused(0), path: '/p' }, 'a page failed')
  expect(lines()).toHaveLength(6)
  expect(lines()[5]).toMatchObject({ msg: 'a page failed', repeated: 95 })
})

test('writes every line with another error, another message, or no error', () => {
  const { logger, lines } = sampled()
  for (let n = 0; n < 10; n++) {
    logger.error({ err: refused(n) }, 'a page failed')
    logger.error({ err: refused(n) }, 'a job failed')
    logger.error({ err: new Error('another') }, 'a page failed')
    logger.info({ path: '/' }, 'request')
  }

  expect(lines()).toHaveLength(5 + 5 + 5 + 10)
})

function refused(n: number) {
  return new Error(`Failed query ${n}`, {
    cause: Object.assign(new Error(`connect 127.0.0.1:${n}`), { code: 'ECONNREFUSED' }),
  })
}

function sampled() {
  const written: string[] = []
  let clock = 0
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  const logger = pino({ hooks: { logMethod: sampleErrors(() => clock) } }, destination)

  return {
    logger,
    lines: () => written.map((line) => JSON.parse(line)),
    pass(ms: number) {
      clock += ms
    },
  }
}

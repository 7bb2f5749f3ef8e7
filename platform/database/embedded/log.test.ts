import { mkdtempSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openLog } from './log.ts'

const folder = mkdtempSync(join(tmpdir(), 'lira-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('rotates a log that has grown too long', () => {
  const file = join(folder, 'postgresql.log')
  writeFileSync(file, 'x'.repeat(5 * 1024 * 1024))
  const log = openLog(file)
  writeSync(log.fd, 'começo')
  log.close()

  expect(statSync(file).size).toBe(Buffer.byteLength('começo'))
  expect(statSync(`${file}.1`).size).toBe(5 * 1024 * 1024)
})

test('appends to a short log', () => {
  const file = join(folder, 'curto.log')
  writeFileSync(file, 'antes ')
  const log = openLog(file)
  writeSync(log.fd, 'depois')
  log.close()

  expect(statSync(file).size).toBe('antes depois'.length)
})

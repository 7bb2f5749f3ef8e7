import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { type CopyReport, copyFiles } from './copy-files.ts'
import { localStorage } from './local.ts'
import type { Storage } from './port.ts'
import { s3Storage } from './s3.ts'

const SMALL = Array.from({ length: 20 }, (_, n) => `originais/a${n % 7}/a${n}`)
// Sent in parts, so that the store knows no hash of it.
const LARGE = 'arquivos/manual.pdf'

let store: Awaited<ReturnType<typeof startS3>>
let [from, to]: [Storage, Storage] = [localStorage(''), localStorage('')]
beforeEach(async () => {
  store = await startS3()
  from = localStorage(mkdtempSync(join(tmpdir(), 'lira-mudanca-')))
  to = s3Storage(store.settings, 'fotos')
  for (const key of SMALL) await from.write(key, Buffer.from(`bytes of ${key}`))
  await from.write(LARGE, randomBytes(9_000_000))
})
afterEach(() => store.close())

test('copies every file with its bytes, and leaves the originals', async () => {
  expect(await copied()).toMatchObject({ copied: 21, present: 0, failed: [] })

  expect(store.objects.size).toBe(21)
  for (const key of [...SMALL, LARGE])
    expect(Buffer.compare((await to.read(key))!, (await from.read(key))!), key).toBe(0)
})

test('a second run sends nothing again but what changed or is missing', async () => {
  await copied()
  await from.write('arquivos/novo.pdf', Buffer.from('novo'))
  await to.remove(LARGE)
  // The same size, other bytes.
  await to.write('originais/a1/a1', Buffer.from('other of originais/a1/a1'))

  expect(await copied()).toMatchObject({ copied: 3, present: 19, failed: [] })
  expect(String(Buffer.from((await to.read('originais/a1/a1'))!))).toBe('bytes of originais/a1/a1')
})

test('goes on after an interruption', async () => {
  const stop = new AbortController()
  const first = await copied((report) => report.copied > 9 && stop.abort(), stop.signal)
  expect(first.copied).toBeGreaterThan(9)
  expect(first.copied).toBeLessThan(21)

  expect(await copied()).toMatchObject({ copied: 21 - first.copied, present: first.copied })
})

test('reports what the store refuses, and copies the rest', async () => {
  store.fail(403, 2)
  const report = await copied()

  expect(report.failed).toHaveLength(2)
  expect(report.failed[0]?.reason).toContain('403')
  expect(report.copied).toBe(19)
})

test('a damaged copy is a failure', async () => {
  const damaging: Storage = {
    ...to,
    writeStream: async (key, content) => {
      for await (const _ of content);
      await to.write(key, Buffer.from('outra coisa'))
    },
  }

  expect((await copied(undefined, undefined, damaging)).failed).toHaveLength(21)
})

function copied(
  onProgress: (report: CopyReport) => void = () => undefined,
  signal = new AbortController().signal,
  target = to,
) {
  return copyFiles({ from, to: target, signal, onProgress })
}

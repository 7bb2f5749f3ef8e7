import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportDetail } from '#contract/panel/transfers.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { s3Storage } from '#platform/infrastructure/storage/s3.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { transfersJobs } from '../jobs.ts'
import { purgeTransfers } from '../purge.ts'

const IN_TWO_DAYS = new Date(Date.now() + 2 * DAY_MS)

let database: TestDatabase
let store: Awaited<ReturnType<typeof startS3>>
let areas = 0
beforeAll(async () => {
  database = await testDatabase()
  store = await startS3()
})
afterAll(() => Promise.all([database.close(), store.close()]))
beforeEach(() => emptyTables(database.pool, 'importacoes', 'pgboss.job'))

const STORAGES = [
  { name: 'a folder', open: () => localStorage(mkdtempSync(join(tmpdir(), 'lira-transferencias-'))) },
  { name: 'a bucket', open: () => s3Storage(store.settings, `importacoes-${++areas}`) },
]

describe.each(STORAGES)('an uploaded file in $name', ({ open }) => {
  let files: Storage
  beforeEach(() => {
    files = open()
  })

  test('waits under a random name, and is removed when it was read', async () => {
    const id = await uploaded(files)
    expect(await namesIn(files)).toEqual([
      expect.stringMatching(/^importacoes\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    ])
    await run(files)

    expect(await detail(id)).toMatchObject({ situacao: 'lida', linhas: 1 })
    expect(await namesIn(files)).toEqual([])
  })

  test('is read when the storage answers again', async () => {
    const id = await uploaded(files)
    await run({ ...files, read: () => Promise.reject(new Error('away')) })
    expect((await detail(id)).situacao).toBe('lendo')
    await run(files)

    expect((await detail(id)).situacao).toBe('lida')
  })

  test('that is gone is refused with a sentence', async () => {
    const id = await uploaded(files)
    for (const name of await namesIn(files)) await files.remove(name)
    await run(files)

    expect(await detail(id)).toMatchObject({
      situacao: 'recusada',
      erro: 'O arquivo não está mais guardado. Envie-o de novo.',
    })
  })

  test('of an import that is cancelled before is removed', async () => {
    const id = await uploaded(files)
    const { status } = await testAdminApi(database.db)('POST', `/imports/${id}/cancellation`, {
      papel: 'gerente',
    })
    expect(status).toBe(200)
    await run(files)

    expect(await namesIn(files)).toEqual([])
  })

  test('that still waits outlasts the night, and one that no import names does not', async () => {
    const id = await uploaded(files)
    await files.write('importacoes/de-ninguem', Buffer.from('SKU'))
    await purgeTransfers({ db: database.db, transferFiles: files, now: new Date() })
    expect(await namesIn(files)).toHaveLength(2)
    await purgeTransfers({ db: database.db, transferFiles: files, now: IN_TWO_DAYS })

    expect(await namesIn(files)).not.toContain('importacoes/de-ninguem')
    await run(files)
    expect((await detail(id)).situacao).toBe('lida')
  })

  test('that the storage refuses begins no import', async () => {
    const refusing = { ...files, write: () => Promise.reject(new Error('full')) }
    expect((await send(refusing)).status).toBe(500)

    const { rows } = await database.pool.query('select count(*)::int as total from importacoes')
    expect(rows).toEqual([{ total: 0 }])
  })
})

function send(files: Storage) {
  const form = new FormData()
  form.set('tipo', 'precos')
  form.set('arquivo', new File(['sku;preço\nV-1;89,90\n'], 'precos.csv'))

  return testAdminApi<ImportDetail>(database.db)('POST', '/imports', {
    papel: 'gerente',
    form,
    context: { transferFiles: files },
  })
}

async function uploaded(files: Storage): Promise<string> {
  const { status, body } = await send(files)
  expect(status).toBe(200)

  return body.id
}

async function run(files: Storage) {
  const context = testContext(database.db, { transferFiles: files })
  while ((await runWaitingJobs(transfersJobs, context, openMailbox())) > 0);
}

async function detail(id: string) {
  return (await testAdminApi<ImportDetail>(database.db)('GET', `/imports/${id}`, { papel: 'gerente' })).body
}

async function namesIn(files: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const name of files.list()) names.push(name)

  return names
}

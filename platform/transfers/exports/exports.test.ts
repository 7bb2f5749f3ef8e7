import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ExportSummary } from '#contract/panel/transfers.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { openStorage } from '#platform/infrastructure/storage/open-storage.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { purgeUnused } from '#platform/infrastructure/storage/purge-unused.ts'
import { s3Storage } from '#platform/infrastructure/storage/s3.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { xlsxLines } from '../files/xlsx-lines.ts'
import { transfersJobs } from '../jobs.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { purgeTransfers } from '../purge.ts'
import { exportFile } from './exports.ts'

const IN_TWO_DAYS = new Date(Date.now() + 2 * DAY_MS)

let database: TestDatabase
let store: Awaited<ReturnType<typeof startS3>>
let areas = 0
beforeAll(async () => {
  database = await testDatabase()
  store = await startS3()
})
afterAll(() => Promise.all([database.close(), store.close()]))
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'exportacoes',
    'produtos',
    'skus',
    'enderecos',
    'categorias',
    'originais',
    'clientes',
    'pgboss.job',
  )
  await prepareFixtures(database.db)
  await save('violino', 'V-1')
  await save('viola', 'V-2')
})

const STORAGES = [
  { name: 'a folder', open: () => localStorage(newFolder()) },
  { name: 'a bucket', open: () => s3Storage(store.settings, `area-${++areas}`) },
]

describe.each(STORAGES)('an export in $name', ({ open }) => {
  let files: Storage
  beforeEach(() => {
    files = open()
  })

  test('is one file with a name that nobody can guess, which no browser stores', async () => {
    const { id } = await exported(files)
    const { status, headers, body } = await download(files, id)

    expect([status, body]).toEqual([200, 'SKU;Produto;Estoque\r\nV-1;violino;5\r\nV-2;viola;5\r\n'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/; filename="estoque-[\d-]+\.csv"/)
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(`\uFEFF${body}`)))
    const [name, ...others] = await namesIn(files)
    expect(others).toEqual([])
    expect(name).toMatch(/^exportacoes\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(name).not.toContain(id)
  })

  test('has the pieces of all its runs, as CSV and as workbook', async () => {
    for (const formato of ['csv', 'xlsx'] as const) {
      const { id } = await started(files, 'estoque', formato)
      await pretendEarlierRun(files, id)
      await run(files)
      const file = await exportFile(await staffContext(database.db, 'catalogo', { transferFiles: files }), {
        id,
      })
      const bytes = Buffer.from(await new Response(file.stream()).arrayBuffer())

      expect(bytes.length).toBe(file.size)
      if (formato === 'csv')
        expect(String(bytes)).toBe('\uFEFFSKU;Produto;Estoque\r\nV-1;violino;5\r\nV-2;viola;5\r\n')
      else
        expect((await xlsxLines(bytes)).map(({ celulas }) => celulas)).toEqual([
          ['SKU', 'Produto', 'Estoque'],
          ['V-1', 'violino', '5'],
          ['V-2', 'viola', '5'],
        ])
    }
    // Two pieces of the CSV, and the workbook in place of its own two.
    expect(await namesIn(files)).toHaveLength(3)
    expect(await namesIn(files)).toEqual(await namesInRows())
  })

  test('is refused to whoever may not have it', async () => {
    await loggedIn(database.db)
    const { id } = await exported(files, 'clientes')

    expect((await testAdminApi(database.db)('GET', `/exports/${id}/file`)).status).toBe(401)
    expect((await download(files, id, 'catalogo')).status).toBe(403)
    expect((await download(files, id, 'expedicao')).status).toBe(403)
    expect((await download(files, id, 'financeiro')).status).toBe(200)
    expect((await download(files, randomUUID(), 'financeiro')).status).toBe(404)
  })

  test('whose file is gone is refused with a sentence, and no download is recorded', async () => {
    const { id } = await exported(files, 'clientes')
    for (const name of await namesIn(files)) await files.remove(name)
    const { status, body } = await download(files, id, 'financeiro')

    expect([status, body]).toEqual([
      404,
      expect.objectContaining({
        code: 'CadastroInexistente',
        mensagens: [
          {
            mensagem: 'O arquivo desta exportação não está mais guardado. Exporte de novo.',
            tipo: 'erro',
          },
        ],
      }),
    ])
    expect(await actionsOn(id)).toEqual(['exportacao.pedida'])
  })

  test('whose earlier piece is gone does not become a workbook', async () => {
    const { id } = await started(files, 'estoque', 'xlsx')
    await pretendEarlierRun(files, id)
    for (const name of await namesIn(files)) await files.remove(name)
    await run(files)

    expect(await situationOf(id)).toBe('falhou')
    expect(await namesIn(files)).toEqual([])
  })

  test('is deleted a day later with its file, and others stay', async () => {
    const old = await exported(files)
    const other = await exported(files)
    await database.pool.query(
      `update exportacoes set criada_em = now() - interval '25 hours' where id = $1`,
      [old.id],
    )
    await purge(files)

    expect((await download(files, old.id)).status).toBe(404)
    expect((await download(files, other.id)).status).toBe(200)
    expect(await namesIn(files)).toHaveLength(1)
  })

  test('with customers is deleted with its file when one of them is erased', async () => {
    const { id } = await exported(files, 'clientes')
    const { id: other } = await exported(files)
    await database.db.transaction((tx) => erasePerson(tx, { email: 'ana@exemplo.com.br', documento: null }))
    await run(files)

    expect((await download(files, id, 'financeiro')).status).toBe(404)
    expect((await download(files, other)).status).toBe(200)
    expect(await namesIn(files)).toHaveLength(1)
  })

  test('that two nodes write at the same time is whole, and leaves no other file', async () => {
    const { id } = await started(files)
    await Promise.all([run(files), run(files)])

    expect((await download(files, id)).body).toContain('V-2;viola;5')
    expect(await namesIn(files)).toEqual(await namesInRows())
    expect(await namesIn(files)).toHaveLength(1)
  })

  test('goes on after its node was killed, and what that left is removed a day later', async () => {
    const { id } = await started(files)
    const killed: Storage = {
      ...files,
      // The piece is written, and nobody hears of it.
      writeStream: async (name, content) => {
        await files.writeStream(name, content)
        throw new Error('killed')
      },
    }
    await run(killed)
    expect(await situationOf(id)).toBe('fazendo')
    await run(files)
    await purgeUnused({ db: database.db, now: IN_TWO_DAYS })
    await purge(files)

    expect((await download(files, id)).body).toContain('V-2;viola;5')
    expect(await namesIn(files)).toHaveLength(2)
    await purge(files, IN_TWO_DAYS)
    expect(await namesIn(files)).toEqual(await namesInRows())
    expect((await download(files, id)).status).toBe(200)
  })

  test('is read a page at a time, each when the storage has taken the one before', async () => {
    const { id } = await started(files)
    await run({
      ...files,
      writeStream: (name, content) => files.writeStream(name, addingAfterFirstPage(content)),
    })

    // Whatever is read in advance lacks the product that came in between.
    expect((await download(files, id)).body).toContain('V-3;cavaquinho;5')
  })

  test('is sent a piece at a time, and closed when its reader leaves', async () => {
    const { id } = await started(files)
    await pretendEarlierRun(files, id)
    await run(files)
    const opened: { name: string; isClosed: () => boolean }[] = []
    const watched: Storage = {
      ...files,
      readStream: async (name) => {
        const file = await files.readStream(name)
        opened.push({ name, isClosed: () => file?.content.destroyed ?? false })
        return file
      },
    }
    const context = await staffContext(database.db, 'catalogo', { transferFiles: watched })
    const reader = (await exportFile(context, { id })).stream().getReader()
    expect(opened).toHaveLength(0)
    expect(String(Buffer.from((await reader.read()).value!))).toContain('SKU;Produto;Estoque')
    expect(opened).toHaveLength(1)
    await reader.cancel()

    expect(opened.map(({ isClosed }) => isClosed())).toEqual([true])
  })
})

test('a file that a killed process left unfinished is removed a day later, one that is being written is not', async () => {
  const folder = newFolder()
  const files = localStorage(folder)
  await files.write('exportacoes/inteiro', Buffer.from('a'))
  const leftovers = [randomUUID(), randomUUID()].map((id) => join(folder, 'exportacoes', `um.${id}`))
  for (const path of leftovers) await writeFile(path, 'meio')
  const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS)
  await utimes(leftovers[0]!, twoDaysAgo, twoDaysAgo)
  await files.removeUnfinished(new Date(Date.now() - DAY_MS))

  const left = (await readdir(join(folder, 'exportacoes'))).sort()
  expect(left.map((name) => join(folder, 'exportacoes', name))).toEqual(
    [join(folder, 'exportacoes', 'inteiro'), leftovers[1]].sort(),
  )
})

test('only the shop’s user reads files of exports in a folder', async () => {
  const folder = newFolder()
  await exported(await openStorage({ folder }, 'transferencias'))
  const [name = ''] = await readdir(join(folder, 'transferencias', 'exportacoes'))

  expect((await stat(join(folder, 'transferencias', 'exportacoes', name))).mode & 0o777).toBe(0o600)
})

type Kind = ExportSummary['tipo']
type Format = ExportSummary['formato']

/** Asks for an export, which no job has begun. */
async function started(files: Storage, tipo: Kind = 'estoque', formato: Format = 'csv') {
  const isPersonal = tipo === 'clientes'
  const { status, body } = await testAdminApi<ExportSummary>(database.db)(
    'POST',
    isPersonal ? '/exports/personal' : '/exports',
    {
      papel: isPersonal ? 'financeiro' : 'catalogo',
      body: { tipo, formato },
      context: { transferFiles: files },
    },
  )
  expect(status).toBe(200)
  // The purge goes by the database's clock, the request by that of the tests.
  await database.pool.query('update exportacoes set criada_em = now() where id = $1', [body.id])

  return body
}

async function exported(files: Storage, tipo?: Kind, formato?: Format) {
  const summary = await started(files, tipo, formato)
  await run(files)

  return summary
}

async function run(files: Storage) {
  const context = testContext(database.db, { transferFiles: files })
  while ((await runWaitingJobs(transfersJobs, context, openMailbox())) > 0);
}

async function purge(files: Storage, now = new Date()) {
  await purgeTransfers({ db: database.db, transferFiles: files, now })
  await run(files)
}

function download(files: Storage, id: string, papel: 'catalogo' | 'expedicao' | 'financeiro' = 'catalogo') {
  return testAdminApi<string>(database.db)('GET', `/exports/${id}/file`, {
    papel,
    context: { transferFiles: files },
  })
}

/** As if a run had written the header and the first line, and its node then stopped. */
async function pretendEarlierRun(files: Storage, id: string) {
  const piece = Buffer.from('\uFEFFSKU;Produto;Estoque\r\nV-1;violino;5\r\n')
  const name = `exportacoes/${randomUUID()}`
  await files.write(name, piece)
  await database.pool.query('insert into exportacoes_arquivos values ($1, 0, $2, $3)', [
    id,
    name,
    piece.length,
  ])
  await database.pool.query(
    `update exportacoes set linhas = 1, depois = (select id from skus where sku = 'V-1') where id = $1`,
    [id],
  )
}

async function* addingAfterFirstPage(content: AsyncIterable<Uint8Array>) {
  let pieces = 0
  for await (const bytes of content) {
    yield bytes
    // The header is the piece before it.
    if (pieces++ === 1) await save('cavaquinho', 'V-3')
  }
}

async function namesIn(files: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const name of files.list()) names.push(name)

  return names.sort()
}

async function namesInRows(): Promise<string[]> {
  const { rows } = await database.pool.query('select arquivo from exportacoes_arquivos order by arquivo')

  return rows.map(({ arquivo }) => arquivo)
}

async function situationOf(id: string): Promise<string> {
  return (await database.pool.query('select situacao from exportacoes where id = $1', [id])).rows[0].situacao
}

async function actionsOn(id: string): Promise<string[]> {
  const { rows } = await database.pool.query('select acao from auditoria where alvo_id = $1 order by id', [
    id,
  ])

  return rows.map(({ acao }) => acao)
}

function save(slug: string, sku: string) {
  return saveProduct(database, sampleProduct(slug, { nome: slug, skus: [sampleSku(sku, { estoque: 5 })] }))
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lira-transferencias-'))
}

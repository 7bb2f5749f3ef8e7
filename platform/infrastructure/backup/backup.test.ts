import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { listMigrations } from '#platform/database/migrate.ts'
import { runChecks } from '#platform/infrastructure/doctor/run-checks.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { s3Storage } from '#platform/infrastructure/storage/s3.ts'
import { ORDER_MAIL } from '#platform/orders/mail/order-mail.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { databaseAt, TEMPLATE } from '#tests/support/database.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { CHECKS } from '#tools/doctor/checks.ts'
import { originalKey } from '../storage/pictures/picture-keys.ts'
import { BackupFailure } from './format.ts'
import { restoreBackup } from './restore-backup.ts'
import { bareTables } from './schema.ts'
import type { Places } from './stored-files.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

const NOW = new Date('2026-11-22T03:00:00Z')
const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
const signal = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'lira-backup-'))
const path = join(folder, 'loja.tar.gz')
const source = target('source')

let shop: OrderShop
let hash: string
let known: string[]

beforeAll(async () => {
  shop = await openOrderShop()
  known = await listMigrations()
  hash = await saveOriginal(shop.db, source.files, PICTURE)
  await source.files.write(`derivadas/${hash.slice(0, 2)}/${hash}/96.webp`, PICTURE)
  await shop.place({ metodo: 'boleto' })
  const paid = await shop.place({ metodo: 'pix' })
  await shop.payAndSettle(paid.idPagamento)
  await shop.pool.query(`update pgboss.job set state = 'active' where name = $1`, [ORDER_MAIL.name])
  await backup(path)
})

afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

describe('a backup', () => {
  test('is readable by its owner only and leaves no partial file', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(existsSync(`${path}.part`)).toBe(false)
  })

  test('contains original pictures, and no derived sizes', async () => {
    const { end } = await verifyBackup(path, known)

    expect(end).toMatchObject({ arquivos: 1, bytesArquivos: PICTURE.length })
  })

  test('leaves no file if it is interrupted', async () => {
    const file = join(folder, 'cortada.tar.gz')
    const controller = new AbortController()
    controller.abort()

    await expect(backup(file, controller.signal)).rejects.toThrow()
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
  })
})

describe('a restored shop', () => {
  test('has every row of the original, and passes all doctor checks', async () => {
    const address = await emptyDatabase('linhas')
    const files = target('linhas')
    expect(await restore(address, files)).toEqual({ lostJobs: 0 })
    const { db, pool, close } = connect(address, 2)
    const { manifest } = await verifyBackup(path, known)
    const [there, here] = [
      await contents(pool, manifest.tabelas),
      await contents(shop.pool, manifest.tabelas),
    ]
    const findings = await runChecks(db, CHECKS)
    await close()

    expect(there).toEqual(here)
    expect(findings.map(({ check }) => check.name).filter((name) => name !== 'settings')).toEqual([])
    expect(Buffer.from((await files.files.read(originalKey(hash)))!)).toEqual(PICTURE)
  })

  test('has its pictures in a bucket, of which a backup has them again', async () => {
    const store = await startS3()
    const places = { files: s3Storage(store.settings, 'fotos'), own: target('balde').own }
    await restore(await emptyDatabase('balde'), places)
    expect([...store.objects.keys()]).toEqual([`fotos/${originalKey(hash)}`])
    await places.files.write(`derivadas/${hash.slice(0, 2)}/${hash}/96.webp`, PICTURE)

    const file = join(folder, 'balde.tar.gz')
    await writeBackup({ url: shop.url, path: file, version: '0', now: NOW, signal, ...places })
    await store.close()
    expect((await verifyBackup(file, known)).end).toMatchObject({
      arquivos: 1,
      bytesArquivos: PICTURE.length,
    })
  })

  test('resumes waiting and running jobs under their ids', async () => {
    const address = await emptyDatabase('tarefas')
    await restore(address, target('tarefas'))
    const query = `select id, name, data, state::text from pgboss.job where name = '${ORDER_MAIL.name}' order by id`
    const { pool, close } = connect(address, 1)
    const [there, here] = [await pool.query(query), await shop.pool.query(query)]
    await close()

    expect(here.rows.length).toBeGreaterThan(0)
    expect(there.rows).toEqual(here.rows.map((row) => ({ ...row, state: 'created' })))
  })

  test('has its triggers, keys and indexes', async () => {
    const address = await emptyDatabase('esquema')
    await restore(address, target('esquema'))
    const { pool, close } = connect(address, 1)
    const [there, here] = [await schemaOf(pool), await schemaOf(shop.pool)]
    await close()

    expect(there).toEqual(here)
  })

  test('continues the sequences, without repeating a number', async () => {
    const address = await emptyDatabase('numeros')
    await restore(address, target('numeros'))
    const { pool, close } = connect(address, 1)
    const query = `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`
    const [there, here] = [await pool.query(query), await shop.pool.query(query)]
    await close()

    expect(there.rows).toEqual(here.rows)
  })

  test('replaces an existing shop only with `replace`', async () => {
    const address = await emptyDatabase('ocupado')
    await restore(address, target('ocupado'))
    const { pool, close } = connect(address, 1)
    await pool.query('delete from pedidos_itens')
    await close()

    await expect(restore(address, target('ocupado'))).rejects.toThrow('não está vazio')
    await restore(address, target('ocupado'), { replace: true })
    const again = connect(address, 1)
    const { rowCount } = await again.pool.query('select from pedidos_itens')
    await again.close()
    expect(rowCount).toBe(2)
  })

  test('is not started while the database is in use', async () => {
    const address = await emptyDatabase('usado')
    const { pool, close } = connect(address, 1)
    await pool.query('select 1')

    await expect(restore(address, target('usado'))).rejects.toThrow('está em uso (1 conexão)')
    await close()
  })

  test('waits for connections that are just ending', async () => {
    const address = await emptyDatabase('terminando')
    const { pool, close } = connect(address, 1)
    await pool.query('select 1')
    const restored = restore(address, target('terminando'))
    await close()

    await restored
    const again = connect(address, 1)
    const { rowCount } = await again.pool.query('select from pedidos_itens')
    await again.close()
    expect(rowCount).toBe(2)
  })

  test('leaves the database unchanged if it fails halfway', async () => {
    const address = await emptyDatabase('falha')
    const verified = await verifyBackup(path, known)
    const wrong = { ...verified, end: { ...verified.end, linhas: { ...verified.end.linhas, pedidos: 7 } } }

    await expect(
      restoreBackup({
        url: address,
        path,
        backup: wrong,
        jobs: JOBS,
        replace: false,
        signal,
        ...target('falha'),
      }),
    ).rejects.toThrow('A tabela pedidos tem 7 linhas na cópia, e 2 foram lidas')
    const { pool, close } = connect(address, 1)
    const { rows } = await pool.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace`,
    )
    await close()
    expect(rows).toEqual([])
  })
})

test('indexes come back under their names, whatever the order of the catalog', async () => {
  const address = await emptyDatabase('nomes', TEMPLATE)
  const { pool, close } = connect(address, 1)
  const client = await pool.connect()
  const before = await schemaOf(client)
  await client.query('begin')
  // Updated rows move to the end of the catalog, as after any maintenance.
  await client.query(
    `update pg_index set indisvalid = indisvalid where indexrelid = 'eventos_data_idx'::regclass`,
  )
  const putBack = await bareTables(client)
  await putBack()
  const after = await schemaOf(client)
  client.release(true)
  await close()

  expect(after).toEqual(before)
})

describe('verification rejects', () => {
  test.each([
    ['a file that is cut', (file: string) => truncateSync(file, statSync(file).size - 1000), /incompleta/],
    ['a file with one byte changed', flip, /danificada/],
    ['a file that lacks its end', withoutEnd, /incompleta/],
    ['something else', (file: string) => writeFileSync(file, 'nada'), /não é uma cópia/],
    ['nothing', (file: string) => rmSync(file), /não existe/],
  ])('%s', async (_what, spoil, sentence) => {
    const file = join(folder, 'estragada.tar.gz')
    writeFileSync(file, readFileSync(path))
    spoil(file)

    await expect(verifyBackup(file, known)).rejects.toThrow(sentence)
    await expect(verifyBackup(file, known)).rejects.toThrow(BackupFailure)
  })

  test('a backup of a newer version of the shop', async () => {
    await expect(verifyBackup(path, known.slice(0, -1))).rejects.toThrow('versão mais nova')
  })
})

function backup(file: string, until = signal) {
  return writeBackup({ url: shop.url, path: file, version: '0', now: NOW, signal: until, ...source })
}

async function restore(address: string, places: Places, { replace = false } = {}) {
  const verified = await verifyBackup(path, known)

  return restoreBackup({ url: address, path, backup: verified, jobs: JOBS, replace, signal, ...places })
}

function target(name: string): Places {
  const place = join(folder, name)

  return { files: localStorage(join(place, 'fotos')), own: localStorage(place) }
}

async function emptyDatabase(name: string, template = 'template0'): Promise<string> {
  const nome = `copia_${name}_${process.pid}`
  await shop.pool.query(`create database ${nome} template ${template}`)

  return databaseAt(shop.url, nome)
}

async function contents(pool: OrderShop['pool'], tables: { nome: string; colunas: string[] }[]) {
  const result: Record<string, unknown> = {}
  for (const { nome, colunas } of tables) {
    const columns = colunas.map((coluna) => `"${coluna}"`).join(', ')
    const { rows } = await pool.query(
      `select md5(coalesce(string_agg(r::text, e'\\n' order by r::text), '')) as sum, count(*) from (select ${columns} from "${nome}") r`,
    )
    result[nome] = rows[0]
  }
  return result
}

async function schemaOf(client: Pick<pg.ClientBase, 'query'>) {
  const { rows } = await client.query(`
    select 'trigger' as kind, tgname::text as name, tgrelid::regclass::text as at, tgenabled::text as how from pg_trigger
      join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace
    -- Those of partitions are numbered in the order in which they were made.
    union all select 'constraint', case when conparentid = 0 then conname::text else '' end, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select 'index', indexname, tablename, indexdef from pg_indexes where schemaname = 'public'
    order by 1, 3, 2, 4`)

  return rows
}

/** Changes a byte of the packed content; the gzip checksum stays valid. */
function flip(file: string) {
  const bytes = gunzipSync(readFileSync(file))
  const at = bytes.indexOf('Produto corda')
  bytes[at] = 'Q'.charCodeAt(0)
  writeFileSync(file, gzipSync(bytes))
}

/** A tar of complete entries that ends too early. */
function withoutEnd(file: string) {
  const bytes = gunzipSync(readFileSync(file))
  const at = bytes.indexOf('fim.json')
  writeFileSync(file, gzipSync(Buffer.concat([bytes.subarray(0, at), Buffer.alloc(1024)])))
}

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseAt, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { type Connection, connect } from './connect.ts'
import { maintainMonths } from './maintain-months.ts'
import { applyMigrations, listMigrations, migrate } from './migrate.ts'

const DIVIDED = ['eventos', 'auditoria', 'movimentos_estoque']

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('a shop from before the tables were divided', () => {
  const nome = `antes_${randomBytes(6).toString('hex')}`
  let shop: Connection

  beforeAll(async () => {
    await database.pool.query(`create database ${nome}`)
    shop = connect(databaseAt(database.url, nome), 3)
    await shop.pool.query('create schema if not exists pgboss')
    const client = await shop.pool.connect()
    const known = await listMigrations()
    await applyMigrations(client, known.slice(0, known.indexOf('0370_one_period.sql')))
    client.release()
    await shop.pool.query(`
      insert into eventos (data, nome, pagina, entrada)
      select now() - n * interval '1 hour', 'page_view', '/', true from generate_series(0, 999) n;
      insert into auditoria (em, quem, acao, alvo_tipo, alvo_id, alvo_nome, mudancas, ip, texto)
      select now() - n * interval '1 day', 'Ana', 'produto.alterado', 'produto', '7', 'Violão', '[]', '', 'ana'
      from generate_series(0, 99) n;
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, quem)
      select now() - n * interval '1 day', 1, 'CORDA', 'entrada', 1, 1, 1, 'Ana' from generate_series(0, 99) n;
      -- A clock that was wrong.
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, quem)
      values (now() + interval '200 days', 1, 'CORDA', 'entrada', 1, 1, 1, 'Ana')`)
  })
  afterAll(async () => {
    await shop.close()
    await database.pool.query(`drop database ${nome} with (force)`)
  })

  test('keeps all rows, indexes and numbers, and reads no row under a lock', async () => {
    const before = await indexesOf(shop)
    const applied = await migrate(shop.pool)
    expect(applied).toEqual(expect.arrayContaining(['0370_one_period.sql', '0372_months.sql']))

    expect(await one(shop, 'select count(*)::int as total from eventos')).toEqual({ total: 1_000 })
    expect(await one(shop, 'select count(*)::int as total from movimentos_estoque_antes')).toEqual({
      total: 101,
    })
    // The same files as before: no index was built.
    const after = await indexesOf(shop)
    expect(before.filter((file) => !after.includes(file))).toEqual([])
    expect(await one(shop, `select count(*)::int as total from pg_index where not indisvalid`)).toEqual({
      total: 0,
    })
    const { rows } = await shop.pool.query(
      `insert into auditoria (em, quem, acao, alvo_tipo, alvo_id, alvo_nome, mudancas, ip, texto)
       values (now(), 'Ana', 'produto.alterado', 'produto', '7', 'Violão', '[]', '', 'ana') returning id`,
    )
    expect(rows).toEqual([{ id: '101' }])
    await expect(shop.pool.query('delete from auditoria_antes')).rejects.toThrow('A auditoria não se muda.')
    await expect(
      shop.pool.query(`insert into auditoria (em, id_funcionario, quem, acao, alvo_tipo, alvo_id, alvo_nome, mudancas, ip, texto)
        values (now(), 7, 'Ana', 'a', 'produto', '7', 'Violão', '[]', '', 'ana')`),
    ).rejects.toThrow('foreign key')
  })
})

describe('months', () => {
  const NOW = new Date('2031-05-17T12:00:00Z')

  test('are added ahead of time, and take in the rows that came before them', async () => {
    await event('2031-05-02T10:00:00Z', '/cedo')
    await event('2031-07-31T23:59:59Z', '/fim-de-julho')
    expect(await partitionOf('/cedo')).toBe('eventos_outros')

    await maintainMonths(database.db, 'eventos', { now: NOW, before: new Date('2020-01-01') })
    expect(await partitionOf('/cedo')).toBe('eventos_2031_05')
    expect(await partitionOf('/fim-de-julho')).toBe('eventos_2031_07')
    await event('2031-08-01T00:00:00Z', '/agosto')
    expect(await partitionOf('/agosto')).toBe('eventos_2031_08')
  })

  test('are read only where the question is about them', async () => {
    const { rows } = await database.pool.query(
      `explain select count(*) from eventos where data >= '2031-06-03' and data < '2031-06-04'`,
    )
    const plan = JSON.stringify(rows)

    expect(plan).toContain('eventos_2031_06')
    for (const other of ['eventos_antes', 'eventos_2031_05', 'eventos_2031_07'])
      expect(plan).not.toContain(other)
  })

  test('are dropped once all of them is too old; of the others such rows are deleted', async () => {
    await event('2026-01-01T10:00:00Z', '/velho')
    await event('2040-01-01T10:00:00Z', '/relogio-errado')
    await maintainMonths(database.db, 'eventos', { now: NOW, before: new Date('2031-06-15') })

    const { rows } = await database.pool.query(
      `select name from month_ends('eventos') where name like 'eventos_2031%' order by name`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['eventos_2031_06', 'eventos_2031_07', 'eventos_2031_08'])
    const left = await database.pool.query('select pagina from eventos order by data')
    expect(left.rows.map(({ pagina }) => pagina)).toEqual(['/fim-de-julho', '/agosto', '/relogio-errado'])
  })

  test.each(DIVIDED)('%s can be divided again and again', async (table) => {
    for (let day = 0; day < 3; day++)
      await maintainMonths(database.db, table, { now: NOW, before: new Date('2020-01-01') })

    expect(await one(database, `select count(*)::int as total from month_ends('${table}')`)).toEqual({
      total: expect.any(Number),
    })
  })

  test('of the audit cannot be emptied either, and rows that came early move into theirs', async () => {
    await database.pool.query(
      `insert into auditoria (em, quem, acao, alvo_tipo, alvo_id, alvo_nome, mudancas, ip, texto)
       values ('2032-01-05', 'Ana', 'produto.alterado', 'produto', '7', 'Violão', '[]', '', 'ana')`,
    )
    await maintainMonths(database.db, 'auditoria', {
      now: new Date('2032-01-06T00:00:00Z'),
      before: new Date('2020-01-01'),
    })

    expect(await one(database, 'select tableoid::regclass::text as place from auditoria')).toEqual({
      place: 'auditoria_2032_01',
    })
    for (const place of ['auditoria_2032_01', 'auditoria_outros'])
      await expect(database.pool.query(`truncate ${place}`)).rejects.toThrow('A auditoria não se muda.')
    await expect(database.pool.query('delete from auditoria_2032_01')).rejects.toThrow('não se muda')
  })

  test('wait no longer than two seconds for a reader, and stop nobody meanwhile', async () => {
    const reader = await database.pool.connect()
    await reader.query('begin')
    await reader.query('select from eventos')
    try {
      await expect(
        maintainMonths(database.db, 'eventos', {
          now: new Date('2033-01-01T00:00:00Z'),
          before: new Date('2031-08-15'),
        }),
      ).rejects.toThrow()
      await event('2033-01-01T00:00:00Z', '/entretanto')
    } finally {
      await reader.query('rollback')
      reader.release()
    }
  })
})

async function event(data: string, pagina: string) {
  await database.pool.query(
    `insert into eventos (data, nome, pagina, entrada) values ($1, 'page_view', $2, false)`,
    [data, pagina],
  )
}

async function partitionOf(pagina: string): Promise<unknown> {
  const { rows } = await database.pool.query(
    'select tableoid::regclass::text as place from eventos where pagina = $1',
    [pagina],
  )
  return rows[0]?.place
}

async function one({ pool }: Connection, statement: string): Promise<unknown> {
  return (await pool.query(statement)).rows[0]
}

/** The files of the indexes that are no keys. */
async function indexesOf({ pool }: Connection): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select c.relfilenode from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relname similar to '(eventos|auditoria|movimentos_estoque)(_antes)?' and c.relkind = 'i'`,
  )
  return rows.map(({ relfilenode }) => relfilenode)
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { DEAD_LETTERS, openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testAdminApi } from '#tests/support/staff.ts'

const JOB = { name: 'teste.trabalho', data: z.object({ id: z.int() }), run: () => Promise.resolve() }

// biome-ignore lint/suspicious/noExplicitAny: bodies of several calls, of which each test names what it reads
let api: ReturnType<typeof testAdminApi<any>>
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const boss = await openQueues(database.pool, [JOB])
  await boss.stop({ close: false })
  await prepareFixtures(database.db)
  const skus = [sampleSku('VLN-44', { precoPor: 10_000 })]
  await saveProduct(database, sampleProduct('violino', { skus }))
  await saveProduct(database, sampleProduct('arco'))
  await database.pool.query(`insert into grupos_clientes (nome) values ('Escolas'), ('Lojas')`)
  api = testAdminApi(database.db)
})
beforeEach(() => database.pool.query('delete from pgboss.job'))
afterAll(() => database.close())

describe('failed jobs', () => {
  test('are listed with their error, and retried', async () => {
    const [first, second] = [await failed(1), await failed(2)]

    const { body } = await api('GET', '/jobs/failed', { papel: 'gerente' })
    expect(body).toMatchObject({
      total: 2,
      itens: [{ tarefa: JOB.name, erro: 'O servidor não respondeu.' }, {}],
    })

    const one = await api('POST', '/jobs/failed/retry', { papel: 'gerente', body: { tarefas: [first] } })
    expect(one).toMatchObject({ status: 200, body: { repetidas: 1 } })
    expect(await waiting()).toEqual([{ id: 1 }])
    const rest = await api('POST', '/jobs/failed/retry', { papel: 'dono', body: { tarefas: 'todas' } })
    expect(rest.body).toEqual({ repetidas: 1 })
    expect(await waiting()).toEqual([{ id: 1 }, { id: 2 }])
    expect((await api('GET', '/jobs/failed', { papel: 'gerente' })).body.total).toBe(0)
    expect(await database.db.select().from(auditoria)).toMatchObject([
      { acao: 'tarefas.repetidas' },
      { acao: 'tarefas.repetidas' },
    ])
    expect(second).not.toBe(first)
  })

  test('are for staff who run the store', async () => {
    for (const papel of ['leitura', 'catalogo', 'atendimento'] as const) {
      expect(await api('GET', '/jobs/failed', { papel })).toMatchObject({ status: 403 })
      const body = { tarefas: 'todas' }
      expect(await api('POST', '/jobs/failed/retry', { papel, body })).toMatchObject({ status: 403 })
    }
  })

  test.each([{}, { tarefas: [] }, { tarefas: ['um'] }, { tarefas: 'algumas' }])(
    'refuse to be retried with %j',
    async (body) => {
      expect(await api('POST', '/jobs/failed/retry', { papel: 'dono', body })).toMatchObject({ status: 400 })
    },
  )
})

describe('choices of a form', () => {
  test.each([
    ['produto', 'VIOLINO', ['Produto violino']],
    ['produto', 'produto', ['Produto violino', 'Produto arco']],
    ['sku', 'vln-44', ['Produto violino']],
    ['sku', 'arco', ['Produto arco']],
    ['grupo', 'escola', ['Escolas']],
    ['grupo', '', ['Escolas', 'Lojas']],
    ['produto', '100%', []],
  ])('%s by "%s"', async (tipo, busca, names) => {
    const { body } = await choices(`tipo=${tipo}&busca=${encodeURIComponent(busca)}`)

    expect(body.itens.map(({ nome }: { nome: string }) => nome).sort()).toEqual(names.toSorted())
  })

  test.each(['categoria', 'marca', 'produto', 'sku', 'grupo'])('%s by its id', async (tipo) => {
    const { body } = await choices(`tipo=${tipo}`)
    const [first] = body.itens

    expect((await choices(`tipo=${tipo}&ids=${first.id}`)).body.itens).toEqual([first])
  })

  test('refuse an invalid id', async () => {
    expect((await choices('tipo=marca&ids=1;drop')).status).toBe(400)
    expect((await choices('tipo=pedido')).status).toBe(400)
  })
})

const choices = (query: string) => api('GET', `/choices?${query}`, { papel: 'leitura' })

/** A job in the dead letter queue, as pg-boss puts it there. */
async function failed(id: number): Promise<string> {
  const source = await enqueue(database.db, JOB, { id })
  const { rows } = await database.pool.query(
    `with dead as (delete from pgboss.job where id = $1 returning *)
     insert into pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
     select $2, data, name, id, 10, '{"value": "O servidor não respondeu."}' from dead returning id`,
    [source, DEAD_LETTERS.name],
  )
  return rows[0].id
}

async function waiting(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    'select data from pgboss.job where name = $1 order by created_on',
    [JOB.name],
  )
  return rows.map(({ data }) => data)
}

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { listStockLevels, lowStock } from '#platform/catalog/stock/list-stock-levels.ts'
import { expireRestockDates } from '#platform/catalog/stock/restock-dates/expire-restock-dates.ts'
import { notifyRestockDates } from '#platform/catalog/stock/waiting/notify-restock-dates.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { reviewsJobs } from '../../jobs.ts'

type Sku = { id: number; estoque: number; previsaoReposicao: string | null }
type Body = {
  code: string
  conteudo: { skus: Sku[] }
  itens: { idSku: number; previsaoReposicao: string | null }[]
  mensagens: { mensagem: string }[]
  total: number
  previsaoReposicao: string | null
}

const NOW = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let panel: (method: string, path: string, body?: unknown) => ReturnType<ReturnType<typeof testAdminApi<Body>>>
let token: string
let ids: Record<string, number>

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  const save = (slug: string, changes = {}) => saveProduct(database, sampleProduct(slug, changes))
  await save('arco', { skus: [sampleSku('ARCO', { estoque: 0 })] })
  await save('estojo', { skus: [sampleSku('ESTOJO', { estoque: 5 })] })
  await save('conjunto', {
    skus: [sampleSku('KIT', { estoque: 0 })],
    kit: [
      { sku: 'ARCO', quantidade: 1 },
      { sku: 'ESTOJO', quantidade: 1 },
    ],
  })
  const { rows } = await database.pool.query<{ id: number; sku: string }>('select id, sku from skus')
  ids = Object.fromEntries(rows.map(({ id, sku }) => [sku, id]))
  api = testApi<Body>(database.db)
  const ask = testAdminApi<Body>(database.db)
  panel = (method, path, body) => ask(method, path, { papel: 'dono', body })
  token = (await loggedIn(database.db, { email: 'bia@example.com', nomeRazao: 'Bia Melo' })).token
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'avisos_estoque',
    'reservas_espera',
    'previsoes_reposicao',
    'tentativas',
    'pgboss.job',
  )
  await database.pool.query(`update skus set estoque = 0 where sku in ('ARCO', 'KIT')`)
})

test('the product and its kit show the day while it is sold out, and not once it has passed', async () => {
  expect(await state('ARCO', '2026-12-12')).toMatchObject({ status: 200 })
  expect(await shown('arco')).toBe('2026-12-12')
  expect(await shown('conjunto')).toBe('2026-12-12')
  expect(await shown('arco', '2026-12-13T02:59:00Z')).toBe('2026-12-12')
  expect(await shown('arco', '2026-12-13T03:00:00Z')).toBeNull()
  expect(await shown('conjunto', '2026-12-13T03:00:00Z')).toBeNull()

  await database.pool.query(`update skus set estoque = 1 where sku = 'ARCO'`)
  expect(await shown('arco')).toBeNull()
})

test('a kit has no day unless all the parts that it lacks have one', async () => {
  await database.pool.query(`update skus set estoque = 0 where sku = 'ESTOJO'`)
  await state('ARCO', '2026-12-12')
  expect(await shown('conjunto')).toBeNull()
  await state('ESTOJO', '2027-01-08')
  expect(await shown('conjunto')).toBe('2027-01-08')
  await database.pool.query(`update skus set estoque = 5 where sku = 'ESTOJO'`)
})

test.each([
  ['ARCO', '2026-11-20', 'Esta data já passou.'],
  ['ARCO', '2031-01-01', 'A data fica a mais de 3 anos.'],
  ['KIT', '2026-12-12', 'KIT é um kit: ele volta quando suas peças voltam. Informe a previsão das peças.'],
])('refuses a day of %s: %s', async (sku, day, sentence) => {
  const { status, body } = await state(sku, day)
  expect([status, body.code, body.mensagens[0]?.mensagem]).toEqual([422, 'CadastroInvalido', sentence])
})

test('goods that come end the wait for the day, unless a customer returned them', async () => {
  await state('ARCO', '2026-12-12')
  await move('devolucao', 1)
  expect(await stored()).toBe('2026-12-12')
  await move('perda', 1)
  await move('entrada', 1)
  expect(await stored()).toBeNull()
})

test('the grid and the form state the day too; a form without the field leaves it as it is', async () => {
  const { rows } = await database.pool.query(`select id, versao from produtos where slug = 'arco'`)
  const { id, versao } = rows[0]
  const cell = { idSku: ids['ARCO'], campo: 'previsaoReposicao', valor: '2026-12-12' }
  await panel('PUT', '/grid', { produtos: [{ id, versao, celulas: [cell] }] })
  expect(await stored()).toBe('2026-12-12')

  const { body } = await panel('GET', `/products/${id}`)
  const form = structuredClone(body) as unknown as { skus: Partial<Sku>[] }
  expect(form.skus[0]).toMatchObject({ previsaoReposicao: '2026-12-12' })
  delete form.skus[0]?.previsaoReposicao
  await panel('PUT', `/products/${id}`, form)
  expect(await stored()).toBe('2026-12-12')
  const { versao: saved } = (await panel('GET', `/products/${id}`)).body as unknown as { versao: number }
  const skus = form.skus.map((sku) => ({ ...sku, previsaoReposicao: '2026-12-18' }))
  await panel('PUT', `/products/${id}`, { ...form, versao: saved, skus })
  expect(await stored()).toBe('2026-12-18')
})

test('who waits is promised the day with the place, and gets one mail when it changes', async () => {
  await state('ARCO', '2026-12-12')
  expect(await mailsAfter(() => wait())).toEqual([
    expect.stringContaining('Previsão de reposição: 12 de dezembro de 2026'),
  ])
  expect(await mailsAfter(() => run(2))).toEqual([])

  await state('ARCO', '2026-12-15')
  await state('ARCO', '2026-12-18')
  expect(await mailsAfter(() => run(0.5))).toEqual([])
  expect(await mailsAfter(() => run(2))).toEqual([
    expect.stringContaining(
      'A loja esperava este produto para 12 de dezembro de 2026; a previsão mudou para 18 de dezembro de 2026.',
    ),
  ])
  expect(await mailsAfter(() => run(40))).toEqual([])
})

test('nobody gets two such mails on a day, nor one for a day that passed or for goods that came', async () => {
  await wait()
  await mailsAfter(async () => undefined)
  await state('ARCO', '2026-12-12')
  expect(await mailsAfter(() => run(2))).toEqual([expect.stringContaining('Há uma previsão de reposição')])
  await state('ARCO', '2026-12-20')
  expect(await mailsAfter(() => run(3))).toEqual([])
  expect(await mailsAfter(() => run(27))).toEqual([expect.stringContaining('mudou para 20 de dezembro')])

  expect(await mailsAfter(() => run(24 * 40))).toEqual([])
  await state('ARCO', null)
  expect(await mailsAfter(() => run(52))).toEqual([
    expect.stringContaining('não espera mais este produto para 20 de dezembro de 2026'),
  ])
  await state('ARCO', '2026-12-12')
  expect(await mailsAfter(() => run(24 * 4))).toHaveLength(1)
  await move('entrada', 1)
  expect(await mailsAfter(() => run(24 * 8))).toEqual([expect.stringContaining('Chegou')])
})

test('the panel lists what did not come on its day, and staff are alerted once', async () => {
  await state('ARCO', '2026-12-12')
  const after = new Date('2026-12-13T12:00:00Z')
  const late = await staffContext(database.db, 'dono', { now: after })
  expect((await panel('GET', '/stock/levels?filtro=vencida')).body.total).toBe(0)
  for (let i = 0; i < 2; i++) await expireRestockDates(testContext(database.db, { now: after }))
  const page = { pagina: 1, porPagina: 20, busca: '', filtro: 'vencida', ordem: 'produto' } as const
  expect((await listStockLevels(late, page)).itens).toMatchObject([
    { idSku: ids['ARCO'], previsaoReposicao: '2026-12-12' },
  ])
  expect((await lowStock(late, { limite: 5 })).atrasados).toBe(1)

  const { rows } = await database.pool.query(
    `select data ->> 'texto' as texto from pgboss.job where name = 'staff.record-alert'`,
  )
  expect(rows).toEqual([{ texto: 'Produto arco (ARCO): esperado até 12/12/2026.' }])
})

function state(sku: string, previsaoReposicao: string | null) {
  return panel('PUT', '/stock/restock-dates', { itens: [{ idSku: ids[sku], previsaoReposicao }] })
}

async function shown(slug: string, now = NOW.toISOString()) {
  const { body } = await api('GET', `/url/product/detail?url=/${slug}`, { context: { now: new Date(now) } })

  return body.conteudo.skus[0]?.previsaoReposicao
}

async function stored() {
  return (await panel('GET', `/stock/levels/${ids['ARCO']}`)).body.previsaoReposicao
}

function move(tipo: string, quantidade: number) {
  return panel('POST', '/stock/movements', {
    tipo,
    motivo: 'Teste',
    itens: [{ idSku: ids['ARCO'], quantidade }],
  })
}

async function wait() {
  const { rows } = await database.pool.query(`select id from produtos where slug = 'arco'`)
  const body = { idProduto: rows[0].id, idAtributoValor: ids['ARCO'], email: '' }
  await api('POST', '/product/solicitation', { body, session: token, context: { now: NOW } })
}

/** The job, hours after the days were stated. */
function run(hours: number) {
  return notifyRestockDates(testContext(database.db, { now: new Date(NOW.getTime() + hours * HOUR_MS) }))
}

/** The texts of the mails that are sent after something. */
async function mailsAfter(act: () => Promise<unknown>): Promise<string[]> {
  await act()
  const mailbox = openMailbox()
  await runWaitingJobs(reviewsJobs, testContext(database.db, { now: NOW }), mailbox)

  return mailbox.messages.map(({ text }) => text)
}

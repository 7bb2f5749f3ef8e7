import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadHistory } from '#demo/history/load-history.ts'
import type { PastCharge } from '#demo/history/past-provider.ts'
import { DEMO_ACCOUNT, DEMO_ACCOUNT_RULES, ensureDemoAccount } from '#demo/payment-account.ts'
import { readCpf } from '#domain/documents/cpf.ts'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import { WORK_SITUATIONS } from '#domain/workshop/work-order-situation.ts'
import { produtos } from '#platform/catalog/tables.ts'
import { listQuotes } from '#platform/checkout/sales-quotes/staff/list-quotes.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import { runChecks } from '#platform/infrastructure/doctor/run-checks.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { toolUse } from '#platform/marketing/events/tool-use.ts'
import { refundPayment } from '#platform/orders/payment/refund-payment.ts'
import { listStoreTradeIns } from '#platform/orders/returns/trade-ins/inspection/store-trade-ins.ts'
import { pedidos } from '#platform/orders/tables.ts'
import { getHome } from '#platform/panel/get-home.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { accountAt } from '#platform/payments/providers/mercado-pago/mercado-pago.fixtures.ts'
import { estornos, pagamentos } from '#platform/payments/tables.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { demoPicturesFolder, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import {
  type MercadoPagoCounterpart,
  startMercadoPago,
} from '#tools/counterparts/mercado-pago/start-mercado-pago.ts'
import { CHECKS } from '#tools/doctor/checks.ts'
import { shopper } from './people.ts'
import { TOOL_USES } from './tool-uses.ts'

let now: Date
let database: TestDatabase
let psp: MercadoPagoCounterpart
let charges: PastCharge[]

beforeAll(async () => {
  // The rules of the doctor use the database's clock.
  now = new Date()
  psp = await startMercadoPago({ port: 0 })
  database = await testDatabase({ demo: true })
  charges = await fill(database)
}, 240_000)
afterAll(async () => {
  await psp.close()
  await database.close()
})

async function fill({ db, pool }: TestDatabase): Promise<PastCharge[]> {
  const queues = await openQueues(pool, JOBS)
  await queues.stop({ close: false })
  await ensureBasics({ db })
  await ensureDemoAccount({ db, now, secrets: testContext(db).secrets }, psp.credentials)
  const products = await db.select({ id: produtos.id }).from(produtos).orderBy(produtos.slug)
  let reported: PastCharge[] = []
  await loadHistory(db, {
    storage: localStorage(demoPicturesFolder()),
    products: products.map(({ id }) => id),
    now,
    updateProvider: async (some) => {
      reported = some
    },
  })
  return reported
}

/** What people have used, without ids, which the database assigns. */
async function usesIn({ pool }: TestDatabase) {
  const { rows } = await pool.query(
    'select nome, termo, pagina, data from eventos where termo is not null order by data, nome, termo',
  )
  return rows
}

/** The seeded properties of an order; its number and ids come from the database. */
async function ordersIn({ pool }: TestDatabase) {
  const { rows } = await pool.query(`
    select regexp_replace(chave_idempotencia, '[0-9a-f-]{36}', 'proposta') as chave, email, situacao, metodo, total, valor_frete, cupom, criado_em, pago_em, entregue_em,
      (select json_agg(json_build_array(i.sku, i.quantidade, i.total) order by i.posicao) from pedidos_itens i where i.id_pedido = p.id) as itens
    from pedidos p order by chave_idempotencia`)
  return rows
}

async function rows(query: string): Promise<Record<string, number>> {
  const { rows: found } = await database.pool.query(query)
  return Object.fromEntries(found.map(({ nome, total }) => [nome, Number(total)]))
}

test('queues no mail, and no job except those that create open payments at the provider', async () => {
  const names = await rows('select name as nome, count(*) as total from pgboss.job group by 1')
  const [open] = await database.db
    .select({ total: sql<number>`count(*)::int` })
    .from(pagamentos)
    .where(sql`situacao = 'pendente' and dados is null`)

  expect(names).toEqual(open?.total ? { 'payments.send-payment': open.total } : {})
})

test('contains every order status, mostly delivered orders', async () => {
  const found = await rows('select situacao as nome, count(*) as total from pedidos group by 1')
  const total = Object.values(found).reduce((sum, count) => sum + count, 0)

  expect(total).toBeGreaterThan(200)
  expect(total).toBeLessThanOrEqual(300)
  for (const situacao of [
    'pagamentoAprovado',
    'emSeparacao',
    'enviado',
    'cancelado',
    'devolucaoSolicitada',
    'devolvido',
  ])
    expect(found[situacao], situacao).toBeGreaterThan(0)
  expect(found['entregue']).toBeGreaterThan(total / 2)
})

test('contains work orders in every situation', async () => {
  const found = await rows('select situacao as nome, count(*) as total from ordens_servico group by 1')

  expect(Object.keys(found).toSorted()).toEqual(WORK_SITUATIONS.toSorted())
})

test('contains work orders with photos, before and after the work', async () => {
  const found = await rows('select momento as nome, count(*) as total from ordens_fotos group by 1')

  expect(found).toEqual({ entrada: 4, pronta: 1 })
})

test('contains an outgrown violin that came back and waits for its inspection', async () => {
  const context = await staffContext(database.db, 'dono', { now })
  const { itens } = await listStoreTradeIns(context, { estado: 'abertas', pagina: 1, porPagina: 10 })

  expect(itens).toMatchObject([{ situacao: 'recebida', descricao: 'violino 1/2', novo: expect.anything() }])
  expect(itens[0]?.usado).toBe(itens[0]?.valor)
})

test('has a school and a teacher whose lists were bought in part, and the teacher’s credit', async () => {
  const bought = await rows(`
    select list.entrega || ' ' || b.situacao as nome, count(distinct b.id_pedido) as total
    from listas_compras b join listas_ensino list on list.id = b.id_lista group by 1`)
  const earned = await rows('select tipo as nome, count(*) as total from creditos_ensino group by 1')
  const sent = await rows(
    "select frete ->> 'valor' as nome, count(*) as total from pedidos where frete ? 'escola' group by 1",
  )

  expect(bought).toEqual({ 'escola paga': 2, 'escola reservada': 1, 'cadaUm paga': 1 })
  expect(earned).toEqual({ ganho: 1 })
  expect(sent).toEqual({ 0: 3 })
})

test('has quotes that are open, accepted and over, and the school’s account has the accepted one', async () => {
  const context = await staffContext(database.db, 'dono', { now })
  const { itens } = await listQuotes(context, { pagina: 1, porPagina: 10, busca: '' })
  const ofAccount = await rows(`
    select c.email as nome, count(*) as total from propostas p join clientes c on c.id = p.id_cliente
    where p.id_pedido is not null group by 1`)

  expect(itens.map(({ situacao }) => situacao)).toEqual(['aberta', 'aceita', 'vencida'])
  expect(ofAccount).toEqual({ 'secretaria@aurora.example.com': 1 })
})

test('contains guests and accounts, all payment methods, coupons, internal sales and refunds', async () => {
  const found = await rows(`
    select metodo as nome, count(*) as total from pedidos group by 1
    union all select 'contas', count(*) from pedidos where id_cliente is not null
    union all select 'visitantes', count(*) from pedidos where id_cliente is null
    union all select 'cupons', count(*) from pedidos where cupom is not null
    union all select 'vendas internas', count(*) from pedidos where vendedor is not null
    union all select 'retiradas', count(*) from pedidos where endereco is null
    union all select 'estornos', count(*) from estornos where situacao = 'feito'
    union all select 'estornos abertos', count(*) from estornos where situacao <> 'feito'
    union all select 'movimentos', count(*) from movimentos_estoque where pedido is not null
    union all select 'carrinhos', count(*) from carrinhos
    union all select 'opinioes', (select count(*) from avaliacoes where situacao = 'pendente')
      + (select count(*) from perguntas where situacao = 'pendente')`)

  for (const what of [
    'pix',
    'cartao',
    'boleto',
    'contas',
    'visitantes',
    'cupons',
    'vendas internas',
    'retiradas',
  ])
    expect(found[what], what).toBeGreaterThan(3)
  expect(found).toMatchObject({ 'estornos abertos': 0 })
  expect(found['estornos']).toBeGreaterThan(2)
  expect(found['movimentos']).toBeGreaterThan(350)
  expect(found['carrinhos']).toBeGreaterThan(20)
  expect(found['opinioes']).toBeGreaterThan(12)
})

test('issues passports of instruments that were sold, each set up and with a number of its own', async () => {
  const { rows: found } = await database.pool.query(`
    select numero_serie, instrumento is not null as instrument,
      (select count(*)::int from passaportes_registros r where r.id_passaporte = p.id) as records
    from passaportes p`)

  // As many as there are instruments in the latest orders.
  expect(found.length).toBeGreaterThan(2)
  expect(new Set(found.map(({ numero_serie }) => numero_serie)).size).toBe(found.length)
  for (const { instrument, records } of found) expect([instrument, records]).toEqual([true, 2])
})

test('reserves no stock for expired orders, and leaves every product available', async () => {
  const found = await rows(`
    select 'vencidos' as nome, count(*) as total from pedidos where expira_em <= now()
    union all select 'vazios', count(*) from skus s
      where s.estoque <= 0 and exists (select from movimentos_estoque m where m.id_sku = s.id and m.pedido is not null)
        and not exists (select from kit_itens k where k.id_produto = s.id_produto)`)

  expect(found).toEqual({ vencidos: 0, vazios: 0 })
})

test('fills the first page of the panel, for seven days and for thirty', async () => {
  const context = await staffContext(database.db, 'dono', { now })
  for (const dias of ['7', '30'] as const) {
    const home = await getHome(context, { dias })
    const { visitas = 0, produtos: seen = 0, sacola = 0, checkout = 0, pagos = 0 } = home.funil ?? {}

    expect(visitas).toBeGreaterThan(seen)
    expect(seen).toBeGreaterThan(sacola)
    expect(sacola).toBeGreaterThan(checkout)
    expect(checkout).toBeGreaterThan(pagos ?? 0)
    expect(pagos).toBeGreaterThan(0)
    expect(home.maisVendidos).toHaveLength(5)
    expect(home.buscasSemResultado?.itens).toHaveLength(5)
    expect(home.vendas?.trintaDias.pedidos).toBeGreaterThan(home.vendas?.trintaDias.antes.pedidos ?? 0)
  }
})

test('has used the tools for musicians, for seven days and for thirty', async () => {
  const context = await staffContext(database.db, 'dono', { now })
  const used = async (dias: '7' | '30') => (await toolUse(context, { dias })).ferramentas
  const month = await used('30')
  const of = (name: string) => month.find(({ evento }) => evento === name)

  expect(month.map(({ evento }) => evento).toSorted()).toEqual(TOOL_USES.map(({ nome }) => nome).toSorted())
  expect((await used('7')).length).toBeGreaterThan(TOOL_USES.length / 2)
  expect(of('find_size')?.termos[0]?.termo).toMatch(/^Violino [134]\/[24]$/)
  // Codes are shown in words.
  expect(of('filter_fitting')?.termos.map(({ termo }) => termo)).toContain('violino 3/4')
  expect(of('view_piece')?.termos.map(({ termo }) => termo)).toContain('Usado A')
  for (const { nome } of of('play_sound')?.produtos ?? []) expect(nome).toMatch(/^Encordoamento /)
  expect(of('play_sound')?.produtos.length).toBeGreaterThan(2)
})

test('passes all rules of the doctor after the open payments are created, and these can be paid', async () => {
  await updatePsp()
  const context = testContext(database.db, { now: new Date(), payments: accounts() })
  const open = await database.db.select().from(pagamentos).where(sql`situacao = 'pendente' and dados is null`)
  for (const payment of open) await sendPayment(context, payment)
  await database.pool.query(`delete from pgboss.job`)

  expect(await runChecks(database.db, CHECKS)).toEqual([])
})

test('can be refunded at the simulated provider afterwards', async () => {
  await updatePsp()
  const context = testContext(database.db, { now, payments: accounts() })
  for (const metodo of ['pix', 'cartao']) {
    const [sold] = await database.db
      .select({ id: pedidos.id, idPagamento: pagamentos.id })
      .from(pedidos)
      .innerJoin(pagamentos, eq(pagamentos.referencia, sql`${pedidos.id}::text`))
      .where(
        sql`pedidos.situacao = 'entregue' and pagamentos.metodo = ${metodo} and pagamentos.estornado = 0`,
      )
      .orderBy(sql`pedidos.criado_em desc`)
      .limit(1)
    if (!sold) throw new Error('No order was placed.')
    await refundPayment(context, { ...sold, chave: 'depois', valor: 100, quem: 'loja', nome: 'Ana' })
    const [refund] = await database.db
      .select()
      .from(estornos)
      .where(eq(estornos.idPagamento, sold.idPagamento))

    expect(refund?.situacao).toBe('feito')
  }
})

test('is the same for the same seed, and is not loaded twice', {
  tags: 'long',
  timeout: 240_000,
}, async () => {
  const again = await testDatabase({ demo: true })
  await fill(again)
  const first = [await ordersIn(again), await usesIn(again)]
  await fill(again)
  expect([await ordersIn(again), await usesIn(again)]).toEqual(first)
  expect([await ordersIn(database), await usesIn(database)]).toEqual(first)
  await again.close()
})

test('creates different people with valid documents', () => {
  const people = Array.from({ length: 300 }, (_, n) => shopper(n).comprador)

  expect(people.every(({ documento }) => readCpf(documento) === documento)).toBe(true)
  expect(new Set(people.map(({ documento }) => documento)).size).toBe(300)
  expect(new Set(people.map(({ email }) => email)).size).toBe(300)
})

function accounts(): PaymentAccount[] {
  return [
    {
      id: DEMO_ACCOUNT,
      regras: { ...DEMO_ACCOUNT_RULES, ativa: true },
      saude: WORKING,
      provider: accountAt(psp),
    },
  ]
}

async function updatePsp() {
  const { status } = await fetch(`${psp.url}/simulacao/cobrancas`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(charges),
  })
  expect(status).toBe(200)
}

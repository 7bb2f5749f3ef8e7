import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { carrinhoItens, carrinhos } from '#platform/cart/tables.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { getProfile } from '#platform/customers/account/get-profile.ts'
import { findOffersConsent } from '#platform/customers/account/offers/find-offers-consent.ts'
import { saveProfile } from '#platform/customers/account/save-profile.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { leaveNewsletter } from '#platform/marketing/newsletter/leave-newsletter.ts'
import { pedidos } from '#platform/orders/tables.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { checkoutJobs } from '../jobs.ts'
import { compras } from '../tables.ts'
import { findAbandonedCarts } from './find-abandoned-carts.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-11-21T12:00:00Z')
const AGREED = { aceitaOfertasEm: new Date('2026-01-01T00:00:00Z') }
const QUEUED_JOBS = checkoutJobs.filter(({ schedule }) => schedule === undefined)

let database: TestDatabase
let mailbox: ReturnType<typeof openMailbox>
let product: { id: number; sku: number }

beforeAll(async () => {
  database = await testDatabase()
  const boss = await openQueues(database.pool, checkoutJobs)
  await boss.stop({ close: false })
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('jogo'))
  const { rows } = await database.pool.query('select id_produto as id, id as sku from skus')
  product = rows[0]
})

beforeEach(async () => {
  mailbox = openMailbox()
  await emptyTables(
    database.pool,
    'carrinhos',
    'compras',
    'carrinhos_lembrados',
    'ofertas_recusadas',
    'pedidos',
  )
  await database.pool.query('delete from pgboss.job; update skus set estoque = 5')
})

afterAll(() => database.close())

test('reminds a customer who agreed to offers of their abandoned cart', async () => {
  const { idCliente } = await loggedIn(database.db, { ...AGREED, email: 'clara@example.com' })
  await cart({ idCliente })

  await look()

  const [mail] = mailbox.messages
  expect(mail?.to.email).toBe('clara@example.com')
  expect(mail?.text).toContain('2 × Produto jogo http://loja.test/jogo')
  expect(mail?.text).toContain('http://loja.test/checkout/lembrete/')
  expect(mail?.html).toMatch(/<img src="http:\/\/loja\.test\/imagens\//)
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
})

test('reminds a guest who typed their e-mail at checkout and agreed there', async () => {
  const sessao = await draft({ email: 'guest@example.com' })
  await cart({ sessao })

  await look()

  expect(mailbox.messages.map(({ to }) => to.email)).toEqual(['guest@example.com'])
})

test('reminds nobody who did not agree', async () => {
  const { idCliente } = await loggedIn(database.db)
  await cart({ idCliente })
  await cart({ sessao: await draft({ aceitaOfertas: false }) })
  await cart({ sessao: hash('nobody') })

  await look()

  expect(mailbox.messages).toEqual([])
})

test.each([
  ['touched an hour ago', 1, 2],
  ['left days ago', 50, 2],
  ['emptied', 5, 0],
])('sends nothing about a cart that was %s', async (_how, hours, quantidade) => {
  const { idCliente } = await loggedIn(database.db, AGREED)
  await cart({ idCliente, hours, quantidade })

  await look()

  expect(mailbox.messages).toEqual([])
})

test('sends nothing about a cart whose goods are sold out', async () => {
  const { idCliente } = await loggedIn(database.db, AGREED)
  await cart({ idCliente })
  await database.pool.query('update skus set estoque = 0')

  await look()

  expect(mailbox.messages).toEqual([])
})

test('reminds once of a cart, and a person once a week', async () => {
  const { idCliente } = await loggedIn(database.db, { ...AGREED, email: 'ana@example.com' })
  await cart({ idCliente })
  await cart({ sessao: await draft({ email: 'ana@example.com' }) })

  await look()
  await look(1)
  expect(mailbox.messages).toHaveLength(1)

  await cart({ sessao: await draft({ email: 'ana@example.com' }, 8 * 24), hours: -8 * 24 + 5 })
  await look(8 * 24)
  expect(mailbox.messages).toHaveLength(2)
})

test('reminds nobody who has ordered since', async () => {
  const { idCliente } = await loggedIn(database.db, { ...AGREED, email: 'rita@example.com' })
  await cart({ idCliente })
  await order('rita@example.com')

  await look()

  expect(mailbox.messages).toEqual([])
})

test('reminds nobody who came back before the mail was sent', async () => {
  const { idCliente } = await loggedIn(database.db, AGREED)
  const id = await cart({ idCliente })
  await findAbandonedCarts({ db: database.db, now: NOW })
  await database.pool.query('update carrinhos set alterado_em = $1 where id = $2', [later(0.1), id])

  await runWaitingJobs(QUEUED_JOBS, testContext(database.db, { now: later(0.2) }), mailbox)

  expect(mailbox.messages).toEqual([])
})

test('the link in the mail ends reminders, until the guest agrees again', async () => {
  await cart({ sessao: await draft({ email: 'leo@example.com' }) })
  await look()
  const chave = /chave=([\w-]+)/.exec(mailbox.messages[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

  const { mensagens } = await leaveNewsletter(testContext(database.db, { now: later(1) }), { chave })
  expect(mensagens[0]?.tipo).toBe('sucesso')

  const weeks = 24 * 14
  await database.pool.query(`delete from carrinhos_lembrados`)
  await cart({ sessao: await draft({ email: 'leo@example.com' }), hours: -weeks + 5 })
  await look(weeks)
  expect(mailbox.messages).toHaveLength(1)

  await cart({ sessao: await draft({ email: 'leo@example.com' }, weeks - 5), hours: -weeks + 5 })
  await look(weeks)
  expect(mailbox.messages).toHaveLength(2)
})

test('the link in the mail turns off the account’s setting, which can be turned on again', async () => {
  const { idCliente, sessao } = await loggedIn(database.db, { ...AGREED, email: 'nara@example.com' })
  await cart({ idCliente })
  await look()
  const chave = /chave=([\w-]+)/.exec(mailbox.messages[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const context = testContext(database.db, { now: later(1), sessao })
  expect(await getProfile(context)).toMatchObject({ aceitaOfertas: true })

  await leaveNewsletter(context, { chave })
  const profile = await getProfile(context)
  expect(profile).toMatchObject({ aceitaOfertas: false })

  const { email: _email, temSenha: _temSenha, ...typed } = profile
  await saveProfile(
    { ...context, now: later(2) },
    { ...typed, celular: '11987654321', documento: '529.982.247-25', aceitaOfertas: true },
  )
  expect(await findOffersConsent(database.db, [idCliente])).toEqual(
    new Map([[idCliente, { email: 'nara@example.com', desde: later(2) }]]),
  )
})

test('finds all carts, also beyond one batch', async () => {
  await database.pool.query(`
    insert into carrinhos (sessao, mensagens, alterado_em)
      select encode(sha256(n::text::bytea), 'hex'), '[]', '2026-11-21T07:00:00Z' from generate_series(1, 1100) n`)
  await database.pool.query(
    `insert into carrinho_itens (id_carrinho, id_produto, id_atributo_simples, quantidade, nome, preco_por)
      select id, $1, $2, 1, 'Cordas', 100 from carrinhos`,
    [product.id, product.sku],
  )
  await database.pool.query(`
    insert into compras (sessao, identificacao, alterada_em)
      select sessao, jsonb_build_object('email', 'a' || id || '@example.com', 'aceitaOfertas', true), alterado_em
      from carrinhos`)

  await findAbandonedCarts({ db: database.db, now: NOW })

  const { rows } = await database.pool.query(`select count(*)::integer as jobs from pgboss.job`)
  expect(rows[0].jobs).toBe(1100)
})

test('finds abandoned carts by an index', async () => {
  const client = await database.pool.connect()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain select from carrinhos
    where (sessao is not null or id_cliente is not null) and dia_alterado between '2026-11-20' and '2026-11-21'`)
  client.release(true)

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: \(+dia_alterado/)
})

/** Runs the job and its mails, some hours later. */
async function look(hours = 0) {
  const now = later(hours)
  await findAbandonedCarts({ db: database.db, now })
  await runWaitingJobs(QUEUED_JOBS, testContext(database.db, { now }), mailbox)
}

function later(hours: number) {
  return new Date(NOW.getTime() + hours * HOUR)
}

async function cart({
  hours = 5,
  quantidade = 2,
  ...owner
}: { hours?: number; quantidade?: number } & ({ sessao: string } | { idCliente: number })) {
  const [row] = await database.db
    .insert(carrinhos)
    .values({ ...owner, mensagens: [], alteradoEm: later(-hours) })
    .returning()
  if (!row) throw new Error('The cart was not created.')
  if (quantidade > 0)
    await database.db.insert(carrinhoItens).values({
      idCarrinho: row.id,
      idProduto: product.id,
      idAtributoSimples: product.sku,
      quantidade,
      nome: 'Cordas',
      precoPor: 100,
    })
  return row.id
}

async function draft(
  changes: Partial<NonNullable<(typeof compras.$inferInsert)['identificacao']>>,
  hours = -5,
) {
  const sessao = hash(randomUUID())
  await database.db.insert(compras).values({
    sessao,
    identificacao: {
      pessoa: 'F',
      nomeRazao: 'Ana Reis',
      documento: '52998224725',
      inscricaoEstadual: '',
      email: 'ana@example.com',
      celular: '',
      aceitaOfertas: true,
      ...changes,
    },
    alteradaEm: later(hours),
  })
  return sessao
}

async function order(email: string) {
  await database.db.insert(pedidos).values({
    chaveIdempotencia: randomUUID(),
    comprador: {
      pessoa: 'F',
      nomeRazao: 'Rita Lee',
      documento: '52998224725',
      inscricaoEstadual: '',
      email,
      celular: '',
    },
    email,
    frete: {
      id: 'pac',
      tipo: 'entrega',
      label: 'PAC',
      valor: 0,
      valorCheio: 0,
      ajustes: [],
      prazo: 6,
      previsao: '2026-12-01',
      entregaAgendada: false,
    },
    idCotacao: 'c',
    subtotal: 100,
    totalItens: 100,
    valorFrete: 0,
    descontoVista: 0,
    total: 100,
    metodo: 'pix',
    criadoEm: later(-1),
    alteradoEm: later(-1),
  })
}

function hash(text: string) {
  return createHash('sha256').update(text).digest('hex')
}

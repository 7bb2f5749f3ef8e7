import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { carrinhoItens, carrinhos } from '#platform/cart/tables.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { ofertasRecusadas } from '#platform/marketing/offers-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { checkoutJobs } from '../jobs.ts'
import { carrinhosLembrados, compras } from '../tables.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const AGREED = { aceitaOfertasEm: new Date('2026-01-01T00:00:00Z') }

// biome-ignore lint/suspicious/noExplicitAny: each test names what it reads
let api: ReturnType<typeof testAdminApi<any>>
let database: TestDatabase
let sku: { id: number; id_produto: number }

beforeAll(async () => {
  database = await testDatabase()
  const boss = await openQueues(database.pool, checkoutJobs)
  await boss.stop({ close: false })
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('jogo'))
  const { rows } = await database.pool.query('select id, id_produto from skus')
  sku = rows[0]
  api = testAdminApi(database.db)
})
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'carrinhos',
    'compras',
    'carrinhos_lembrados',
    'ofertas_recusadas',
    'pgboss.job',
  )
})
afterAll(() => database.close())

test('lists abandoned carts with their value and owner', async () => {
  const { idCliente } = await loggedIn(database.db, { ...AGREED, email: 'clara@example.com' })
  const older = await cart({ idCliente }, 30)
  const latest = await cart({ sessao: await draft() }, 2)
  await cart({ sessao: hash('nobody known') }, 2)
  await cart({ sessao: await draft() }, 0.5)
  await cart({ sessao: await draft() }, 31 * 24)

  const { body } = await list()
  expect(body).toEqual({
    total: 2,
    itens: [
      {
        id: latest,
        em: hoursAgo(2).toISOString(),
        unidades: 3,
        valor: 3 * 12_345,
        produtos: ['Cordas'],
        contato: { idCliente: null, nome: 'Ana Reis', email: 'ana@example.com', celular: '+5511987654321' },
        aceitaOfertas: true,
        lembrete: null,
      },
      expect.objectContaining({
        id: older,
        aceitaOfertas: true,
        contato: { idCliente, nome: 'Clara Nunes', email: 'clara@example.com', celular: '' },
      }),
    ],
  })
  expect((await list('?porPagina=1&pagina=2')).body).toMatchObject({ total: 2, itens: [{ id: older }] })
})

test('hides the owners from staff who may not see personal data', async () => {
  await cart({ sessao: await draft() }, 2)

  const { status, body } = await list('', 'leitura')
  expect(status).toBe(200)
  expect(body.itens).toMatchObject([{ valor: 3 * 12_345, contato: null }])
  expect(JSON.stringify(body)).not.toContain('Ana')
})

test('sends a reminder, and records when it was sent and when its link was followed', async () => {
  const id = await cart({ sessao: await draft() }, 2)

  expect(await remind(id)).toMatchObject({ status: 200, body: { em: NOON.toISOString() } })
  const mailbox = openMailbox()
  await runWaitingJobs(checkoutJobs, testContext(database.db), mailbox)
  expect(mailbox.messages.map(({ to }) => to.email)).toEqual(['ana@example.com'])
  expect((await list()).body.itens).toMatchObject([
    { lembrete: { em: NOON.toISOString(), enviadoEm: NOON.toISOString(), clicadoEm: null } },
  ])

  const [, chave = ''] = /\/checkout\/lembrete\/([\w.-]+)/.exec(mailbox.messages[0]?.text ?? '') ?? []
  const shop = testApi(database.db)
  await shop('POST', `/checkout/reminder/${chave.slice(0, -1)}`)
  expect((await list()).body.itens[0].lembrete.clicadoEm).toBeNull()
  expect((await shop('POST', `/checkout/reminder/${chave}`)).status).toBe(200)
  expect((await list()).body.itens[0].lembrete.clicadoEm).toBe(NOON.toISOString())
})

test('reminds nobody twice within a day, whether of one cart or of two', async () => {
  const first = await cart({ sessao: await draft() }, 2)
  const second = await cart({ sessao: await draft() }, 3)
  const answers = await Promise.all([remind(first), remind(first), remind(first)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await remind(second)).toMatchObject({ status: 409, body: { code: 'LembreteRecente' } })
  expect(await database.db.$count(carrinhosLembrados)).toBe(1)
})

test('reminds of the same cart again after a day', async () => {
  const id = await cart({ sessao: await draft() }, 72)
  const before = { enviadoEm: hoursAgo(48), clicadoEm: hoursAgo(47) }
  await database.db
    .insert(carrinhosLembrados)
    .values({ idCarrinho: id, email: 'ana@example.com', em: hoursAgo(48), ...before })

  expect(await remind(id)).toMatchObject({ status: 200 })
  expect((await list()).body.itens).toMatchObject([
    { lembrete: { em: NOON.toISOString(), enviadoEm: null, clicadoEm: null } },
  ])
})

test('refuses to remind owners who never agreed to offers, or withdrew their consent', async () => {
  const never = await cart({ sessao: await draft({ aceitaOfertas: false }) }, 2)
  const { idCliente } = await loggedIn(database.db, { ...AGREED, email: 'rita@example.com' })
  const tookBack = await cart({ idCliente }, 2)
  await database.db.insert(ofertasRecusadas).values({ email: 'rita@example.com', em: hoursAgo(1) })

  for (const id of [never, tookBack])
    expect(await remind(id)).toMatchObject({ status: 409, body: { code: 'LembreteSemConsentimento' } })
  expect(await remind(999_999)).toMatchObject({ status: 404 })
  expect(await remind(never, 'leitura')).toMatchObject({ status: 403 })
})

type Papel = 'gerente' | 'leitura'

const list = (query = '', papel: Papel = 'gerente') => api('GET', `/carts/abandoned${query}`, { papel })

const remind = (id: number, papel: Papel = 'gerente') =>
  api('POST', `/carts/${id}/reminder`, { papel, body: {} })

const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000)

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

async function cart(owner: { sessao: string } | { idCliente: number }, hours: number): Promise<number> {
  const [row] = await database.db
    .insert(carrinhos)
    .values({ ...owner, mensagens: [], alteradoEm: hoursAgo(hours) })
    .returning()
  await database.db.insert(carrinhoItens).values({
    idCarrinho: row!.id,
    idProduto: sku.id_produto,
    idAtributoSimples: sku.id,
    quantidade: 3,
    nome: 'Cordas',
    precoPor: 12_345,
  })
  return row!.id
}

/** The session of a guest who identified themselves at checkout. */
async function draft(changes: { aceitaOfertas?: boolean } = {}): Promise<string> {
  const sessao = hash(randomUUID())
  await database.db.insert(compras).values({
    sessao,
    identificacao: {
      pessoa: 'F',
      nomeRazao: 'Ana Reis',
      documento: '52998224725',
      inscricaoEstadual: '',
      email: 'Ana@example.com',
      celular: '+5511987654321',
      aceitaOfertas: true,
      ...changes,
    },
    alteradaEm: hoursAgo(3),
  })
  return sessao
}

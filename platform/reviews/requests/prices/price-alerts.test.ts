import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { eraseAuthor } from '../../authors/erase-author.ts'
import { exportWritings } from '../../authors/export-writings.ts'
import { reviewsJobs } from '../../jobs.ts'
import { purgeRequests } from '../purge-requests.ts'
import { notifyPriceFalls } from './notify-price-falls.ts'

type Body = {
  id: number
  chave: string
  code: string
  avisos: { id: number; preco: number; confirmado: boolean }[]
  precos: { id: number; preco: number }[]
  itens: unknown[]
  mensagens: { mensagem: string }[]
}

type Goods = { idProduto: number; idSku: number }

const NOW = new Date('2026-11-21T12:00:00Z')
const DAY_MS = 86_400_000
const EMAIL = 'bia@example.com'

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let token: string
let violin: Goods
let bow: Goods

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  api = testApi<Body>(database.db)
  token = (await loggedIn(database.db, { email: EMAIL, nomeRazao: 'Bia Melo' })).token
  const save = async (slug: string, sku: string) => {
    const { id } = await saveProduct(database, sampleProduct(slug, { skus: [sampleSku(sku)] }))
    const { rows } = await database.pool.query('select id from skus where sku = $1', [sku])
    return { idProduto: id, idSku: rows[0].id }
  }
  violin = await save('violino', 'V44')
  bow = await save('arco', 'ARCO')
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'avisos_preco_enderecos',
    'avisos_preco',
    'tentativas',
    'favoritos',
    'pgboss.job',
  )
  await database.pool.query('delete from promocoes')
  await database.pool.query('update skus set preco_por = 10000, preco_de = null, estoque = 5')
})

test('an alert counts once its link is confirmed, and one mail says that the price fell', async () => {
  await ask(violin, { email: 'um@example.com' })
  const link = await linkOf('um@example.com', 'Falta só confirmar')
  await costs(violin, 9_000)
  expect(await mailsOn(0)).toEqual([])

  const { body } = await own(link)
  expect(body.avisos).toMatchObject([{ confirmado: false, preco: 9_000 }])
  await confirm(link, body.avisos[0]?.id)
  expect(await mailsOn(0)).toEqual([
    { to: 'um@example.com', text: expect.stringMatching(/Antes: R\$\s100,00.*R\$\s90,00/s) },
  ])
  expect(await mailsOn(1)).toEqual([])
})

test('a price that wobbles sends nothing more, one that falls further does, and an old one is forgotten', async () => {
  await ask(violin, { session: token })
  const mailed: number[] = []
  for (const [day, price] of [10_050, 9_950, 9_500, 10_000, 9_500, 9_450, 9_400, 10_000].entries()) {
    await costs(violin, price)
    if ((await mailsOn(day)).length > 0) mailed.push(price)
  }
  expect(mailed).toEqual([9_500, 9_400])

  expect(await mailsOn(40)).toEqual([])
  await costs(violin, 9_500)
  expect(await mailsOn(41)).toHaveLength(1)
})

test('only below the value that the shopper says, and only what can be bought', async () => {
  await ask(violin, { session: token, alvo: 8_000 })
  await costs(violin, 8_500)
  expect(await mailsOn(0)).toEqual([])
  await costs(violin, 8_000)
  await database.pool.query('update skus set estoque = 0')
  expect(await mailsOn(1)).toEqual([])
  await database.pool.query('update skus set estoque = 1')
  expect(await mailsOn(2)).toHaveLength(1)
})

test('what has no price to show says none, and takes no alert', async () => {
  const { id } = await saveProduct(
    database,
    sampleProduct('luthier', { situacao: 'sobConsulta', skus: [sampleSku('LUT')] }),
  )
  const { rows: skus } = await database.pool.query('select id from skus where id_produto = $1', [id])
  const luthier = { idProduto: id, idSku: skus[0].id }

  for (const answer of [
    await ask(luthier, { session: token }),
    await api('GET', `/price-alerts/product/${id}`),
  ])
    expect(answer).toMatchObject({ status: 422, body: { code: 'ProdutoSobConsulta' } })
  await api('POST', '/wishlist/add', { session: token, body: { idProduto: id } })
  await api('POST', '/price-alerts/favourites', { session: token })
  expect(await rows()).toEqual([])
})

test('the alert of a favourite watches what is in stock, though another size is cheaper', async () => {
  const { id } = await saveProduct(
    database,
    sampleProduct('fracionado', {
      skus: [sampleSku('F14', {}, { Tamanho: '1/4' }), sampleSku('F44', {}, { Tamanho: '4/4' })],
    }),
  )
  await database.pool.query(
    "update skus set preco_por = 9000, estoque = 0 where sku = 'F14' and id_produto = $1",
    [id],
  )
  await api('POST', '/wishlist/add', { session: token, body: { idProduto: id } })
  await api('POST', '/price-alerts/favourites', { session: token })
  await database.pool.query("update skus set preco_por = 8000 where sku = 'F44'")

  expect(await mailsOn(0)).toHaveLength(1)
})

test('a promotion for everybody is a fall, for one unit and as the form shows it', async () => {
  await ask(violin, { session: token })
  const promotion = {
    hash: 'semana',
    nome: 'Semana',
    beneficio: { tipo: 'porcentagem' as const, porcentagem: 20 },
  }
  await savePromotion(database, { ...promotion, subtotalMinimo: 50_000 })
  expect(await mailsOn(0)).toEqual([])
  await savePromotion(database, { ...promotion, subtotalMinimo: 0 })

  expect((await api('GET', `/price-alerts/product/${violin.idProduto}`)).body.precos).toEqual([
    { id: violin.idSku, preco: 8_000 },
  ])
  expect(await mailsOn(1)).toEqual([{ to: EMAIL, text: expect.stringMatching(/R\$\s80,00/) }])
})

test('an address gets one mail a day, with all that fell', async () => {
  await ask(violin, { session: token })
  await ask(bow, { session: token })
  await costs(violin, 9_000)
  expect(await mailsOn(0)).toHaveLength(1)
  await costs(violin, 8_000)
  await costs(bow, 8_000)
  expect(await mailsOn(0.2)).toEqual([])
  expect(await mailsOn(1)).toEqual([
    { to: EMAIL, text: expect.stringMatching(/violino.*arco|arco.*violino/s) },
  ])
})

test('a price that rose again before the mail left is not sent', async () => {
  await ask(violin, { session: token })
  await costs(violin, 9_000)
  await notifyPriceFalls(at(0))
  await costs(violin, 10_000)
  expect(await sent()).toEqual([])
  // The fall that nobody heard of is news when it comes again.
  await costs(violin, 9_000)
  expect(await mailsOn(1)).toHaveLength(1)
})

test('a price that rose above the value that the shopper says, before the mail left, is not sent', async () => {
  await ask(violin, { session: token, alvo: 9_500 })
  await costs(violin, 9_000)
  await notifyPriceFalls(at(0))
  await costs(violin, 9_600)
  expect(await sent()).toEqual([])
  await costs(violin, 9_000)
  expect(await mailsOn(1)).toHaveLength(1)
})

test.each([
  ['not below the price', 10_000, 'Use um valor menor que o preço de hoje'],
  ['no amount', 0, 'Digite um valor como 99,90.'],
])('refuses a value that is %s', async (_case, alvo, sentence) => {
  const { status, body } = await ask(violin, { session: token, alvo })
  expect([status, body.code]).toEqual([422, 'CamposInvalidos'])
  expect(JSON.stringify(body)).toContain(sentence)
})

test('a stranger changes nothing of a confirmed alert, and reads the same as for a new one', async () => {
  await ask(violin, { session: token })
  const again = await ask(violin, { email: EMAIL, alvo: 100 })
  expect(again.body).toEqual((await ask(violin, { email: 'novo@example.com', alvo: 100 })).body)
  expect(await rows()).toMatchObject([
    { alvo: null, confirmado: true },
    { alvo: 100, confirmado: false },
  ])
  expect((await linkOf(EMAIL, 'Você já tem este aviso')).chave).not.toBe('')
})

test('an address has thirty alerts that count, and ten that wait for its confirmation', async () => {
  const goods: Goods[] = []
  for (let i = 0; i < 41; i++)
    goods.push({
      idProduto: (await saveProduct(database, sampleProduct(`corda-${i}`, { skus: [sampleSku(`C${i}`)] })))
        .id,
      idSku: (await database.pool.query('select max(id) as id from skus')).rows[0].id,
    })
  const statuses: number[] = []
  for (const one of goods.slice(0, 31)) {
    await emptyTables(database.pool, 'tentativas')
    statuses.push((await ask(one, { session: token })).status)
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([409])

  for (const one of goods.slice(30)) {
    await emptyTables(database.pool, 'tentativas')
    await ask(one, { email: EMAIL })
  }
  expect((await rows()).filter(({ confirmado }) => !confirmado)).toHaveLength(10)
  const link = await linkOf(EMAIL, 'Falta só confirmar')
  const { avisos } = (await own(link)).body
  const waiting = avisos.find(({ confirmado }) => !confirmado)
  expect(await confirm(link, waiting?.id)).toMatchObject({ status: 409, body: { code: 'AvisosDemais' } })
  const counting = avisos.find(({ confirmado }) => confirmado)
  expect(await confirm(link, counting?.id)).toMatchObject({ status: 200, body: { avisos } })
})

test('links are sent five times an hour to one address', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await ask(violin, { email: 'um@example.com' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('customers are alerted of their favourites at once, and see and end each alert', async () => {
  for (const { idProduto } of [violin, bow])
    await api('POST', '/wishlist/add', { session: token, body: { idProduto } })
  await ask(violin, { session: token, alvo: 5_000 })
  await api('POST', '/price-alerts/favourites', { session: token })
  expect(await rows()).toMatchObject([
    { alvo: 5_000, confirmado: true },
    { alvo: null, confirmado: true },
  ])
  expect(await api('POST', '/price-alerts/favourites', { session: sessionToken() })).toMatchObject({
    status: 401,
  })

  const { body: link } = await api('GET', '/price-alerts', { session: token })
  const { avisos } = (await own(link)).body
  expect(avisos).toHaveLength(2)
  const ended = await api('POST', `/price-alerts/${link.id}/end`, {
    body: { chave: link.chave, aviso: avisos[0]?.id },
  })
  expect(ended.body.avisos).toHaveLength(1)
})

test('one click ends all alerts of an address, and of no other', async () => {
  await ask(violin, { session: token })
  await ask(violin, { email: 'um@example.com' })
  await costs(violin, 9_000)
  await notifyPriceFalls(at(0))
  const mailbox = openMailbox()
  await runWaitingJobs(reviewsJobs, at(0), mailbox)
  const mail = mailbox.messages.find(({ to }) => to.email === EMAIL)
  const [, id, chave] =
    /preco\?endereco=(\d+)&chave=([\w-]+)/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')

  const other = (await rows()).find(({ email }) => email !== EMAIL)
  expect(await leave(String(other?.idEndereco), chave ?? '')).toMatchObject({ status: 410 })
  expect(await leave(id ?? '', chave ?? '')).toMatchObject({ status: 200 })
  expect(await rows()).toMatchObject([{ email: 'um@example.com' }])
})

test('alerts are exported and erased with their address, and deleted after a year or an unconfirmed week', async () => {
  await ask(violin, { session: token })
  await ask(bow, { email: 'um@example.com' })
  const author = { id: 0, email: EMAIL }
  expect((await exportWritings(database.db, author)).avisosDePreco).toMatchObject([
    { idSku: violin.idSku, referencia: 10_000, texto: expect.stringContaining('um e-mail por dia') },
  ])

  await purgeRequests(at(8))
  expect(await rows()).toMatchObject([{ email: EMAIL }])
  await database.db.transaction((tx) => eraseAuthor(tx, author, []))
  expect(await rows()).toEqual([])
  await ask(violin, { session: token })
  await purgeRequests(at(366))
  expect(await rows()).toEqual([])
})

test('the panel counts who waits for a price, by SKU, and names nobody', async () => {
  await ask(violin, { session: token, alvo: 7_000 })
  await ask(bow, { email: 'um@example.com' })
  const panel = testAdminApi<Body>(database.db)
  const { body } = await panel('GET', '/price-alerts', { papel: 'gerente' })
  expect(body.itens).toMatchObject([
    { idSku: violin.idSku, esperando: 1, comValor: 1, menorValor: 7_000, precoPor: 10_000 },
  ])
  expect(JSON.stringify(body)).not.toContain('example.com')
})

type Asked = { email?: string; session?: string; alvo?: number }

function ask({ idProduto, idSku }: Goods, { session, ...typed }: Asked) {
  const body = { idProduto, idAtributoSimples: idSku, ...typed }

  return api('POST', '/price-alerts', { body, ...(session && { session }) })
}

function own({ id, chave }: { id: number | string; chave: string }) {
  return api('GET', `/price-alerts/${id}?chave=${chave}`)
}

function confirm({ id, chave }: { id: string; chave: string }, aviso: number | undefined) {
  return api('POST', `/price-alerts/${id}/confirmation`, { body: { chave, aviso } })
}

function leave(id: string, chave: string) {
  return api('POST', `/price-alerts/${id}/departure`, { body: { chave } })
}

function costs({ idSku }: Goods, price: number) {
  return database.pool.query('update skus set preco_por = $2 where id = $1', [idSku, price])
}

function at(days: number) {
  return testContext(database.db, { now: new Date(NOW.getTime() + days * DAY_MS) })
}

/** Runs the job that many days later, and what it enqueued. */
async function mailsOn(days: number) {
  await notifyPriceFalls(at(days))

  return sent()
}

async function sent() {
  const mailbox = openMailbox()
  await runWaitingJobs(reviewsJobs, at(0), mailbox)

  return mailbox.messages.map(({ to, text }) => ({ to: to.email, text }))
}

async function linkOf(email: string, title: string): Promise<{ id: string; chave: string }> {
  const mail = (await sent()).findLast(({ to, text }) => to === email && text.includes(title))
  const [, id = '', chave = ''] =
    /\/avise-me\/preco\?endereco=(\d+)&chave=([\w-]+)/.exec(mail?.text ?? '') ?? []

  return { id, chave }
}

async function rows() {
  const { rows } = await database.pool.query<{
    email: string
    idEndereco: number
    alvo: number | null
    confirmado: boolean
  }>(`
    select e.email, e.id as "idEndereco", a.alvo, a.confirmado_em is not null as confirmado
    from avisos_preco a join avisos_preco_enderecos e on e.id = a.id_endereco order by a.id`)

  return rows
}

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnPlace } from '#contract/reviews/queue.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { removeImportedProduct } from '#platform/catalog/product/import/remove-imported.ts'
import { endHold } from '#platform/catalog/stock/waiting/holds/holds.ts'
import { notifyRestock } from '#platform/catalog/stock/waiting/notify-restock.ts'
import { erasePlaces } from '#platform/catalog/stock/waiting/personal-places.ts'
import { leavePlace } from '#platform/catalog/stock/waiting/places.ts'
import { avisosEstoque } from '#platform/catalog/stock/waiting/tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { reviewsJobs } from '../../jobs.ts'
import { endGoneRequests } from '../end-gone-requests.ts'
import { purgeRequests } from '../purge-requests.ts'

type Body = {
  itens: unknown[]
  code: string
  situacao: string
  lugar: number
  reservadoAte: string | null
  mensagens: { mensagem: string }[]
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let idProduto: number
let idSku: number
let otherSku: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  const save = (slug: string, sku: string) =>
    saveProduct(database, sampleProduct(slug, { skus: [sampleSku(sku, { estoque: 0 })] }))
  idProduto = (await save('violino', 'V44')).id
  await save('viola', 'VA')
  const { rows } = await database.pool.query('select id from skus order by id')
  ;[{ id: idSku }, { id: otherSku }] = rows
  api = testApi<Body>(database.db)
  context = testContext(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'reservas_espera', 'avisos_estoque', 'tentativas', 'pgboss.job')
  await database.pool.query('update skus set estoque = 0')
})

test('a place counts once its link is confirmed, and its number only falls', async () => {
  await request('um@example.com')
  await request('dois@example.com')
  const [first, second] = [await linkOf('um@example.com'), await linkOf('dois@example.com')]
  expect(await place(first)).toMatchObject({ status: 200, body: { situacao: 'aConfirmar', lugar: 1 } })

  expect(await confirm(second)).toMatchObject({ body: { situacao: 'esperando', lugar: 1 } })
  expect(await place(first)).toMatchObject({ body: { situacao: 'aConfirmar', lugar: 2 } })
  expect(await confirm(first)).toMatchObject({ body: { situacao: 'esperando', lugar: 2 } })
  expect(await place(second)).toMatchObject({ body: { lugar: 1 } })

  await confirm(second)
  expect(await place(second)).toMatchObject({ body: { lugar: 1 } })
  await api('POST', `/stock-queue/${second.id}/departure`, { body: { chave: second.chave } })
  expect(await place(first)).toMatchObject({ body: { lugar: 1 } })
  expect(await place(second)).toMatchObject({ status: 410, body: { code: 'ChaveInvalida' } })
})

test('no mail of the queue names a price that is on request', async () => {
  await request('um@example.com')
  await deliver()
  expect(links.at(-1)?.text).toContain('R$')
  const onRequest = { situacao: 'sobConsulta' as const, skus: [sampleSku('V44', { estoque: 0 })] }
  await saveProduct(database, sampleProduct('violino', onRequest))
  await request('dois@example.com')
  await deliver()
  const text = links.at(-1)?.text
  await saveProduct(database, sampleProduct('violino', { skus: [sampleSku('V44', { estoque: 0 })] }))

  expect(text).toContain('Produto violino')
  expect(text).not.toContain('R$')
})

test('queues of SKUs are separate', async () => {
  await database.pool.query(
    `insert into avisos_estoque (id_sku, id_produto, nome, email, contato, mensagem, mailing, criado_em)
     select id, id_produto, '', 'fila@example.com', '', '', false, now() from skus where id = $1`,
    [otherSku],
  )
  await request('um@example.com')
  expect(await confirm(await linkOf('um@example.com'))).toMatchObject({ body: { lugar: 1 } })
})

test("a customer's own address has its number at once; another's has to be confirmed", async () => {
  const { token } = await loggedIn(database.db, { email: 'bia@example.com', nomeRazao: 'Bia Melo' })

  expect((await request('', token)).body.mensagens[0]?.mensagem).toContain('Você é o 1º da fila.')
  expect((await request('outra@example.com', token)).body.mensagens[0]?.mensagem).toMatch(
    /^Falta confirmar: .* 2º da fila/,
  )
  expect(await database.db.select().from(avisosEstoque)).toMatchObject([
    { email: 'bia@example.com', confirmadoEm: context.now, texto: expect.stringContaining('link para sair') },
    { email: 'outra@example.com', confirmadoEm: null },
  ])
})

test('customers list the places of their own address, with number, date and key, and leave them', async () => {
  const { token } = await loggedIn(database.db, { email: 'lia@example.com' })
  await request('um@example.com')
  await database.pool.query('update avisos_estoque set confirmado_em = criado_em')
  await request('', token)
  await request('outra@example.com', token)
  const own = async () => (await api('GET', '/stock-queue', { session: token })).body.itens as OwnPlace[]

  const [place, ...others] = await own()
  expect(others).toEqual([])
  expect(place).toMatchObject({ situacao: 'esperando', lugar: 2, previsaoReposicao: null })
  expect(place?.produto.nome).toContain('violino')
  expect(await api('GET', '/stock-queue')).toMatchObject({ status: 401 })

  await database.pool.query('update skus set estoque = 2 where id = $1', [idSku])
  await notifyRestock(context)
  expect(await own()).toMatchObject([{ situacao: 'reservado' }])
  await api('POST', `/stock-queue/${place?.id}/departure`, { body: { chave: place?.chave } })
  expect(await own()).toEqual([])
})

test('a stranger does not learn who is in the queue, and cannot take a place for them twice', async () => {
  await request('um@example.com')
  await confirm(await linkOf('um@example.com'))

  const again = await request('um@example.com')
  expect(again.body).toEqual((await request('dois@example.com')).body)
  expect(await database.db.$count(avisosEstoque)).toBe(2)
})

test('a unit that came back is held for the first one, whose link puts it into the cart, and for nobody else', async () => {
  await request('um@example.com')
  await request('dois@example.com')
  const [first, second] = [await linkOf('um@example.com'), await linkOf('dois@example.com')]
  await confirm(first)
  await confirm(second)
  await database.pool.query('update skus set estoque = 1 where id = $1', [idSku])
  await notifyRestock(context)
  await linkOf('um@example.com')
  expect(links.at(-1)).toMatchObject({
    email: 'um@example.com',
    text: expect.stringMatching(/reservamos uma unidade para você até \d\d\/\d\d\/\d{4} às/),
  })
  expect(await place(first)).toMatchObject({
    body: { situacao: 'reservado', reservadoAte: expect.any(String) },
  })
  expect(await place(second)).toMatchObject({ body: { situacao: 'esperando', lugar: 1 } })

  const [holder, stranger] = [sessionToken(), sessionToken()]
  const goods = { itens: [{ idProduto, idAtributoSimples: idSku, quantidade: 1 }] }
  const take = (session: string) =>
    api('POST', `/stock-queue/${first.id}/cart`, { session, body: { chave: first.chave } })
  expect(await api('POST', '/checkout/cart', { session: stranger, body: goods })).toMatchObject({
    body: { code: 'EstoqueInsuficiente' },
  })
  expect(await take(holder)).toMatchObject({ status: 200 })
  expect(await take(holder)).toMatchObject({ status: 200 })
  const { reservadoAte } = (await place(first)).body
  expect((await api('GET', '/checkout/cart', { session: holder })).body.itens).toMatchObject([
    { quantidade: 1, exemplar: null, reservadoAte },
  ])

  await api('POST', `/stock-queue/${first.id}/departure`, { body: { chave: first.chave } })
  expect((await api('GET', '/checkout/cart', { session: holder })).body.itens).toEqual([])
  expect(await place(second)).toMatchObject({ body: { situacao: 'reservado' } })
  expect(await take(holder)).toMatchObject({ status: 410 })
})

test('what is in stock takes no places, by form or by link, so nobody takes it off the sale', async () => {
  const { token } = await loggedIn(database.db, { email: 'ana@example.com', nomeRazao: 'Ana Melo' })
  await request('um@example.com')
  const link = await linkOf('um@example.com')
  await database.pool.query('update skus set estoque = 1 where id = $1', [idSku])

  for (const answer of [await request('', token), await request('dois@example.com'), await confirm(link)])
    expect(answer).toMatchObject({ status: 409, body: { code: 'ProdutoAVenda' } })
  await notifyRestock(context)
  expect((await database.pool.query('select estoque from skus where id = $1', [idSku])).rows).toEqual([
    { estoque: 1 },
  ])
})

test('one unit at most is reserved for one address: the next is for somebody else', async () => {
  const { token } = await loggedIn(database.db, { email: 'cau@example.com', nomeRazao: 'Cau Melo' })
  await request('', token)
  await database.pool.query('update skus set estoque = 1 where id = $1', [idSku])
  await notifyRestock(context)

  expect(await request('', token)).toMatchObject({ status: 409, body: { code: 'UnidadeJaReservada' } })
  // Without the login nothing is revealed, and the link says so to the address alone.
  expect(await request('cau@example.com')).toMatchObject({ status: 200 })
  expect(await confirm(await linkOf('cau@example.com'))).toMatchObject({
    status: 409,
    body: { code: 'UnidadeJaReservada' },
  })
})

test('who lets a held unit go by is notified that it went to the next, or on sale', async () => {
  await request('um@example.com')
  await request('dois@example.com')
  const [first, second] = [await linkOf('um@example.com'), await linkOf('dois@example.com')]
  await confirm(first)
  await confirm(second)
  await database.pool.query('update skus set estoque = 1 where id = $1', [idSku])
  await notifyRestock(context)
  const day = 86_400_000
  const mailsAt = async (days: number) => {
    const before = links.length
    await notifyRestock(testContext(database.db, { now: new Date(context.now.getTime() + days * day) }))
    await deliver()
    return links
      .slice(before)
      .map(({ email, text }) => [email, text.split('\n').find((line) => /reserva|sua/.test(line))])
  }
  await deliver()

  expect(await mailsAt(20)).toEqual([
    ['dois@example.com', expect.stringContaining('Chegou, e uma unidade é sua')],
    ['um@example.com', expect.stringContaining('A sua reserva passou adiante')],
  ])
  expect(await mailsAt(40)).toEqual([['dois@example.com', expect.stringContaining('A sua reserva terminou')]])
  expect(await mailsAt(60)).toEqual([])
})

test('whose product is hidden before the mail is sent is notified once it is shown again, at the same place', async () => {
  await request('um@example.com')
  await request('dois@example.com')
  const [first, second] = [await linkOf('um@example.com'), await linkOf('dois@example.com')]
  await confirm(first)
  await confirm(second)
  await deliver()
  await database.pool.query('update skus set estoque = 1 where id = $1', [idSku])
  await notifyRestock(context)
  await show('inativo')
  const before = links.length
  await deliver()
  expect(links).toHaveLength(before)
  await notifyRestock(context)
  expect(await stockAndHolds()).toEqual({ estoque: 1, reservadas: 0 })

  await show('disponivel')
  await notifyRestock(context)
  await deliver()
  expect(links.slice(before)).toMatchObject([
    { email: 'um@example.com', text: expect.stringContaining('Chegou, e uma unidade é sua') },
  ])
  expect(await place(first)).toMatchObject({ body: { situacao: 'reservado' } })
  expect(await place(second)).toMatchObject({ body: { situacao: 'esperando', lugar: 1 } })
})

test('a hold that ends while its product is hidden leaves the place as it was, and gives it a unit later', async () => {
  await request('um@example.com')
  await request('dois@example.com')
  const [first, second] = [await linkOf('um@example.com'), await linkOf('dois@example.com')]
  await confirm(first)
  await confirm(second)
  await database.pool.query('update skus set estoque = 1 where id = $1', [idSku])
  await notifyRestock(context)
  await deliver()
  await show('inativo')
  const before = links.length
  const later = testContext(database.db, { now: new Date(context.now.getTime() + 20 * 86_400_000) })
  await notifyRestock(later)
  await deliver()
  expect(links).toHaveLength(before)
  expect(await stockAndHolds()).toEqual({ estoque: 1, reservadas: 0 })

  await show('disponivel')
  await notifyRestock(later)
  await deliver()
  expect(links.slice(before).map(({ email }) => email)).toEqual(['um@example.com'])
  expect(await place(first)).toMatchObject({ body: { situacao: 'reservado' } })
})

test('links are sent five times an hour to one address', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await request('um@example.com')).status)

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test("another place's key opens nothing", async () => {
  await request('um@example.com')
  await request('dois@example.com')
  const [first, second] = [await linkOf('um@example.com'), await linkOf('dois@example.com')]
  const forged = { id: first.id, chave: second.chave }

  for (const answer of [await place(forged), await confirm(forged)])
    expect(answer).toMatchObject({ status: 410, body: { code: 'ChaveInvalida' } })
  expect(await place(first)).toMatchObject({ body: { situacao: 'aConfirmar' } })
})

test('a place that nobody confirms is deleted after a week', async () => {
  await request('um@example.com')
  await request('dois@example.com')
  await confirm(await linkOf('dois@example.com'))
  await purgeRequests(testContext(database.db, { now: new Date(context.now.getTime() + 8 * 86_400_000) }))

  expect(await database.db.select().from(avisosEstoque)).toMatchObject([{ email: 'dois@example.com' }])
})

test('a place for what left the store ends with a mail, and so does a confirmed alert of its price', async () => {
  const { id, skus } = await withVariants()
  const [deleted = 0, stays = 0] = skus
  await waitFor(deleted, id, 'um@example.com')
  await waitFor(stays, id, 'dois@example.com')
  await database.pool.query(
    `with address as (insert into avisos_preco_enderecos (email) values ('tres@example.com') returning id)
     insert into avisos_preco (id_endereco, id_produto, id_sku, referencia, criado_em, confirmado_em, texto)
     select address.id, $1, $2, 100, now(), now(), '' from address`,
    [id, deleted],
  )
  await saveProduct(
    database,
    sampleProduct('rabeca', { skus: [sampleSku('R-B', { estoque: 0 }, { Cor: 'B' })] }),
  )

  expect(await goneMails()).toEqual([
    ['tres@example.com', expect.stringContaining('o seu aviso de preço termina aqui')],
    ['um@example.com', expect.stringContaining('o seu lugar na fila termina aqui')],
  ])
  expect(await goneMails()).toEqual([])
  const { rows } = await database.pool.query('select email from avisos_estoque where avisado_em is null')
  expect(rows).toEqual([{ email: 'dois@example.com' }])
  expect(await database.pool.query('select from avisos_preco')).toMatchObject({ rowCount: 0 })
})

test('whoever has a unit on hold of a variant that leaves the store reads so, once', async () => {
  const { id, skus } = await withVariants()
  const [deleted = 0] = skus
  const place = await waitFor(deleted, id, 'um@example.com', true)
  await database.pool.query(
    'insert into reservas_espera (id_aviso, id_sku, criada_em) values ($1, $2, now())',
    [place, deleted],
  )
  await saveProduct(
    database,
    sampleProduct('rabeca', { skus: [sampleSku('R-B', { estoque: 0 }, { Cor: 'B' })] }),
  )
  // A hold whose time is over goes to the next one, who doesn't exist.
  await notifyRestock({ ...context, now: new Date(Date.now() + 8 * 86_400_000) })

  expect(await goneMails()).toEqual([
    [
      'um@example.com',
      expect.stringContaining('a unidade que estava reservada para você também saiu da loja'),
    ],
  ])
  expect(await goneMails()).toEqual([])
  expect(await database.pool.query('select from reservas_espera')).toMatchObject({ rowCount: 0 })
})

test('a place with a unit on hold of a variant that left can be given up, and is erased with its address', async () => {
  const { id, skus } = await withVariants()
  const [deleted = 0] = skus
  const [first, second] = [
    await waitFor(deleted, id, 'um@example.com', true),
    await waitFor(deleted, id, 'dois@example.com', true),
  ]
  for (const place of [first, second])
    await database.pool.query(
      'insert into reservas_espera (id_aviso, id_sku, criada_em) values ($1, $2, now())',
      [place, deleted],
    )
  await saveProduct(
    database,
    sampleProduct('rabeca', { skus: [sampleSku('R-B', { estoque: 0 }, { Cor: 'B' })] }),
  )
  await database.db.transaction(async (tx) => {
    await endHold(tx, first)
    await leavePlace(tx, first)
    await erasePlaces(tx, 'dois@example.com')
  })

  expect(await database.db.select().from(avisosEstoque)).toEqual([])
})

test('whoever waits for a product that is deleted as a whole is led to others of its category', async () => {
  const { id, skus } = await withVariants()
  const [first = 0, second = 0] = skus
  await waitFor(first, id, 'um@example.com')
  const place = await waitFor(second, id, 'dois@example.com', true)
  await database.pool.query(
    'insert into reservas_espera (id_aviso, id_sku, criada_em) values ($1, $2, now())',
    [place, second],
  )
  await database.pool.query(
    `with address as (
       insert into avisos_preco_enderecos (email) values ('quatro@example.com') returning id
     )
     insert into avisos_preco (id_endereco, id_produto, id_sku, referencia, criado_em, confirmado_em, texto)
     select address.id, $1, $2, 100, now(), now(), '' from address`,
    [id, first],
  )
  expect(await database.db.transaction((tx) => removeImportedProduct(tx, id))).toBe(true)
  // The job that knows its name enqueues the mails, and nothing else ends what they are about before.
  expect(await goneMails()).toEqual([])
  const mails = await goneMails()
  expect(mails.map(([to]) => to)).toEqual(['dois@example.com', 'quatro@example.com', 'um@example.com'])
  for (const [, text] of mails) {
    expect(text).toContain('Não vamos mais vender Produto rabeca: ')
    expect(text).toContain('http://loja.test/cordas/cordas-para-violino')
  }
  expect(await goneMails()).toEqual([])
})

/** A confirmed place in the queue for a SKU; `notified` if it has had its mail. */
async function waitFor(sku: number, produto: number, email: string, notified = false): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into avisos_estoque
       (id_sku, id_produto, nome, email, contato, mensagem, mailing, criado_em, confirmado_em, avisado_em)
     values ($1, $2, '', $3, '', '', false, now(), now(), case when $4 then now() end) returning id`,
    [sku, produto, email, notified],
  )

  return rows[0]?.id ?? 0
}

async function withVariants() {
  const skus = ['A', 'B'].map((colour) => sampleSku(`R-${colour}`, { estoque: 0 }, { Cor: colour }))
  const { id } = await saveProduct(database, sampleProduct('rabeca', { skus }))
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from skus where id_produto = $1 order by sku',
    [id],
  )

  return { id, skus: rows.map((row) => row.id) }
}

async function goneMails() {
  const mailbox = openMailbox()
  await endGoneRequests(context)
  await runWaitingJobs(reviewsJobs, context, mailbox)

  return mailbox.messages.map(({ to, text }) => [to.email, text]).toSorted()
}

/** Hides the product, or shows it again. */
async function show(situacao: 'disponivel' | 'inativo') {
  const product = sampleProduct('violino', { situacao, skus: [sampleSku('V44', { estoque: 0 })] })
  await saveProduct(database, product, { unchangedStock: true })
}

async function stockAndHolds() {
  const { rows } = await database.pool.query(
    'select estoque, (select count(*)::int from reservas_espera) as reservadas from skus where id = $1',
    [idSku],
  )

  return rows[0]
}

function request(email: string, session?: string) {
  const body = { idProduto, idAtributoValor: idSku, email }

  return api('POST', '/product/solicitation', { body, ...(session && { session }) })
}

async function deliver() {
  const mailbox = openMailbox()
  await runWaitingJobs(reviewsJobs, context, mailbox)
  links.push(...mailbox.messages.map(({ to, text }) => ({ email: to.email, text })))
}

/** The link in the address's latest mail. */
async function linkOf(email: string): Promise<{ id: string; chave: string }> {
  await deliver()
  const mail = links.findLast((one) => one.email === email)
  const [, id, chave] = /\/avise-me\/fila\/(\d+)\?chave=([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (!id || !chave) throw new Error(`No link was sent to ${email}.`)

  return { id, chave }
}

let minutes = 0

const links: { email: string; text: string }[] = []

function place({ id, chave }: { id: string; chave: string }) {
  return api('GET', `/stock-queue/${id}?chave=${chave}`)
}

/** Each a minute after the one before. */
function confirm({ id, chave }: { id: string; chave: string }) {
  minutes += 1
  const now = new Date(context.now.getTime() + minutes * 60_000)

  return api('POST', `/stock-queue/${id}/confirmation`, { body: { chave }, context: { now } })
}

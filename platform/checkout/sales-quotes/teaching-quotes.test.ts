import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnSalesQuote } from '#contract/orders/sales/own-sales-quotes.ts'
import { freightTables } from '#demo/freight.ts'
import { sampleList } from '#platform/customers/teaching/teaching.fixtures.ts'
import { recordEvent } from '#platform/orders/lifecycle/record-event.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'

type Answer = OwnSalesQuote & {
  code?: string
  chave: string
  url: string
  total: number
  mensagens: { mensagem: string }[]
}

const BUYER = { nome: 'Rosa Lima', email: 'rosa@example.com', cep: '' }
const KNOWN = { documento: '529.982.247-25', celular: '(11) 98765-4321' }

const SCHOOL_LIST = {
  entrega: 'escola' as const,
  prazo: '2026-11-27',
  endereco: {
    destinatario: 'Escola Aurora',
    cep: '80010000',
    logradouro: 'Rua das Flores',
    numero: '10',
    complemento: '',
    bairro: 'Centro',
    cidade: 'Curitiba',
    uf: 'PR',
    referencia: '',
  },
}

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
  await saveFreightTables({ db: shop.db }, freightTables())
})
beforeEach(async () => {
  await shop.reset()
  await emptyTables(shop.pool, 'propostas', 'tentativas', 'contas_ensino')
})
afterAll(() => shop.close())

test('a teacher’s quote leaves out their credit, which its order does not use', async () => {
  const { token, idCliente } = await teacherWith(4_000)
  await toCart(token, 2)
  expect((await call('GET', '/checkout/cart', token)).body.total).toBe(16_000)
  const quote = await quoteOf(token)

  expect(quote.totais).toMatchObject({ subtotal: 20_000, descontos: 0, total: 20_000 })
  const { status, body } = await accept(quote)
  expect(status).toBe(200)
  expect((await shop.order(body.id)).totalItens).toBe(20_000)
  expect(await creditOf(idCliente)).toBe(4_000)
})

test.each(['credito', 'troca'])('a quote of before with a %s in its prices is refused', async (tipo) => {
  const { token, idCliente } = await teacherWith(4_000)
  await toCart(token, 1)
  const { id, chave } = await quoteOf(token)
  await shop.pool.query(
    `update propostas_versoes set total = 6000, linhas = jsonb_set(
      jsonb_set(linhas, '{0,total}', '6000'), '{0,ajustes}',
      jsonb_build_array(jsonb_build_object('tipo', $2::text, 'origem', 'x', 'label', 'Crédito', 'valor', -4000))
    ) where id_proposta = $1`,
    [id, tipo],
  )
  const { body } = await accept(await read({ id, chave }))

  expect(body.code).toBe('PropostaNaoPermite')
  expect(body.mensagens).toMatchObject([{ mensagem: expect.stringContaining('têm um crédito') }])
  expect((await shop.pool.query('select from pedidos')).rowCount).toBe(0)
  expect(await creditOf(idCliente)).toBe(4_000)
})

describe('a quote of a class’s cart', () => {
  test('becomes an order that has the pupils, with the discount of their list', async () => {
    const list = await listOf()
    const session = await forPupil(list, 2)
    const quote = await quoteOf(session)
    await shop.pool.query('update contas_ensino set percentual = 50')
    const { body } = await accept(quote)

    expect(quote).toMatchObject({
      listas: ['Lista de Clara Nunes'],
      totais: { descontos: 2_000, total: 18_000 },
    })
    expect(await purchases(body.id)).toEqual([
      {
        id_aluno: list.alunos[0],
        id_item: list.itens[0],
        quantidade: 2,
        valor: 18_000,
        desconto: 10,
        credito: 0,
      },
    ])
  })

  test('earns the teacher their credit when its order is paid', async () => {
    const list = await listOf({ conta: { beneficio: 'credito' } })
    const { body } = await accept(await quoteOf(await forPupil(list, 2)))
    const { now } = shop
    await shop.db.transaction((db) =>
      recordEvent({ db, now }, { id: body.id, evento: 'approvePayment', quem: 'loja' }),
    )

    // 10 percent of what is paid on Pix.
    expect(await creditOf(list.idCliente)).toBe(1_800)
  })

  test.each([
    ['its list is closed', "update listas_ensino set situacao = 'fechada'"],
    ['the account lost its approval', "update contas_ensino set situacao = 'recusada'"],
    ['its pupil was taken off the list', 'delete from listas_alunos'],
    ['it is one of before, without pupils', "update propostas_versoes set alunos = '[]'"],
  ])('is refused when %s', async (_case, statement) => {
    const quote = await quoteOf(await forPupil(await listOf(), 2))
    await shop.pool.query(statement)
    const { body } = await accept(quote)

    expect(body.code).toBe('PropostaNaoPermite')
    expect(body.mensagens).toEqual([
      expect.objectContaining({
        mensagem:
          'O desconto “Lista de Clara Nunes” não vale mais. Peça outra proposta, com os preços de hoje.',
      }),
    ])
    expect((await shop.pool.query('select from pedidos')).rowCount).toBe(0)
  })

  test('without a discount is accepted when the list is closed, and earns nothing', async () => {
    const list = await listOf({ conta: { beneficio: 'credito' } })
    const quote = await quoteOf(await forPupil(list, 1))
    await shop.pool.query("update listas_ensino set situacao = 'fechada'")
    const { body } = await accept(quote)

    expect(await purchases(body.id)).toMatchObject([{ id_aluno: list.alunos[0], credito: 0 }])
  })

  test('is refused once somebody has ordered what its discount was for', async () => {
    const list = await listOf()
    const quotes = [await quoteOf(await forPupil(list, 5)), await quoteOf(await forPupil(list, 5))]
    const [first, second] = [await accept(quotes[0]!), await accept(quotes[1]!)]

    expect(await purchases(first.body.id)).toMatchObject([{ quantidade: 5, desconto: 10 }])
    expect(second).toMatchObject({ status: 409, body: { code: 'CompraMudou' } })
  })

  test('is quoted again at the full price once somebody has ordered what its discount was for', async () => {
    const list = await listOf()
    const quotes = [await quoteOf(await forPupil(list, 4)), await quoteOf(await forPupil(list, 4))]
    await accept(quotes[0]!)
    const { id, chave } = quotes[1]!
    const { body } = await call('POST', `/sales-quotes/${id}/versions`, null, { chave, versao: 1 })
    const renewed = await read({ id, chave })
    const { status } = await accept(renewed)

    expect(body).toEqual({ feita: true })
    expect(renewed).toMatchObject({ versao: 2, renovacao: 'cliente', totais: { total: 39_000 } })
    expect(renewed.mudancas).toEqual([
      'O desconto “Lista de Clara Nunes” mudou de R$\u00a040,00 para R$\u00a010,00.',
      'O total mudou de R$\u00a0360,00 para R$\u00a0390,00.',
    ])
    expect(status).toBe(200)
  })

  test('holds no longer than the list', async () => {
    const list = await listOf({ lista: { prazo: '2026-11-23' } })
    const other = await listOf({ lista: { prazo: '2026-12-20' } })

    expect((await quoteOf(await forPupil(list, 1))).validaAte).toBe('2026-11-23')
    expect((await quoteOf(await forPupil(other, 1))).validaAte).toBe('2026-11-26')
  })

  test('has as many units for the pupil as are in stock', async () => {
    const list = await listOf()
    const quote = await quoteOf(await forPupil(list, 3))
    await shop.pool.query('update skus set estoque = 1')
    const { resto } = await read(quote)
    const { body } = await accept(quote, { soDisponivel: true, total: resto?.totais.total ?? 0 })

    expect(await purchases(body.id)).toMatchObject([{ quantidade: 1, valor: 9_000, desconto: 10 }])
  })

  test('goes to the school with the others, without an address of the buyer', async () => {
    const list = await listOf({ lista: SCHOOL_LIST })
    const quote = await quoteOf(await forPupil(list, 1), { cep: '01310-100' })
    const { status, body } = await accept(quote)

    expect(quote).toMatchObject({
      cep: '',
      frete: { id: `escola-${list.idLista}`, valor: 0, escola: true },
      pede: ['documento', 'celular'],
    })
    expect(status).toBe(200)
    expect(await shop.order(body.id)).toMatchObject({
      endereco: { logradouro: 'Rua das Flores', complemento: '' },
      frete: { escola: true },
    })
    expect((await shop.pool.query('select endereco from propostas')).rows).toEqual([{ endereco: null }])
  })

  test('does not go to a school that collects no more', async () => {
    const list = await listOf({ lista: SCHOOL_LIST, conta: { percentual: 0 } })
    const quote = await quoteOf(await forPupil(list, 1), { cep: '01310-100' })
    await shop.pool.query("update listas_ensino set situacao = 'fechada'")
    const { body } = await accept(quote)

    expect(body.code).toBe('PropostaNaoPermite')
    expect(body.mensagens).toMatchObject([{ mensagem: expect.stringContaining('junto com a turma') }])
  })

  test('has its pupils in another version, at the price that staff agreed on', async () => {
    const list = await listOf()
    const { id, chave } = await quoteOf(await forPupil(list, 3))
    expect((await revise(id, { quantidade: 2, preco: 9_500 })).status).toBe(200)
    await shop.pool.query("update listas_ensino set situacao = 'fechada'")
    const { body } = await accept(await read({ id, chave }))

    expect(await purchases(body.id)).toMatchObject([{ quantidade: 2, valor: 19_000, desconto: 0 }])
  })
})

describe('another version by staff', () => {
  const units = { quantidade: 2, preco: 9_500 }

  test('goes to the school as before, at today’s price', async () => {
    const list = await listOf({ lista: SCHOOL_LIST })
    const quote = await quoteOf(await forPupil(list, 3), { cep: '01310-100' })
    await shop.pool.query('update contas_ensino set frete_escola = 700')
    const { body } = await staff(`/${quote.id}/school-freight`, {
      linhas: [{ ...units, idSku: shop.sku.id }],
    })
    const { status } = await revise(quote.id, units, { tipo: 'escola' })

    expect(quote.frete).toMatchObject({ id: `escola-${list.idLista}`, valor: 0 })
    expect(body).toMatchObject({ frete: { id: `escola-${list.idLista}`, valor: 700, escola: true } })
    expect(status).toBe(200)
    expect(await read(quote)).toMatchObject({ versao: 2, cep: '', frete: { valor: 700, escola: true } })
  })

  test.each([
    ['has more than what is for its pupils', { quantidade: 4, preco: 9_500 }, null],
    ['has a list that is closed', units, "update listas_ensino set situacao = 'fechada'"],
  ])('does not go to the school if it %s', async (_case, line, statement) => {
    const list = await listOf({ lista: SCHOOL_LIST })
    const quote = await quoteOf(await forPupil(list, 3), { cep: '01310-100' })
    if (statement) await shop.pool.query(statement)
    const linhas = [{ ...line, idSku: shop.sku.id }]

    expect((await staff(`/${quote.id}/school-freight`, { linhas })).body).toEqual({ frete: null })
    expect((await revise(quote.id, line, { tipo: 'escola' })).body).toMatchObject({
      code: 'PropostaNaoPermite',
      mensagens: [{ mensagem: expect.stringContaining('junto com a turma') }],
    })
  })
})

async function staff(path: string, body: object) {
  const { now, payments } = shop.context()

  return testAdminApi<Answer>(shop.db)('POST', `/sales-quotes${path}`, {
    cookie: await staffCookie(shop.db, 'atendimento', now),
    context: { now, payments },
    body,
  })
}

function revise(
  id: string,
  line: { quantidade: number; preco: number },
  frete: object = { tipo: 'retirada' },
) {
  return staff(`/${id}/versions`, {
    frete,
    versao: 1,
    idCliente: null,
    nome: 'Rosa Lima',
    email: 'rosa@example.com',
    documento: '',
    celular: '',
    dias: 5,
    observacoes: '',
    condicoes: '',
    linhas: [{ ...line, idSku: shop.sku.id }],
  })
}

function call(method: 'GET' | 'POST' | 'PUT', path: string, session: string | null, body?: object) {
  const { now, payments } = shop.context()

  return testApi<Answer>(shop.db)(method, path, {
    context: { now, payments },
    ...(session && { session }),
    ...(body && { body }),
  })
}

async function toCart(session: string, quantidade: number): Promise<void> {
  const { idProduto, id: idAtributoSimples } = shop.sku
  const itens = [{ idProduto, idAtributoSimples, quantidade }]
  await call('POST', '/checkout/cart', session, { itens })
}

/** The quote of a cart, as its buyer sees it. */
async function quoteOf(session: string, typed: object = {}) {
  const { status, body } = await call('POST', '/sales-quotes', session, { ...BUYER, ...typed })
  expect([status, body.code]).toEqual([200, undefined])

  return read(body)
}

async function read({ id, chave }: { id: string; chave: string }) {
  const { body } = await call('GET', `/sales-quotes/${id}?${new URLSearchParams({ chave })}`, null)

  return { ...body, chave }
}

/** Accepts a quote as it was shown. */
function accept({ id, chave, versao, totais }: Answer, changes: object = {}) {
  return call('POST', `/sales-quotes/${id}/acceptance`, null, {
    ...KNOWN,
    chave,
    versao,
    total: totais.total,
    ...changes,
  })
}

type SampleList = Awaited<ReturnType<typeof sampleList>>

function listOf(input: Partial<Parameters<typeof sampleList>[1]> = {}): Promise<SampleList> {
  const itens = [{ idProduto: shop.sku.idProduto, quantidade: 5 }]

  return sampleList(shop.context(), { itens, ...input })
}

/** Puts units for the list's pupil into a cart of its own, and returns its session. */
async function forPupil({ alunos, chaves, itens }: SampleList, quantidade: number): Promise<string> {
  const session = sessionToken()
  const { status } = await call('POST', `/teaching/links/aluno/${alunos[0]}/cart`, session, {
    chave: chaves[0],
    itens: [{ idItem: itens[0], idSku: shop.sku.id, quantidade }],
  })
  expect(status).toBe(200)

  return session
}

async function purchases(idPedido: string) {
  const { rows } = await shop.pool.query(
    `select id_aluno, id_item, quantidade, valor, desconto, credito from listas_compras
     where id_pedido = $1 order by id`,
    [idPedido],
  )

  return rows
}

/** A teacher with credit, logged in. */
async function teacherWith(valor: number) {
  const customer = await loggedIn(shop.db)
  const { idCliente } = customer
  await sampleList(shop.context(), { conta: { idCliente }, itens: [{ idProduto: shop.sku.idProduto }] })
  await shop.pool.query(
    "insert into creditos_ensino (id_cliente, tipo, valor, em) values ($1, 'ajuste', $2, now())",
    [idCliente, valor],
  )

  return customer
}

async function creditOf(idCliente: number): Promise<number> {
  const { rows } = await shop.pool.query(
    'select sum(valor)::integer as saldo from creditos_ensino where id_cliente = $1',
    [idCliente],
  )

  return rows[0].saldo
}

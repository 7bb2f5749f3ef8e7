import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { ServiceChoice } from '#contract/cart/services.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { NO_TIME } from '#domain/workshop/service-words.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

type Answer = Cart &
  ServiceChoice &
  FreightQuote & { message?: string; code?: string; data?: { campos: { campo: string }[] } }

let database: TestDatabase
let api: ReturnType<typeof testApi<Answer>>
let session: string
let sku: number
let service: number

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  const saved = await saveProduct(
    database,
    sampleProduct('violao', { skus: [sampleSku('VIOLAO', { precoPor: 100_000, estoque: 3 })] }),
  )
  const { rows } = await database.pool.query<{ id: number }>('select id from skus where id_produto = $1', [
    saved.id,
  ])
  sku = rows[0]?.id ?? 0
})
afterAll(() => database.close())
beforeEach(async () => {
  session = sessionToken()
  await database.pool.query('delete from servicos')
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into servicos (nome, preco, minutos, dias, categorias, perguntas, criado_em, alterado_em)
     select 'Regulagem', 15000, 60, 1, l.categorias[1:1], $2::jsonb, now(), now()
     from listagem l join skus s using (id_produto) where s.id = $1 returning id`,
    [sku, JSON.stringify(QUESTIONS)],
  )
  service = rows[0]?.id ?? 0
})

const QUESTIONS = [
  {
    chave: 'acao',
    rotulo: 'Ação',
    ajuda: '',
    tipo: 'opcao',
    obrigatoria: true,
    opcoes: [
      { chave: 'baixa', rotulo: 'Baixa', preco: 0, minutos: 0 },
      { chave: 'slide', rotulo: 'Alta, para slide', preco: 5_000, minutos: 30 },
    ],
  },
  { chave: 'nota', rotulo: 'Observação', ajuda: '', tipo: 'texto', obrigatoria: false, opcoes: [] },
]

test('offers the services of the product’s categories, with their questions', async () => {
  const { body } = await api('GET', `/checkout/services?idAtributoSimples=${sku}`, { session })

  expect(body).toMatchObject({
    naSacola: 0,
    total: 0,
    prazo: null,
    servicos: [{ id: service, nome: 'Regulagem', preco: 15_000, escolhido: false }],
  })
  expect(body.servicos[0]?.perguntas.map(({ chave }) => chave)).toEqual(['acao', 'nota'])
})

test('says what a choice costs and when it is ready, and stores nothing', async () => {
  const { body } = await api('POST', '/checkout/services/preview', {
    session,
    body: { idAtributoSimples: sku, servicos: [chosen('slide')] },
  })

  expect(body).toMatchObject({ total: 20_000, prazo: { dias: expect.any(Number) } })
  expect((await cart()).itens).toEqual([])
})

test('what is saved for later comes back with its services, at their price of today', async () => {
  const { body } = await set([chosen('slide')])
  const hash = body.itens[0]?.hash
  await api('POST', '/checkout/saved', { session, body: hash })
  expect((await cart()).itens).toEqual([])
  await database.pool.query('update servicos set preco = preco + 1000')

  await api('PUT', '/checkout/saved', { session, body: hash })
  const restored = await cart()
  expect(restored.itens).toMatchObject([{ quantidade: 1, servicos: [{ nome: 'Regulagem', valor: 21_000 }] }])
  expect(restored.mensagens.map(({ mensagem }) => mensagem).join()).toMatch(
    /O preço de Regulagem .* mudou de/,
  )
})

test('puts the product into the cart with its services, which every unit gets', async () => {
  const { body } = await set([chosen('slide', '  Toco com slide  ')])

  expect(body.itens).toMatchObject([
    {
      quantidade: 1,
      servicos: [
        {
          nome: 'Regulagem',
          valor: 20_000,
          escolhas: [
            { rotulo: 'Ação', valor: 'Alta, para slide' },
            { rotulo: 'Observação', valor: 'Toco com slide' },
          ],
        },
      ],
      temServicos: true,
      total: 120_000,
    },
  ])
  expect(body.ajustes).toEqual([
    { tipo: 'servico', origem: String(service), label: 'Regulagem', valor: 20_000 },
  ])
  const [line] = body.itens
  const two = await api('PUT', '/checkout/cart', { session, body: { ...line?.hash, quantidade: 2 } })

  expect(two.body).toMatchObject({ subtotal: { valor: 200_000 }, total: 240_000 })
  expect((await set([])).body).toMatchObject({ ajustes: [], total: 200_000 })
})

test('refuses a missing or unknown answer, a service of other products, and none for what is not there', async () => {
  expect((await set([{ idServico: service, respostas: {} }])).body).toMatchObject({
    code: 'CamposInvalidos',
    data: { campos: [{ campo: `${service}.acao` }] },
  })
  expect((await set([chosen('altissima')])).body.code).toBe('CamposInvalidos')
  expect((await set([{ idServico: service + 1, respostas: {} }])).body.code).toBe('ServicoIndisponivel')
  expect((await set([])).body.code).toBe('ItemInexistente')
  expect((await cart()).itens).toEqual([])
})

describe('services that the calendar has no time for', () => {
  afterEach(() => database.pool.query('delete from oficina'))

  test('are said to have none, and don’t come into the cart', async () => {
    await setWeek([0, 1, 0, 0, 0, 0, 0])
    const { body } = await api('POST', '/checkout/services/preview', {
      session,
      body: { idAtributoSimples: sku, servicos: [chosen('slide')] },
    })

    expect(body).toMatchObject({ prazo: null, semHorario: true })
    expect((await set([chosen('slide')])).body).toMatchObject({
      code: 'OficinaSemHorario',
      mensagens: [{ mensagem: expect.stringContaining('nos próximos seis meses') }],
    })
    expect((await cart()).itens).toEqual([])
  })

  test('are reported by a cart that has them, which is not sent anywhere', async () => {
    await set([chosen('slide')])
    expect((await cart()).mensagens).toEqual([])
    await setWeek([0, 1, 0, 0, 0, 0, 0])

    expect((await cart()).mensagens).toEqual([{ tipo: 'erro', mensagem: NO_TIME }])
    const freight = await api('POST', '/shipment/cart', { session, body: { cep: '01001000' } })
    expect(freight.body).toMatchObject({ fretes: [], restricaoEntrega: true, mensagem: NO_TIME })
    expect((await set([])).body.mensagens).toEqual([])
  })

  test('are those of the whole cart', async () => {
    await set([chosen('slide')])
    const [line] = (await cart()).itens
    await setWeek([0, 4, 0, 0, 0, 0, 0])

    expect((await cart()).mensagens).toEqual([])
    const more = await api('PUT', '/checkout/cart', { session, body: { ...line?.hash, quantidade: 2 } })
    expect(more.body.mensagens).toEqual([{ tipo: 'erro', mensagem: NO_TIME }])
  })
})

/** Minutes of work from Sunday to Saturday. */
async function setWeek(semana: number[]) {
  const ajustes = { semana, validadeOrcamento: 10, recebeNoBalcao: false, texto: '' }
  await database.pool.query('insert into oficina (ajustes, alterado_em) values ($1, now())', [
    JSON.stringify(ajustes),
  ])
}

test('reports a changed price and a service that is gone until the next change', async () => {
  await set([chosen('baixa')])
  await database.pool.query('update servicos set preco = 18000')
  const dearer = await cart()

  expect(dearer.total).toBe(118_000)
  expect(dearer.mensagens.map(({ mensagem }) => mensagem)).toEqual([
    expect.stringContaining('O preço de Regulagem'),
  ])
  await database.pool.query('update servicos set ativo = false')
  const without = await cart()

  expect(without).toMatchObject({ total: 100_000, itens: [{ servicos: [] }] })
  expect(without.mensagens.map(({ mensagem }) => mensagem)).toEqual([
    expect.stringContaining('não é mais oferecido'),
  ])
})

function chosen(acao: string, nota = '') {
  return { idServico: service, respostas: { acao, nota } }
}

function set(servicos: object[]) {
  return api('PUT', '/checkout/services', { session, body: { idAtributoSimples: sku, servicos } })
}

async function cart() {
  return (await api('GET', '/checkout/cart', { session })).body
}

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnSalesQuote } from '#contract/orders/sales/own-sales-quotes.ts'
import type { AdminSalesQuote, SalesQuoteRow } from '#contract/orders/sales/sales-quotes.ts'
import { freightTables } from '#demo/freight.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { samplePiece } from '#platform/catalog/pieces/pieces.fixtures.ts'
import { expireOrders } from '#platform/orders/lifecycle/expire-orders.ts'
import { ORDER_CHECKS } from '#platform/orders/lifecycle/order-checks.ts'
import { pdfText } from '#platform/orders/shipping/print/pdf-text.fixtures.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { DAY, MINUTE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffContext, staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { checkoutJobs } from '../jobs.ts'
import { remindOfSalesQuotes } from './mail/remind-of-sales-quotes.ts'
import { adoptQuotes, eraseQuotes, exportQuotes, purgeSalesQuotes } from './personal-quotes.ts'
import { printQuote } from './print/print-quote.ts'

type Refused = {
  code?: string
  data: { maximo: number; campos: { campo: string }[]; mudancas: { mensagem: string }[] }
}
type Staffs = AdminSalesQuote & Refused & { itens: SalesQuoteRow[]; fretes: { id: string; valor: number }[] }
type Buyers = OwnSalesQuote & Refused & { url: string; chave: string }

const SCHOOL = {
  idCliente: null,
  nome: 'Escola Municipal de Música',
  email: 'compras@escola.example',
  documento: '',
  celular: '',
  dias: 15,
  observacoes: '',
  condicoes: 'Pix, boleto ou cartão.',
}

const ADDRESS = {
  destinatario: '',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
}

const KNOWN = { documento: '11.222.333/0001-81', celular: '(11) 98765-4321' }

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
  await saveFreightTables({ db: shop.db }, freightTables())
})
beforeEach(async () => {
  await shop.reset()
  await emptyTables(shop.pool, 'propostas', 'tentativas')
})
afterAll(() => shop.close())

describe('staff', () => {
  test('make a quote at agreed prices, with its number, last day and link', async () => {
    const { body } = await quoted({ linhas: [{ idSku: shop.sku.id, quantidade: 3, preco: 9_500 }] })

    expect(body).toMatchObject({
      versao: 1,
      situacao: 'aberta',
      origem: 'equipe',
      vendedor: 'Pessoa de atendimento',
      validaAte: '2026-12-06',
      linhas: [
        { sku: 'CORDA', quantidade: 3, precoPor: 10_000, desconto: 1_500, total: 28_500, disponivel: 10 },
      ],
      totais: { subtotal: 30_000, descontos: 1_500, itens: 28_500, frete: 2_000, total: 30_500 },
      pede: ['documento', 'celular', 'endereco'],
      pedido: null,
      pagina: expect.stringMatching(/^http:\/\/loja\.test\/proposta\/.*\?chave=/),
    })
    expect(body.numero).toBeGreaterThan(1000)
  })

  test.each<[Role, number]>([
    ['atendimento', 9_000],
    ['gerente', 7_000],
  ])('%s go down to %i of 10,000, as with discounts of internal sales', async (papel, preco) => {
    const lowest = await quoted({ linhas: [{ idSku: shop.sku.id, quantidade: 1, preco }] }, papel)
    const below = await quoted({ linhas: [{ idSku: shop.sku.id, quantidade: 1, preco: preco - 1 }] }, papel)

    expect(lowest.body.totais.itens).toBe(preco)
    expect(below.status).toBe(422)
  })

  test.each<Role>(['catalogo', 'expedicao', 'financeiro', 'leitura'])('%s do not', async (papel) => {
    const { id } = await open()
    const answers = await Promise.all([
      staff('POST', '', form(), papel),
      staff('GET', '', undefined, papel),
      staff('GET', `/${id}`, undefined, papel),
      staff('GET', `/${id}/pdf`, undefined, papel),
      staff('POST', `/${id}/cancellation`, {}, papel),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })

  test('quote the freight to a CEP at the agreed prices, which stays as it was', async () => {
    const linhas = [{ idSku: shop.sku.id, quantidade: 1, preco: 10_000 }]
    const { body: offered } = await staff('POST', '/freights', { cep: '01310-100', linhas })
    const [freight] = offered.fretes
    const { body } = await quoted({
      linhas,
      frete: { tipo: 'cotado', cep: '01310-100', idFrete: freight?.id },
    })
    const refused = await quoted({
      linhas,
      frete: { tipo: 'cotado', cep: '01310-100', idFrete: 'disco-voador' },
    })

    expect(body).toMatchObject({ cep: '01310100', frete: { id: freight?.id, valor: freight?.valor } })
    expect(refused.body.code).toBe('FreteMudou')
  })

  test.each([
    ['an unknown product', { linhas: [{ idSku: 99_999, quantidade: 1, preco: 100 }] }, 'ProdutoInexistente'],
    ['a wrong document', { documento: '111.111.111-11' }, 'CamposInvalidos'],
    ['an unknown customer', { idCliente: 99_999 }, 'ClienteInexistente'],
  ])('do not quote for %s', async (_name, changes, code) => {
    expect((await quoted(changes)).body.code).toBe(code)
  })

  test('find products on request, whose price is agreed on without being a discount', async () => {
    await shop.pool.query(`update listagem set situacao = 'sobConsulta'`)
    const found = async (query: string) => {
      const cookie = await cookieOf('atendimento')
      const api = testAdminApi<{ produtos: { sku: string }[] }>(shop.db)
      const { body } = await api('GET', `/sales/goods?busca=corda${query}`, {
        cookie,
        context: shopContext(),
      })
      return body.produtos.map(({ sku }) => sku)
    }
    const [sold, quotable] = [await found(''), await found('&sobConsulta=sim')]
    const quote = await open({ linhas: [{ idSku: shop.sku.id, quantidade: 1, preco: 2_000 }] })
    const { status } = await accept(quote)
    await shop.pool.query(`update listagem set situacao = 'disponivel'`)

    expect([sold, quotable]).toEqual([[], ['CORDA']])
    expect(quote.totais).toMatchObject({ itens: 2_000, descontos: 0 })
    expect(status).toBe(200)
  })

  test('revise it: another version, of which the buyer accepts no other', async () => {
    const quote = await open()
    const revised = await staff('POST', `/${quote.id}/versions`, {
      ...form({ linhas: [{ idSku: shop.sku.id, quantidade: 2, preco: 9_000 }], dias: 30 }),
      versao: 1,
    })
    const late = await staff('POST', `/${quote.id}/versions`, { ...form(), versao: 1 })
    const old = await accept(quote, { versao: 1, total: quote.totais.total })
    const current = await accept(quote, { versao: 2, total: 20_000 })

    expect(revised.body).toMatchObject({ numero: quote.numero, versao: 2, validaAte: '2026-12-21' })
    expect(revised.body.versoes).toMatchObject([
      { versao: 1, total: 12_000 },
      { versao: 2, total: 20_000 },
    ])
    expect([late.body.code, old.body.code, current.status]).toEqual([
      'VersaoAntiga',
      'PropostaNaoPermite',
      200,
    ])
    expect((await staff('POST', `/${quote.id}/versions`, { ...form(), versao: 2 })).body.code).toBe(
      'PropostaNaoPermite',
    )
  })

  test('find quotes by state, number, name and e-mail', async () => {
    await open({ nome: 'Colégio Antigo', dias: 1 })
    shop.advance(1000)
    const cancelled = await open({ nome: 'Conservatório' })
    shop.advance(1000)
    await staff('POST', `/${cancelled.id}/cancellation`, {})
    const bought = await open({ nome: 'Orquestra' })
    await accept(bought)
    shop.advance(2 * DAY)
    const { numero } = await open({ nome: 'Escola Nova', email: 'nova@escola.example' })
    const names = async (query: string) =>
      (await staff('GET', `?${query}`)).body.itens.map(({ nome, situacao }) => `${nome} ${situacao}`)

    expect(await names('')).toEqual([
      'Escola Nova aberta',
      ...['Orquestra aceita', 'Conservatório cancelada', 'Colégio Antigo vencida'],
    ])
    expect(await names('situacao=aberta')).toEqual(['Escola Nova aberta'])
    expect(await names('situacao=vencida')).toEqual(['Colégio Antigo vencida'])
    expect(await names('situacao=aceita')).toEqual(['Orquestra aceita'])
    expect(await names('situacao=cancelada')).toEqual(['Conservatório cancelada'])
    expect(await names(`busca=${numero}`)).toEqual(['Escola Nova aberta'])
    expect(await names('busca=colegio')).toEqual(['Colégio Antigo vencida'])
    expect(await names('busca=nova@escola')).toEqual(['Escola Nova aberta'])
    expect(await names('porPagina=1&pagina=2')).toEqual(['Orquestra aceita'])
  })

  test('turn it into an order in one call, whose link is mailed', async () => {
    const quote = await open()
    const body = { ...KNOWN, endereco: ADDRESS, versao: 1, total: quote.totais.total }
    const [first, again] = [
      await staff('POST', `/${quote.id}/acceptance`, body),
      await staff('POST', `/${quote.id}/acceptance`, body),
    ]

    expect(first.body).toMatchObject({
      situacao: 'aceita',
      urlPedido: expect.stringMatching(/\/minha-conta\/pedido\/.*chave=/),
      podeMudar: false,
    })
    expect(again.body.pedido).toEqual(first.body.pedido)
    expect(await shop.mails(first.body.pedido?.id ?? '')).toEqual(['linkDePagamento'])
    expect((await staff('POST', `/${quote.id}/cancellation`, {})).body.code).toBe('PropostaNaoPermite')
  })
})

describe('whoever has the link', () => {
  test('reads the quote without contacts, and nothing without the key', async () => {
    const quote = await open(KNOWN)
    const { status, body } = await buyer('GET', '', quote)

    expect(status).toBe(200)
    expect(body).toMatchObject({ nome: SCHOOL.nome, situacao: 'aberta', pede: ['endereco'], urlPedido: null })
    expect(JSON.stringify(body)).not.toMatch(/compras@|11222333000181|98765/)
    for (const chave of ['', 'x'.repeat(43)])
      expect((await buyer('GET', '', { ...quote, chave })).body.code).toBe('PropostaInexistente')
    shop.advance(91 * DAY)
    expect((await buyer('GET', '', quote)).body).toMatchObject({ nome: '', situacao: 'vencida' })
    shop.advance(700 * DAY)
    expect((await buyer('GET', '', quote)).body.code).toBe('LinkVencido')
  })

  test('accepts it: an order at the quoted prices, with reserved stock, to be paid at its page', async () => {
    const quote = await open({ linhas: [{ idSku: shop.sku.id, quantidade: 4, preco: 9_000 }] })
    await shop.pool.query('update skus set preco_por = 99000')
    const { status, body } = await accept(quote)
    await shop.pool.query('update skus set preco_por = 10000')

    expect(status).toBe(200)
    expect(body.url).toMatch(/^\/minha-conta\/pedido\/.*chave=/)
    const order = await shop.order(body.id)
    expect(order).toMatchObject({
      vendedor: 'Pessoa de atendimento',
      subtotal: 40_000,
      totalItens: 36_000,
      valorFrete: 2_000,
      // 10 percent off the goods on Pix, as the store's settings say.
      descontoVista: 3_600,
      total: 34_400,
      comprador: { pessoa: 'J', documento: '11222333000181', nomeRazao: SCHOOL.nome },
      endereco: { cep: '01310100', destinatario: SCHOOL.nome },
      expiraEm: new Date(shop.now.getTime() + 3 * DAY),
    })
    expect(await shop.stock()).toEqual({ estoque: 6, reservedUnits: 4, soldUnits: 0 })
    const ways = await testApi<{ formas: { metodo: string; total: number }[] }>(shop.db)(
      'GET',
      `/sale/${body.id}?chave=${order.chave}`,
      { context: shopContext() },
    )
    expect(JSON.stringify(ways.body)).toContain('34400')
    await withoutProblems()
  })

  test('a company keeps its state registration through every version, into the order', async () => {
    const company = { ...KNOWN, inscricaoEstadual: ' 110.042.490.114 ' }
    const quote = await open(company)
    const { body } = await staff('GET', `/${quote.id}`)
    await staff('POST', `/${quote.id}/versions`, { ...form(company), versao: 1 })
    const { body: order } = await accept({ ...quote, versao: 2 })

    expect(body.inscricaoEstadual).toBe('110.042.490.114')
    expect(await shop.order(order.id)).toMatchObject({ comprador: { inscricaoEstadual: '110.042.490.114' } })
  })

  test('gives the address again where a later version is for another CEP', async () => {
    const quote = await open({ ...KNOWN, frete: { tipo: 'fixo', cep: '01310-100', valor: 2_000, prazo: 5 } })
    await accept(quote)
    shop.advance(4 * DAY)
    await expireOrders(shop.context())
    const elsewhere = { tipo: 'fixo', cep: '20040-020', valor: 2_000, prazo: 5 }
    await staff('POST', `/${quote.id}/versions`, { ...form({ ...KNOWN, frete: elsewhere }), versao: 1 })
    const { body } = await buyer('GET', '', quote)
    const { status } = await accept(
      { ...quote, versao: 2 },
      {
        endereco: { ...ADDRESS, cep: '20040-020', cidade: 'Rio de Janeiro' },
      },
    )

    expect(body.pede).toEqual(['endereco'])
    expect(status).toBe(200)
  })

  test('gets one order for two clicks at once, and the same one later', async () => {
    const quote = await open()
    const clicks = await Promise.all([accept(quote), accept(quote), accept(quote)])
    const later = await accept(quote)

    expect(new Set([...clicks, later].map(({ body }) => body.numero)).size).toBe(1)
    expect(await orders()).toBe(1)
    expect(await shop.stock()).toMatchObject({ estoque: 9 })
  })

  test('of accepting and cancelling at once, one comes first', async () => {
    const quote = await open()
    const [accepted, cancelled] = await Promise.all([
      accept(quote),
      staff('POST', `/${quote.id}/cancellation`, {}),
    ])
    const refusals = [accepted, cancelled].filter(({ body }) => body.code === 'PropostaNaoPermite')

    expect(refusals).toHaveLength(1)
    expect(await orders()).toBe(accepted.status === 200 ? 1 : 0)
  })

  test('accepts it on its last day in São Paulo, and not on the day after', async () => {
    const quote = await open({ dias: 2 })
    const late = await open({ dias: 2 })
    // 23:59 of 23 November in São Paulo.
    shop.advance(2 * DAY + (11 * 60 + 59) * 60_000)
    expect((await accept(quote)).status).toBe(200)
    shop.advance(60_000)
    expect((await accept(late)).body).toMatchObject({
      code: 'PropostaNaoPermite',
      mensagens: [{ mensagem: 'Esta proposta venceu. Peça outra à loja.' }],
    })
  })

  test('accepts again after an order that nobody paid, with another one', async () => {
    const quote = await open()
    const first = await accept(quote)
    shop.advance(3 * DAY + 1000)
    await expireOrders(shop.context())
    expect((await buyer('GET', '', quote)).body).toMatchObject({ situacao: 'aberta', pedido: null, pede: [] })
    const second = await accept(quote)

    expect(second.body.numero).not.toBe(first.body.numero)
    expect(await shop.stock()).toMatchObject({ estoque: 9, reservedUnits: 1 })
    await shop.pool.query('update pedidos set pago_em = now() where numero = $1', [second.body.numero])
    await shop.pool.query(`update pedidos set situacao = 'cancelado'`)
    // It was paid once: the sale is over, whatever came of it.
    expect((await buyer('GET', '', quote)).body.situacao).toBe('aceita')
  })

  test('reads what is out of stock, and accepts the rest at its price', async () => {
    const quote = await open({ linhas: [{ idSku: shop.sku.id, quantidade: 6, preco: 9_000 }] })
    await shop.pool.query('update skus set estoque = 4')
    const { body } = await buyer('GET', '', quote)
    const all = await accept(quote)
    const unseen = await accept(quote, { soDisponivel: true, total: 12_345 })
    const rest = await accept(quote, { soDisponivel: true, total: body.resto?.totais.total ?? 0 })

    expect(body.resto).toMatchObject({ itens: 4, totais: { itens: 36_000, frete: 2_000, total: 38_000 } })
    expect(all.body.code).toBe('CompraMudou')
    expect(all.body.data.mudancas).toHaveLength(1)
    expect(unseen.body.code).toBe('PropostaNaoPermite')
    expect(rest.status).toBe(200)
    expect((await shop.order(rest.body.id)).totalItens).toBe(36_000)
    expect(await shop.stock()).toMatchObject({ estoque: 0, reservedUnits: 4 })
  })

  test('of two quotes for the last units, one is accepted', async () => {
    const linhas = [{ idSku: shop.sku.id, quantidade: 7, preco: 10_000 }]
    const quotes = [await open({ linhas }), await open({ linhas })]
    const answers = await Promise.all(quotes.map((quote) => accept(quote)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.stock()).toMatchObject({ estoque: 3, reservedUnits: 7 })
    expect(await orders()).toBe(1)
  })

  test.each([
    ['document', { documento: '' }, ['documento']],
    ['phone', { celular: '' }, ['celular']],
    ['address', { endereco: undefined }, ['cep', 'logradouro', 'numero', 'cidade']],
    [
      'address of the quoted CEP',
      { endereco: { ...ADDRESS, cep: '20040-002', cidade: 'Rio de Janeiro' } },
      ['cep'],
    ],
  ])('completes the %s that an order needs', async (_name, changes, fields) => {
    const frete = { tipo: 'fixo', cep: '01310-100', valor: 2_000, prazo: 5 }
    const quote = await open({ frete })
    const { body } = await accept(quote, changes)

    expect(body.code).toBe('CamposInvalidos')
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(fields)
    expect(await orders()).toBe(0)
  })

  test('cannot change what the store wrote of the buyer', async () => {
    const quote = await open({ ...KNOWN, frete: { tipo: 'retirada' } })
    const { body } = await accept(quote, {
      documento: '529.982.247-25',
      nomeRazao: 'Outra Pessoa',
      endereco: undefined,
    })

    expect((await shop.order(body.id)).comprador).toMatchObject({
      documento: '11222333000181',
      nomeRazao: SCHOOL.nome,
    })
  })

  test('orders nothing while the shop takes no orders', async () => {
    const { body } = await accept(await open(), {}, { mayOrder: async () => false })

    expect(body.code).toBe('LojaFechada')
  })
})

test('a customer opens it after a login, at the prices of the group, and others do not', async () => {
  const [own, other] = [await loggedIn(shop.db), await loggedIn(shop.db)]
  const { id } = await open({ idCliente: own.idCliente })
  const read = (session: string) => testApi<Buyers>(shop.db)('GET', `/sales-quotes/${id}`, { session })

  expect((await read(own.token)).status).toBe(200)
  expect((await read(other.token)).status).toBe(404)
})

test('a customer finds the quotes of the account, and an order leads to the quote that it was', async () => {
  const { token, idCliente } = await loggedIn(shop.db)
  const mine = await open({ idCliente })
  const accepted = await open({ idCliente })
  const order = (await accept(accepted)).body
  const session = { session: token, context: shopContext() }
  const api = testApi<{ itens: unknown[]; proposta: { numero: number; url: string } | null }>(shop.db)

  expect((await api('GET', '/sales-quotes', session)).body.itens).toMatchObject([
    { numero: accepted.numero, situacao: 'aceita', numeroPedido: order.numero },
    { numero: mine.numero, situacao: 'aberta', numeroPedido: null, url: `/proposta/${mine.id}` },
  ])
  expect((await api('GET', '/sales-quotes', { context: shopContext() })).status).toBe(401)
  const other = await loggedIn(shop.db)
  expect(
    (await api('GET', '/sales-quotes', { session: other.token, context: shopContext() })).body,
  ).toMatchObject({ itens: [] })
  // Whoever has the order's link can open the quote.
  const { pathname, searchParams } = new URL(order.url, 'http://loja.test')
  const id = pathname.split('/').at(-1) ?? ''
  const ofOrder = await api('GET', `/sales-quotes/order/${id}?${searchParams}`, { context: shopContext() })
  expect(ofOrder.body.proposta).toMatchObject({ numero: accepted.numero })
  const chave = new URL(ofOrder.body.proposta?.url ?? '', 'http://loja.test').searchParams.get('chave') ?? ''
  expect((await buyer('GET', '', { id: accepted.id, chave })).status).toBe(200)
  expect((await api('GET', `/sales-quotes/order/${id}`, { context: shopContext() })).status).toBe(404)
  const seen = await testAdminApi<{ proposta: string }>(shop.db)('GET', `/orders/${id}`, {
    cookie: await cookieOf('atendimento'),
    context: shopContext(),
  })
  expect(seen.body.proposta).toBe(accepted.id)
})

describe('a shopper', () => {
  test('makes a quote of the cart as it is, without a login', async () => {
    const { session, quote } = await ofCart({
      nome: 'Clara Nunes',
      email: 'clara@example.com',
      cep: '01310-100',
    })
    expect(quote.status).toBe(200)
    const { body } = await buyer('GET', '', quote.body)

    expect(body).toMatchObject({
      origem: 'site',
      situacao: 'aberta',
      validaAte: '2026-11-26',
      linhas: [{ sku: 'CORDA', quantidade: 2, precoPor: 10_000, total: 20_000 }],
      cep: '01310100',
    })
    expect(await cartUnits(session)).toBe(2)
    const accepted = await accept({ ...quote.body, totais: body.totais, versao: 1 }, { ...KNOWN })
    expect(accepted.status).toBe(200)
    expect((await shop.order(accepted.body.id)).vendedor).toBeNull()
  })

  test.each([
    ['a name', { nome: ' ', email: 'clara@example.com', cep: '' }, ['nome']],
    ['an e-mail', { nome: 'Clara', email: 'clara', cep: '' }, ['email']],
    ['a CEP that exists', { nome: 'Clara', email: 'clara@example.com', cep: '12' }, ['cep']],
  ])('needs %s', async (_name, typed, fields) => {
    const { quote } = await ofCart(typed)

    expect(quote.body.code).toBe('CamposInvalidos')
    expect(quote.body.data.campos.map(({ campo }) => campo)).toEqual(fields)
  })

  test('gets a quote that holds as long as the store says, as staff do by default', async () => {
    const settings = { ...shop.context().settings }
    settings.sistema = { ...settings.sistema, propostas: { dias: 30, diasSite: 2 } }
    const { quote, session } = await ofCart({ nome: 'Escola', email: 'dois@escola.example' })
    const again = await testApi<Buyers>(shop.db)('POST', '/sales-quotes', {
      session,
      body: { nome: 'Escola', email: 'dois@escola.example' },
      context: { ...shopContext(), settings },
    })
    const { rows } = await shop.pool.query(
      'select valida_ate::text as dia from propostas_versoes where id_proposta in ($1, $2) order by 1',
      [quote.body.id, again.body.id],
    )
    const prices = await testAdminApi<{ dias: number }>(shop.db)('POST', '/sales-quotes/prices', {
      cookie: await cookieOf('atendimento'),
      context: { ...shopContext(), settings },
      body: { idCliente: null, skus: [] },
    })
    const days = rows.map(({ dia }) => Date.parse(dia) - Date.parse(shop.now.toISOString().slice(0, 10)))

    expect(days.map((ms) => Math.round(ms / 86_400_000))).toEqual([2, 5])
    expect(prices.body.dias).toBe(30)
  })

  test('makes five in an hour for one address, which each gets a mail', async () => {
    const typed = { nome: 'Clara', email: 'clara@example.com', cep: '' }
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await ofCart(typed)).quote.status)

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('has nothing to quote in an empty cart', async () => {
    const api = testApi<Buyers>(shop.db)
    const body = { nome: 'Clara', email: 'clara@example.com', cep: '' }

    expect((await api('POST', '/sales-quotes', { session: sessionToken(), body })).body.code).toBe(
      'CarrinhoVazio',
    )
  })
})

const SHOPPER = { nome: 'Clara Nunes', email: 'clara@example.com', cep: '' }

describe('another version', () => {
  afterEach(() => shop.pool.query('update skus set preco_por = 10000 where id = $1', [shop.sku.id]))

  test('of a shopper’s quote has today’s prices and stock, says what changed, and is accepted', async () => {
    const { quote } = await ofCart(SHOPPER)
    const access = { id: quote.body.id, chave: quote.body.chave }
    await shop.pool.query('update skus set estoque = 1, preco_por = 12000 where id = $1', [shop.sku.id])
    const renewed = await buyer('POST', '/versions', access, { versao: 1 })
    const { body } = await buyer('GET', '', access)
    const again = await buyer('POST', '/versions', access, { versao: 1 })
    const accepted = await accept({ ...access, ...body })

    expect(renewed.body).toEqual({ feita: true })
    expect(body).toMatchObject({ versao: 2, resto: null, totais: { total: 12_000 } })
    expect(body.mudancas).toEqual([
      expect.stringMatching(/^O preço de .* mudou de R\$\u00a0100,00 para R\$\u00a0120,00\.$/),
      expect.stringMatching(/^Só temos mais 1 unidade de /),
      'O total mudou de R$\u00a0200,00 para R$\u00a0120,00.',
    ])
    expect(again.body.code).toBe('PropostaNaoPermite')
    expect(accepted.status).toBe(200)
    expect((await shop.order(accepted.body.id)).totalItens).toBe(12_000)
  })

  test('of a quote that has ended opens it again', async () => {
    const { quote } = await ofCart(SHOPPER)
    const access = { id: quote.body.id, chave: quote.body.chave }
    shop.advance(6 * DAY)
    expect((await buyer('GET', '', access)).body).toMatchObject({ situacao: 'vencida', renovacao: 'cliente' })
    await buyer('POST', '/versions', access, { versao: 1 })
    const { body } = await buyer('GET', '', access)

    expect(body).toMatchObject({ situacao: 'aberta', validaAte: '2026-12-02', mudancas: [] })
  })

  test('needs something in stock', async () => {
    const { quote } = await ofCart(SHOPPER)
    await shop.pool.query('update skus set estoque = 0')
    const { body } = await buyer('POST', '/versions', quote.body, { versao: 1 })

    expect(body.code).toBe('PropostaNaoPermite')
  })

  test('of prices that staff agreed on is requested of the store, which is notified once', async () => {
    const quote = await open()
    expect((await buyer('GET', '', quote)).body).toMatchObject({ renovacaoPedidaEm: null })
    const { body } = await buyer('POST', '/versions', quote, { versao: 1 })
    await buyer('POST', '/versions', quote, { versao: 1 })
    const { rows } = await shop.pool.query(
      `select data ->> 'texto' as texto from pgboss.job where name = 'staff.record-alert' and data ->> 'tipo' = 'propostaAceita'`,
    )

    expect(body).toEqual({ feita: false })
    expect((await buyer('GET', '', quote)).body).toMatchObject({
      versao: 1,
      renovacao: 'loja',
      renovacaoPedidaEm: expect.any(String),
    })
    expect(rows).toEqual([
      {
        texto: `Pediram outra versão da proposta ${quote.numero}, com os preços e o estoque de hoje.`,
      },
    ])
  })
})

describe('services of the workshop in a quote', () => {
  let service: number

  beforeEach(async () => {
    await emptyTables(shop.pool, 'servicos', 'oficina_dias', 'oficina_reservas')
    const { rows } = await shop.pool.query(
      `insert into servicos (nome, preco, minutos, categorias, perguntas, criado_em, alterado_em)
       select 'Regulagem', 1500, 60, l.categorias[1:1], $2, now(), now() from listagem l where l.id_produto = $1 returning id`,
      [
        shop.sku.idProduto,
        JSON.stringify([
          {
            chave: 'acao',
            rotulo: 'Ação',
            ajuda: '',
            tipo: 'opcao',
            obrigatoria: false,
            opcoes: [{ chave: 'baixa', rotulo: 'baixa', preco: 500, minutos: 0 }],
          },
        ]),
      ],
    )
    service = rows[0].id
  })
  afterAll(() => emptyTables(shop.pool, 'servicos', 'oficina_dias', 'oficina_reservas'))

  test('have price and days, on its page, in its PDF and in the panel, and become those of the order', async () => {
    const access = await serviced()
    const { body } = await buyer('GET', '', access)

    expect(body).toMatchObject({
      linhas: [
        {
          quantidade: 2,
          precoPor: 10_000,
          desconto: 0,
          total: 24_000,
          servicos: [{ nome: 'Regulagem', valor: 2_000, escolhas: [{ rotulo: 'Ação', valor: 'baixa' }] }],
        },
      ],
      frete: { tipo: 'retirada', oficina: expect.any(Number) },
      totais: { subtotal: 20_000, servicos: 4_000, descontos: 0, itens: 24_000, total: 24_000 },
    })
    expect((await staff('GET', `/${access.id}`)).body.linhas).toEqual(body.linhas)
    const text = pdfText((await pdfOf(access.id)).file).replaceAll(/[\s\u00a0]+/g, ' ')
    expect(text).toContain('Regulagem: 2 × R$ 20,00 · Ação: baixa')
    expect(text).toMatch(/Serviços da oficina.*R\$ 40,00/)
    expect(text).toMatch(/O prazo inclui \d+ dias? út(il|eis) de oficina/)
    expect(await booked()).toBe(0)

    const accepted = await accept({ ...access, ...body })
    expect(accepted.status).toBe(200)
    const { rows } = await shop.pool.query(
      `select p.na_oficina, p.total_itens, p.frete ->> 'oficina' as oficina, i.servicos
       from pedidos p join pedidos_itens i on i.id_pedido = p.id where p.id = $1`,
      [accepted.body.id],
    )
    expect(rows).toEqual([
      {
        na_oficina: true,
        total_itens: 24_000,
        oficina: String(body.frete.oficina),
        servicos: [
          {
            idServico: service,
            nome: 'Regulagem',
            preco: 2_000,
            minutos: 60,
            dias: 0,
            escolhas: [{ rotulo: 'Ação', valor: 'baixa' }],
          },
        ],
      },
    ])
    expect(await booked()).toBe(120)
    await withoutProblems()
  })

  test('whose days were taken meanwhile are refused with the new day, and another version has it', async () => {
    const access = await serviced()
    const { body: before } = await buyer('GET', '', access)
    await shop.pool.query(
      `insert into oficina_dias (dia, minutos) select generate_series(date '2026-11-20', date '2026-12-04', '1 day')::date, 0`,
    )
    const refused = await accept({ ...access, ...before })
    expect(refused.body).toMatchObject({
      code: 'CompraMudou',
      data: {
        mudancas: [{ mensagem: expect.stringContaining('O horário da oficina que você viu foi ocupado') }],
      },
    })
    expect(await orders()).toBe(0)

    expect((await buyer('POST', '/versions', access, { versao: 1 })).body).toEqual({ feita: true })
    const { body } = await buyer('GET', '', access)
    expect(body.frete.oficina).toBeGreaterThan(before.frete.oficina ?? 0)
    expect(body.linhas[0]?.servicos).toEqual(before.linhas[0]?.servicos)
    expect((await accept({ ...access, ...body })).status).toBe(200)
  })

  test('that the workshop no longer offers leave another version, which says so', async () => {
    const access = await serviced()
    await shop.pool.query('update servicos set ativo = false')
    await buyer('POST', '/versions', access, { versao: 1 })
    const { body } = await buyer('GET', '', access)

    expect(body).toMatchObject({ totais: { total: 20_000, servicos: 0 }, linhas: [{ servicos: [] }] })
    expect(body.frete.oficina).toBeUndefined()
    expect(body.mudancas).toContain('O serviço “Regulagem” saiu da sua compra.')
  })

  test('stay in a version of staff, at their price', async () => {
    const access = await serviced()
    const { status } = await staff('POST', `/${access.id}/versions`, {
      ...form({ linhas: [{ idSku: shop.sku.id, quantidade: 3, preco: 9_500 }], frete: { tipo: 'retirada' } }),
      versao: 1,
    })
    const { body } = await buyer('GET', '', access)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      linhas: [{ quantidade: 3, desconto: 1_500, total: 34_500, servicos: [{ valor: 2_000 }] }],
      totais: { servicos: 6_000, descontos: 1_500, total: 34_500 },
      frete: { oficina: expect.any(Number) },
    })
    expect((await accept({ ...access, ...body })).status).toBe(200)
    expect(await booked()).toBe(180)
  })

  test('are those of what is in stock when only that is accepted', async () => {
    const access = await serviced()
    await shop.pool.query('update skus set estoque = 1 where id = $1', [shop.sku.id])
    const { body } = await buyer('GET', '', access)
    expect(body.resto).toMatchObject({ itens: 1, totais: { servicos: 2_000, total: 12_000 } })
    const accepted = await accept(
      { ...access, versao: 1, totais: body.resto?.totais ?? { total: 0 } },
      { soDisponivel: true },
    )

    expect(accepted.status).toBe(200)
    expect(await booked()).toBe(60)
  })

  test('need time in the workshop', async () => {
    const access = await serviced()
    await shop.pool.query(
      `insert into oficina_dias (dia, minutos) select generate_series(date '2026-11-20', date '2027-12-01', '1 day')::date, 0`,
    )
    const { body } = await buyer('POST', '/versions', access, { versao: 1 })

    expect(body.code).toBe('PropostaNaoPermite')
    expect(JSON.stringify(body)).toContain('A oficina não tem horário livre')
  })

  async function serviced() {
    const { quote } = await ofCart(SHOPPER, [{ idServico: service, respostas: { acao: 'baixa' } }])
    expect(quote.status).toBe(200)

    return { id: quote.body.id, chave: quote.body.chave }
  }

  async function booked(): Promise<number> {
    const { rows } = await shop.pool.query(
      'select coalesce(sum(minutos), 0)::int as minutos from oficina_reservas',
    )

    return rows[0].minutos
  }
})

describe('a piece of a quote', () => {
  const inAnotherCart = { disponivel: 0, retidoAte: '2026-11-21T15:20:00.000Z' }
  let idSku: number

  beforeEach(async () => {
    await shop.pool.query('delete from skus where exemplar')
    await emptyTables(shop.pool, 'carrinhos')
    idSku = await samplePiece(shop.db, 'CORDA', { precoPor: 90_000 })
  })
  afterAll(() => shop.pool.query('delete from skus where exemplar'))

  const addTo = (session: string) =>
    testApi(shop.db)('POST', '/checkout/cart', {
      session,
      body: { itens: [{ idProduto: shop.sku.idProduto, idAtributoSimples: idSku, quantidade: 1 }] },
      context: shopContext(),
    })
  const forPiece = (changes: object = {}) =>
    open({ ...KNOWN, linhas: [{ idSku, quantidade: 1, preco: 90_000 }], ...changes })

  test('is not sold while it is in another cart, and is afterwards', async () => {
    const quote = await forPiece()
    expect((await addTo(sessionToken())).status).toBe(200)
    const seen = (await buyer('GET', '', quote)).body
    const refused = [await accept(quote), await accept(quote, { soDisponivel: true })]
    const inPanel = (await staff('GET', `/${quote.id}`)).body
    const byStaff = await staff('POST', `/${quote.id}/acceptance`, {
      ...KNOWN,
      endereco: ADDRESS,
      versao: 1,
      total: quote.totais.total,
    })

    expect(seen.linhas).toMatchObject([inAnotherCart])
    expect(inPanel.linhas).toMatchObject([inAnotherCart])
    expect(refused.map(({ body }) => body.code)).toEqual(['CompraMudou', 'PropostaNaoPermite'])
    expect(refused[0]?.body.data.mudancas).toMatchObject([
      { mensagem: expect.stringMatching(/na sacola de outra pessoa.*fica livre às 12:20/) },
    ])
    expect(byStaff.body.code).toBe('CompraMudou')
    expect(await orders()).toBe(0)

    shop.advance(20 * MINUTE)
    expect((await buyer('GET', '', quote)).body.linhas).toMatchObject([{ disponivel: 1, retidoAte: null }])
    expect((await accept(quote)).status).toBe(200)
  })

  test('is sold to whoever holds it: the visitor, or the customer whose quote staff accept', async () => {
    const session = sessionToken()
    await addTo(session)
    const quote = await forPiece()
    const read = await buyer('GET', '', quote, undefined, { session })
    expect(read.body.linhas).toMatchObject([{ disponivel: 1, retidoAte: null }])
    expect((await accept(quote, {}, { session })).status).toBe(200)

    const { token, idCliente } = await loggedIn(shop.db)
    idSku = await samplePiece(shop.db, 'CORDA', { precoPor: 90_000, numeroSerie: 'SN-2' })
    expect((await addTo(token)).status).toBe(200)
    const own = await forPiece({ idCliente })
    const accepted = await staff('POST', `/${own.id}/acceptance`, {
      ...KNOWN,
      endereco: ADDRESS,
      versao: 1,
      total: own.totais.total,
    })
    expect(accepted.body).toMatchObject({ situacao: 'aceita' })
  })
})

describe('mails', () => {
  test('bring the quote with its PDF, and remind once, two days before it ends', async () => {
    const quote = await open()
    const first = await sentMails()
    await remindOfSalesQuotes(shop.context())
    shop.advance(13 * DAY)
    await remindOfSalesQuotes(shop.context())
    await remindOfSalesQuotes(shop.context())
    const second = await sentMails()

    expect(first).toMatchObject([{ subject: `Sua proposta nº ${quote.numero}`, to: { email: SCHOOL.email } }])
    expect(first[0]?.text).toContain(quote.pagina)
    const [file] = first[0]?.attachments ?? []
    expect([file?.name, file?.type]).toEqual([`proposta-${quote.numero}.pdf`, 'application/pdf'])
    expect(second.map(({ subject }) => subject)).toEqual([
      `A proposta nº ${quote.numero} vale até 06/12/2026`,
    ])
  })

  test('say nothing more of a version that was replaced, cancelled or accepted', async () => {
    const revised = await open()
    await staff('POST', `/${revised.id}/versions`, { ...form(), versao: 1 })
    const cancelled = await open()
    await staff('POST', `/${cancelled.id}/cancellation`, {})
    const accepted = await open()
    await accept(accepted)

    expect((await sentMails()).map(({ subject }) => subject)).toEqual([
      `Nova versão da proposta nº ${revised.numero}`,
    ])
    shop.advance(14 * DAY)
    await remindOfSalesQuotes(shop.context())
    expect((await sentMails()).map(({ subject }) => subject)).toEqual([
      `A proposta nº ${revised.numero} vale até 06/12/2026`,
    ])
  })

  test('tell the staff that it was accepted', async () => {
    const quote = await open()
    const { body } = await accept(quote)
    const { rows } = await shop.pool.query(
      `select data ->> 'texto' as texto from pgboss.job where name = 'staff.record-alert' and data ->> 'tipo' = 'propostaAceita'`,
    )

    expect(rows).toEqual([{ texto: `A proposta ${quote.numero} virou o pedido ${body.numero}.` }])
  })
})

test('the PDF says who sells what to whom, until when, on as many pages as it takes', async () => {
  const nome =
    'Associação de Pais e Mestres da Escola Municipal de Iniciação Musical Maestro Heitor Villa-Lobos do Brás'
  const { body: quote } = await quoted({
    nome,
    ...KNOWN,
    linhas: [{ idSku: shop.sku.id, quantidade: 3, preco: 9_500 }],
    observacoes: Array.from({ length: 90 }, (_, n) => `Observação ${n + 1}: não há pressa, mas avise-nos.`)
      .join('\n')
      .slice(0, 2000),
  })
  await shop.pool.query(
    `update propostas_versoes set linhas = (
      select jsonb_agg(linhas -> 0 || jsonb_build_object('nome', 'Corda avulsa de violão número ' || n || ', com um nome que não cabe em uma linha só'))
      from generate_series(1, 60) n
    ) where id_proposta = $1`,
    [quote.id],
  )
  const { status, headers, file } = await pdfOf(quote.id)
  const text = pdfText(file).replaceAll(/\s+/g, ' ')

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  for (const words of [
    'Lira Demonstração Comércio de Instrumentos Musicais Ltda. · CNPJ 12.345.678/0001-95',
    `Proposta nº ${quote.numero}`,
    'Válida até 06/12/2026',
    'CNPJ 11.222.333/0001-81',
    'Corda avulsa de violão número 60',
    'SKU CORDA',
    'Total no Pix (10% nos produtos)',
    'Observação 1: não há pressa',
    'Pix, boleto ou cartão.',
    'Para aceitar e pagar',
    `Proposta ${quote.numero}, versão 1, página 4`,
  ])
    expect(text).toContain(words)
  expect(text.replaceAll(' ', '')).toContain(nome.replaceAll(' ', ''))
})

test('the PDF of an accepted quote names its order instead of asking to accept it', async () => {
  const quote = await open()
  await accept(quote)
  const text = pdfText((await pdfOf(quote.id)).file).replaceAll(/\s+/g, ' ')

  expect(text).toMatch(/Aceita: pedido nº \d+/)
  // Longer lines end in "…".
  expect(text).toContain('ou abra o endereço:')
  expect(text).not.toMatch(/Para aceitar e pagar|Os preços valem/)
})

test('the PDF of a quote that ended says so instead of asking to accept it', async () => {
  const quote = await open()
  await shop.pool.query(`update propostas_versoes set valida_ate = '2026-11-01'`)
  const text = pdfText((await pdfOf(quote.id)).file).replaceAll(/\s+/g, ' ')

  expect(text).toContain('Venceu: para ter outra com os preços de hoje')
  expect(text).not.toMatch(/Para aceitar e pagar|Os preços valem/)
})

describe('personal data', () => {
  test('are exported and erased with the account that was created with the address', async () => {
    const quote = await open({ ...KNOWN, observacoes: 'Falar com a Ivone.' })
    const { idCliente } = await loggedIn(shop.db, { email: SCHOOL.email })
    // Whoever typed the address may have mistyped it.
    expect(await exportQuotes(shop.db, idCliente)).toEqual([])
    await adoptQuotes(shop.db, { idCliente, email: SCHOOL.email })
    expect(await exportQuotes(shop.db, idCliente)).toMatchObject([
      {
        numero: quote.numero,
        comprador: { nomeRazao: SCHOOL.nome },
        versoes: [{ observacoes: 'Falar com a Ivone.' }],
      },
    ])
    await eraseQuotes(shop.db, idCliente)

    expect(await exportQuotes(shop.db, idCliente)).toEqual([])
    expect((await buyer('GET', '', quote)).status).toBe(404)
    const { rows } = await shop.pool.query(
      'select concat(to_jsonb(p), to_jsonb(v)) as linha from propostas p join propostas_versoes v on v.id_proposta = p.id',
    )
    expect(rows[0].linha).not.toMatch(/Escola|compras@|11222333000181|Ivone/)
  })

  test('end the quote when erased, also after an order that nobody paid', async () => {
    const { idCliente } = await loggedIn(shop.db)
    const quote = await open(KNOWN)
    await adoptQuotes(shop.db, { idCliente, email: SCHOOL.email })
    await accept(quote)
    shop.advance(4 * DAY)
    await expireOrders(shop.context())
    await eraseQuotes(shop.db, idCliente)

    expect((await staff('GET', `/${quote.id}`)).body.situacao).toBe('cancelada')
  })

  test('go after two years, unless there is an order', async () => {
    await open()
    await accept(await open())
    shop.advance(732 * DAY)
    await purgeSalesQuotes(shop.context())

    expect((await shop.pool.query('select from propostas')).rowCount).toBe(1)
  })
})

function form(changes: object = {}) {
  return {
    ...SCHOOL,
    linhas: [{ idSku: shop.sku.id, quantidade: 1, preco: 10_000 }],
    frete: { tipo: 'fixo', cep: '', valor: 2_000, prazo: 5 },
    ...changes,
  }
}

/** A quote that staff made, as staff see it; or the refusal. */
async function quoted(changes: object = {}, papel: Role = 'atendimento') {
  const answer = await staff('POST', '', form(changes), papel)

  return answer.status === 200 ? staff('GET', `/${answer.body.id}`, undefined, papel) : answer
}

async function open(changes: object = {}) {
  const { body } = await quoted(changes)

  return { ...body, chave: new URL(body.pagina).searchParams.get('chave') ?? '' }
}

function shopContext() {
  const { now, payments } = shop.context()

  return { now, payments }
}

const cookies = new Map<string, string>()

/** One login for all calls of a role at the same time. */
async function cookieOf(papel: Role): Promise<string> {
  const name = `${papel} ${shop.now.getTime()}`
  const cookie = cookies.get(name) ?? (await staffCookie(shop.db, papel, shop.now))
  cookies.set(name, cookie)

  return cookie
}

async function staff(method: 'GET' | 'POST', path: string, body?: object, papel: Role = 'atendimento') {
  return testAdminApi<Staffs>(shop.db)(method, `/sales-quotes${path}`, {
    cookie: await cookieOf(papel),
    context: shopContext(),
    ...(body && { body }),
  })
}

async function pdfOf(id: string) {
  const papel = 'atendimento'
  const file = await printQuote(await staffContext(shop.db, papel, shopContext()), { id })
  const answer = await staff('GET', `/${id}/pdf`)

  return { status: answer.status, headers: answer.headers, file: Buffer.from(await file.arrayBuffer()) }
}

type Known = { id: string; chave?: string; versao?: number; totais?: { total: number } }

function buyer(
  method: 'GET' | 'POST',
  path: string,
  { id, chave }: Known,
  body?: object,
  { session, ...context }: { session?: string; [key: string]: unknown } = {},
) {
  const query = method === 'GET' && chave ? `?${new URLSearchParams({ chave })}` : ''

  return testApi<Buyers>(shop.db)(method, `/sales-quotes/${id}${path}${query}`, {
    context: { ...shopContext(), ...context },
    ...(session && { session }),
    ...(body && { body: { ...body, chave } }),
  })
}

/** Accepts it as it was shown. */
function accept(
  quote: Known,
  changes: object = {},
  context: { session?: string; [key: string]: unknown } = {},
) {
  const seen = { versao: quote.versao ?? 1, total: quote.totais?.total ?? 0 }

  return buyer('POST', '/acceptance', quote, { ...KNOWN, endereco: ADDRESS, ...seen, ...changes }, context)
}

async function ofCart(typed: object, servicos: object[] = []) {
  const api = testApi<Buyers>(shop.db)
  const session = sessionToken()
  const { idProduto, id } = shop.sku
  await api('POST', '/checkout/cart', {
    session,
    body: { itens: [{ idProduto, idAtributoSimples: id, quantidade: 2 }] },
  })
  if (servicos.length > 0)
    await api('PUT', '/checkout/services', { session, body: { idAtributoSimples: id, servicos } })

  return {
    session,
    quote: await api('POST', '/sales-quotes', { session, body: typed, context: shopContext() }),
  }
}

async function cartUnits(session: string): Promise<number> {
  const { body } = await testApi<{ quantidadeTotal: number }>(shop.db)('GET', '/checkout/cart', { session })

  return body.quantidadeTotal
}

async function orders(): Promise<number> {
  return (await shop.pool.query('select from pedidos')).rowCount ?? 0
}

/** The mails about quotes that wait to be sent. */
async function sentMails() {
  const mailbox = openMailbox()
  await runWaitingJobs(
    checkoutJobs.filter(({ name }) => name === 'checkout.send-sales-quote-mail'),
    shop.context(),
    mailbox,
  )

  return mailbox.messages
}

/** As the doctor sees it. */
async function withoutProblems(): Promise<void> {
  for (const { name, problems } of ORDER_CHECKS)
    if (name !== 'panel-search-orders')
      expect([name, (await shop.pool.query(problems)).rows]).toEqual([name, []])
}

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Order } from '#contract/orders/orders.ts'
import { advanceOrder } from '#platform/orders/lifecycle/advance-order.ts'
import { shipOrder } from '#platform/orders/shipping/ship-order.ts'
import { testApi } from '#tests/support/api.ts'
import { DAY, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'

const BY = { quem: 'loja', nome: 'Rosa' } as const

let shop: OrderShop
let panel: ReturnType<typeof testAdminApi<AdminOrder & { code: string }>>
let front: ReturnType<typeof testApi<Order & { code: string }>>

beforeAll(async () => {
  shop = await openOrderShop()
  panel = testAdminApi(shop.db)
  front = testApi(shop.db)
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('a buyer tells of a defect within ninety days, and the store within whatever it takes', async () => {
  const order = await arrived(2)
  expect((await read(order)).direitos).toMatchObject({ devolver: true, reclamar: true })
  shop.advance(95 * DAY)
  expect((await read(order)).direitos).toMatchObject({ devolver: false, reclamar: false })
  expect(await tell(order, report(1))).toMatchObject({ status: 409, body: { code: 'PedidoNaoPermite' } })

  const { status, body } = await act(order.id, 'defect', report(1))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    situacao: 'devolucaoSolicitada',
    defeito: { escolha: 'reparo', relato: 'A corda chia.', itens: [piece(1)] },
    acoes: ['settleDefect'],
  })
  expect(body.mudancas.at(-1)).toMatchObject({
    evento: 'reportDefect',
    quem: 'loja',
    nota: 'Conserto: 1 × Corda\nA corda chia.',
  })
})

test('who bought tells of it on the order page, and reads until when it is mended', async () => {
  const order = await arrived(2)
  shop.advance(30 * DAY)
  const { status, body } = await tell(order, report(1))

  expect(status).toBe(200)
  expect(body).toMatchObject({ situacao: 'devolucaoSolicitada', defeito: { escolha: 'reparo' } })
  const { abertoEm, prazo } = body.defeito ?? { abertoEm: '', prazo: '' }
  expect(Date.parse(prazo) - Date.parse(abertoEm.slice(0, 10))).toBe(30 * DAY)
  expect(await shop.mails(order.id)).toContain('devolucaoSolicitada')
  // One at a time.
  expect(await tell(order, report(1))).toMatchObject({ status: 409 })
})

test.each([
  ['more than was bought', report(3)],
  ['what was not bought', { ...report(1), itens: [{ idAtributoSimples: 999_999, quantidade: 1 }] }],
  ['the same piece twice', { ...report(1), itens: [{ sku: 1 }, { sku: 1 }] }],
  ['nothing', { ...report(1), itens: [] }],
  ['no word about it', { ...report(1), relato: ' ' }],
])('%s is refused', async (_, request) => {
  const order = await arrived(2)
  const itens = request.itens.map((one) => ('sku' in one ? piece(1) : one))
  const { status } = await tell(order, { ...request, itens: named(itens) })

  expect([400, 422]).toContain(status)
  expect((await read(order)).situacao).toBe('entregue')
})

test('of another’s order nobody tells', async () => {
  const { id } = await arrived(1)

  expect(await tell({ id, chave: 'outra' }, report(1))).toMatchObject({
    status: 404,
    body: { code: 'PedidoInexistente' },
  })
})

test('mended: the order is as it was, no money and no goods move', async () => {
  const { id } = await opened(2, 1)
  const { body } = await act(id, 'defect/outcome', { desfecho: 'reparado', nota: 'Nova tarraxa' })

  expect(body).toMatchObject({ situacao: 'entregue', pagamento: 'pago' })
  expect(body.defeito).toBeUndefined()
  expect(body.mudancas.at(-1)).toMatchObject({ evento: 'settleDefect', nota: 'Consertado. Nova tarraxa' })
  expect(await shop.stock()).toMatchObject({ estoque: 8, vendidas: 2 })
})

test('exchanged: another piece leaves the stock, unless there is none', async () => {
  const { id } = await opened(2, 2)
  expect((await act(id, 'defect/outcome', { desfecho: 'trocado' })).status).toBe(200)
  expect(await shop.stock()).toMatchObject({ estoque: 6, vendidas: 2 })

  const other = await opened(4, 4)
  expect(await act(other.id, 'defect/outcome', { desfecho: 'trocado' })).toMatchObject({
    status: 409,
    body: { code: 'EstoqueNegativo' },
  })
  expect((await act(other.id, 'defect/outcome', { desfecho: 'recusado' })).body.situacao).toBe('entregue')
})

test('paid back: the pieces to the centavo, and a damaged one is not sold again', async () => {
  const { id, idPagamento } = await opened(3, 1)
  const { body } = await act(id, 'defect/outcome', { desfecho: 'reembolsado' })
  await shop.work()

  // A piece of R$ 100,00 less 10 % on Pix; the freight of the others stays.
  expect(body).toMatchObject({ situacao: 'entregue' })
  expect(await shop.hear(idPagamento)).toMatchObject({ estornado: 9_000 })
  expect(await shop.stock()).toMatchObject({ estoque: 7, vendidas: 3 })
})

test('paid back and fit to be sold: it is on sale again', async () => {
  const { id } = await opened(3, 1)
  await act(id, 'defect/outcome', { desfecho: 'reembolsado', aVenda: true })

  expect(await shop.stock()).toMatchObject({ estoque: 8 })
})

test('all of it paid back: the freight too, and the order is over', async () => {
  const { id, idPagamento } = await opened(2, 2)
  const { body } = await act(id, 'defect/outcome', { desfecho: 'reembolsado', aVenda: true })
  await shop.work()

  expect(body).toMatchObject({ situacao: 'devolvido' })
  expect(await shop.hear(idPagamento)).toMatchObject({ recebido: 20_500, estornado: 20_500 })
  expect(await shop.stock()).toMatchObject({ estoque: 10, vendidas: 0 })
})

test('made cheaper: so much goes back, and never more than the pieces cost', async () => {
  const { id, idPagamento } = await opened(2, 1)
  for (const valor of [0, 9_001])
    expect((await act(id, 'defect/outcome', { desfecho: 'abatido', valor })).status).toBe(422)
  expect((await act(id, 'defect/outcome', { desfecho: 'abatido', valor: 1_500 })).status).toBe(200)
  await shop.work()

  expect(await shop.hear(idPagamento)).toMatchObject({ estornado: 1_500 })
  // Settled once.
  expect((await act(id, 'defect/outcome', { desfecho: 'abatido', valor: 1_500 })).status).toBe(409)
})

test('what comes back for a defect is not received as a withdrawal', async () => {
  const { id } = await opened(2, 1)

  for (const path of ['return/received', 'return/kept'])
    expect(await act(id, path, { aVenda: true })).toMatchObject({
      status: 409,
      body: { code: 'PedidoNaoPermite' },
    })
})

function piece(quantidade: number) {
  return { idAtributoSimples: shop.sku.id, quantidade }
}

type Report = { relato: string; escolha: string; itens: readonly object[] }

/** Of so many pieces, named once the shop is there. */
function report(quantidade: number): Report {
  return { relato: 'A corda chia.', escolha: 'reparo', itens: [{ quantidade }] }
}

function named(itens: readonly object[]) {
  return itens.map((one) => ({ idAtributoSimples: shop.sku.id, ...one }))
}

async function arrived(quantidade: number) {
  const order = await shop.place({ quantidade })
  await shop.news(order.idPagamento)
  await advanceOrder(shop.context(), { id: order.id, evento: 'startPicking', ...BY })
  await shipOrder(shop.context(), {
    id: order.id,
    envio: { codigo: 'BR1', transportadora: 'Correios', url: '' },
    ...BY,
  })
  await advanceOrder(shop.context(), { id: order.id, evento: 'deliver', ...BY })

  return order
}

async function opened(bought: number, broken: number) {
  const order = await arrived(bought)
  await act(order.id, 'defect', report(broken))

  return order
}

type TellInput = { id: string; chave: string }

function tell({ id, chave }: TellInput, request: Report) {
  const { agora, payments } = shop.context()

  return front('POST', '/sale/defect', {
    body: { id, chave, ...request, itens: named(request.itens) },
    context: { agora, payments },
  })
}

async function read({ id, chave }: TellInput): Promise<Order> {
  const { agora, payments } = shop.context()

  return (await front('GET', `/sale/${id}?chave=${chave}`, { context: { agora, payments } })).body
}

async function act(id: string, path: string, request: object) {
  const cookie = await staffCookie(shop.db, 'atendimento', shop.now)
  const { agora, payments } = shop.context()
  const body =
    'itens' in request && Array.isArray(request.itens) ? { ...request, itens: named(request.itens) } : request

  return panel('POST', `/orders/${id}/${path}`, { cookie, body, context: { agora, payments } })
}

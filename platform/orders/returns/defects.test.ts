import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Order } from '#contract/orders/orders.ts'
import { boughtSkus } from '#platform/orders/buyer/bought-skus.ts'
import { instrumentosClientes } from '#platform/orders/buyer/instruments/tables.ts'
import { passportsOfOrder } from '#platform/orders/buyer/passports/list-passports.ts'
import { advanceOrder } from '#platform/orders/lifecycle/advance-order.ts'
import { shipOrder } from '#platform/orders/shipping/ship-order.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
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

test('accepts a defect from a buyer within ninety days, and from the store at any time', async () => {
  const order = await arrived(2)
  expect((await read(order)).direitos).toMatchObject({ devolver: true, reclamar: true })
  shop.advance(95 * DAY)
  expect((await read(order)).direitos).toMatchObject({ devolver: false, reclamar: false })
  expect(await reportAsBuyer(order, report(1))).toMatchObject({
    status: 409,
    body: { code: 'PedidoNaoPermite' },
  })

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

test('lets the buyer report a defect on the order’s page, and shows the repair deadline', async () => {
  const order = await arrived(2)
  shop.advance(30 * DAY)
  const { status, body } = await reportAsBuyer(order, report(1))

  expect(status).toBe(200)
  expect(body).toMatchObject({ situacao: 'devolucaoSolicitada', defeito: { escolha: 'reparo' } })
  const { abertoEm, prazo } = body.defeito ?? { abertoEm: '', prazo: '' }
  expect(Date.parse(prazo) - Date.parse(abertoEm.slice(0, 10))).toBe(30 * DAY)
  expect(await shop.mails(order.id)).toContain('devolucaoSolicitada')
  // One at a time.
  expect(await reportAsBuyer(order, report(1))).toMatchObject({ status: 409 })
})

test.each([
  ['more than was bought', report(3)],
  ['what was not bought', { ...report(1), itens: [{ idAtributoSimples: 999_999, quantidade: 1 }] }],
  ['the same piece twice', { ...report(1), itens: [{ sku: 1 }, { sku: 1 }] }],
  ['nothing', { ...report(1), itens: [] }],
  ['no word about it', { ...report(1), relato: ' ' }],
])('refuses %s', async (_, request) => {
  const order = await arrived(2)
  const itens = request.itens.map((one) => ('sku' in one ? piece(1) : one))
  const { status } = await reportAsBuyer(order, { ...request, itens: named(itens) })

  expect([400, 422]).toContain(status)
  expect((await read(order)).situacao).toBe('entregue')
})

test('refuses a report about somebody else’s order', async () => {
  const { id } = await arrived(1)

  expect(await reportAsBuyer({ id, chave: 'outra' }, report(1))).toMatchObject({
    status: 404,
    body: { code: 'PedidoInexistente' },
  })
})

test('after a repair the order is as before, and no money or stock moves', async () => {
  const { id } = await opened(2, 1)
  const { body } = await act(id, 'defect/outcome', { desfecho: 'reparado', nota: 'Nova tarraxa' })

  expect(body).toMatchObject({ situacao: 'entregue', pagamento: 'pago' })
  expect(body.defeito).toBeUndefined()
  expect(body.mudancas.at(-1)).toMatchObject({ evento: 'settleDefect', nota: 'Consertado. Nova tarraxa' })
  expect(await shop.stock()).toMatchObject({ estoque: 8, soldUnits: 2 })
})

test('an exchange takes another piece off the stock, and is refused without stock', async () => {
  const { id } = await opened(2, 2)
  expect((await act(id, 'defect/outcome', { desfecho: 'trocado' })).status).toBe(200)
  expect(await shop.stock()).toMatchObject({ estoque: 6, soldUnits: 2 })

  const other = await opened(4, 4)
  expect(await act(other.id, 'defect/outcome', { desfecho: 'trocado' })).toMatchObject({
    status: 409,
    body: { code: 'EstoqueNegativo' },
  })
  expect((await act(other.id, 'defect/outcome', { desfecho: 'recusado' })).body.situacao).toBe('entregue')
})

test('refunds the defective pieces to the centavo, and does not restock damaged ones', async () => {
  const { id, idPagamento } = await opened(3, 1)
  const { body } = await act(id, 'defect/outcome', { desfecho: 'reembolsado' })
  await shop.work()

  // A piece of R$ 100,00 less 10 % on Pix; the freight is not refunded.
  expect(body).toMatchObject({ situacao: 'entregue' })
  expect(await shop.syncPayment(idPagamento)).toMatchObject({ estornado: 9_000 })
  expect(await shop.stock()).toMatchObject({ estoque: 7, soldUnits: 3 })
})

test('restocks refunded pieces that can be sold', async () => {
  const { id } = await opened(3, 1)
  await act(id, 'defect/outcome', { desfecho: 'reembolsado', aVenda: true })

  expect(await shop.stock()).toMatchObject({ estoque: 8 })
})

test('refunding all pieces refunds the freight too, and ends the order', async () => {
  const { id, idPagamento } = await opened(2, 2)
  const { body } = await act(id, 'defect/outcome', { desfecho: 'reembolsado', aVenda: true })
  await shop.work()

  expect(body).toMatchObject({ situacao: 'devolvido' })
  expect(await shop.syncPayment(idPagamento)).toMatchObject({ recebido: 20_500, estornado: 20_500 })
  expect(await shop.stock()).toMatchObject({ estoque: 10, soldUnits: 0 })
})

test('refunds a price reduction, and never more than the pieces cost', async () => {
  const { id, idPagamento } = await opened(2, 1)
  for (const valor of [0, 9_001])
    expect((await act(id, 'defect/outcome', { desfecho: 'abatido', valor })).status).toBe(422)
  expect((await act(id, 'defect/outcome', { desfecho: 'abatido', valor: 1_500 })).status).toBe(200)
  await shop.work()

  expect(await shop.syncPayment(idPagamento)).toMatchObject({ estornado: 1_500 })
  // Settled once.
  expect((await act(id, 'defect/outcome', { desfecho: 'abatido', valor: 1_500 })).status).toBe(409)
})

test('withdraws the passport of what is exchanged, so that the other one can have its own', async () => {
  const { id } = await opened(1, 1)
  await issuePassport(id, 'E-100')
  await act(id, 'defect/outcome', { desfecho: 'trocado' })

  expect(await passports(id)).toEqual([['E-100', true]])
  expect((await issuePassport(id, 'E-101')).status).toBe(200)
  expect(await passports(id)).toEqual([
    ['E-100', true],
    ['E-101', false],
  ])
})

test('withdraws passports once all of a line is refunded, and flags the order while some is not', async () => {
  const { id } = await opened(2, 1)
  await issuePassport(id, 'F-100')
  const first = await act(id, 'defect/outcome', { desfecho: 'reembolsado' })
  expect(first.body.atencao).toContain('Anule o passaporte do que voltou (1 × Corda)')
  expect(await passports(id)).toEqual([['F-100', false]])
  // One is the buyer's, and has a passport.
  expect((await issuePassport(id, 'F-101')).status).toBe(422)

  await act(id, 'defect', report(1))
  await act(id, 'defect/outcome', { desfecho: 'reembolsado' })
  expect(await passports(id)).toEqual([['F-100', true]])
})

test('removes what is refunded from the account once none of its units is left', async () => {
  const { id } = await opened(2, 1)
  const { idCliente } = await loggedIn(shop.db)
  await shop.db.execute(sql`update pedidos set id_cliente = ${idCliente} where id = ${id}`)
  await shop.db.insert(instrumentosClientes).values({
    idCliente,
    nome: '',
    codigo: 'violino.1-2',
    idPedido: id,
    idSku: shop.sku.id,
    criadoEm: shop.now,
  })
  await act(id, 'defect/outcome', { desfecho: 'reembolsado' })
  expect(await shop.db.$count(instrumentosClientes)).toBe(1)
  expect(await boughtSkus(shop.db, idCliente)).toMatchObject([{ pedido: id }])

  await act(id, 'defect', report(1))
  await act(id, 'defect/outcome', { desfecho: 'reembolsado' })
  expect(await shop.db.$count(instrumentosClientes)).toBe(0)
  expect(await boughtSkus(shop.db, idCliente)).toEqual([])
})

test('leaves the passport of what was repaired', async () => {
  const { id } = await opened(1, 1)
  await issuePassport(id, 'G-100')
  await act(id, 'defect/outcome', { desfecho: 'reparado' })

  expect(await passports(id)).toEqual([['G-100', false]])
})

test('refuses to receive a defect report as a withdrawal', async () => {
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

/** Builds the report for a number of pieces, once the shop has been opened. */
function report(quantidade: number): Report {
  return { relato: 'A corda chia.', escolha: 'reparo', itens: [{ quantidade }] }
}

function named(itens: readonly object[]) {
  return itens.map((one) => ({ idAtributoSimples: shop.sku.id, ...one }))
}

async function arrived(quantidade: number) {
  const order = await shop.place({ quantidade })
  await shop.payAndSettle(order.idPagamento)
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

type ReportInput = { id: string; chave: string }

function reportAsBuyer({ id, chave }: ReportInput, request: Report) {
  const { now, payments } = shop.context()

  return front('POST', '/sale/defect', {
    body: { id, chave, ...request, itens: named(request.itens) },
    context: { now, payments },
  })
}

async function read({ id, chave }: ReportInput): Promise<Order> {
  const { now, payments } = shop.context()

  return (await front('GET', `/sale/${id}?chave=${chave}`, { context: { now, payments } })).body
}

async function act(id: string, path: string, request: object) {
  const cookie = await staffCookie(shop.db, 'atendimento', shop.now)
  const { now, payments } = shop.context()
  const body =
    'itens' in request && Array.isArray(request.itens) ? { ...request, itens: named(request.itens) } : request

  return panel('POST', `/orders/${id}/${path}`, { cookie, body, context: { now, payments } })
}

async function issuePassport(id: string, numeroSerie: string) {
  const cookie = await staffCookie(shop.db, 'expedicao', shop.now)

  return panel('POST', `/orders/${id}/passports`, { cookie, body: { posicao: 0, numeroSerie } })
}

/** The serial numbers of an order's passports, and whether each is withdrawn. */
async function passports(id: string) {
  const rows = await passportsOfOrder({ db: shop.db }, id)

  return rows.map(({ numeroSerie, anuladoEm }) => [numeroSerie, anuladoEm !== null])
}

import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnPixCharge, OwnPixReturn } from '#contract/orders/own-pix.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { advanceOrder } from '#platform/orders/lifecycle/advance-order.ts'
import { cancelOrder } from '#platform/orders/lifecycle/cancel-order.ts'
import { expireOrders } from '#platform/orders/lifecycle/expire-orders.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { DAY, MINUTE, type OrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { reconcilePayments } from '../charges/reconcile-payments.ts'
import { openOwnPixShop } from './own-pix.fixtures.ts'

const TOTAL = 11_500
const HOUR = 60 * MINUTE

let shop: OrderShop

beforeAll(async () => {
  shop = await openOwnPixShop('pix@loja.example.com', { titular: 'Lira Ltda', documento: '' })
})
beforeEach(async () => {
  await shop.reset()
  await emptyTables(shop.pool, 'pix_proprio_cobrancas')
})
afterAll(() => shop.close())

test('lists what awaits its money, with txid, buyer and age, and confirms it by hand', async () => {
  const { id, numero, idPagamento } = await shop.place()
  const txid = idPagamento.replaceAll('-', '').slice(0, 16).toUpperCase()

  expect((await listed()).itens).toEqual([
    {
      idPagamento,
      idPedido: id,
      descricao: `Pedido ${numero}`,
      nome: 'Clara Nunes',
      valor: TOTAL,
      txid,
      criadaEm: '2026-11-21T15:00:00.000Z',
      expiraEm: '2026-11-22T15:00:00.000Z',
      situacao: 'pendente',
      recebimentos: [],
    },
  ])

  shop.advance(HOUR)
  const em = new Date(shop.now.getTime() - 10 * MINUTE).toISOString()
  expect(await confirm(idPagamento, { em })).toMatchObject({ status: 200 })
  await shop.work()

  expect(await shop.order(id)).toMatchObject({
    situacao: 'pagamentoAprovado',
    atencao: null,
    mudancas: ['place cliente', 'approvePayment provedor'],
  })
  expect(await shop.mails(id)).toEqual(['pagamentoAprovado'])
  expect(await listed()).toEqual({ itens: [], total: 0 })
  expect((await listed('?estado=conferidos')).itens).toMatchObject([
    {
      situacao: 'pago',
      recebimentos: [{ valor: TOTAL, em, quem: 'Pessoa de financeiro', extrato: false, desfaz: true }],
    },
  ])
  expect(await lastAudited()).toMatchObject({ acao: 'pedido.pix-conferido', alvoId: id })
})

test.each<[string, (known: { numero: number; txid: string }) => string]>([
  ['the txid', ({ txid }) => txid.toLowerCase()],
  ['the order’s number', ({ numero }) => `Pedido ${numero}`],
  ['the buyer', () => 'nunes'],
])('finds a charge by %s', async (_, search) => {
  const { numero, idPagamento } = await shop.place()
  const txid = idPagamento.replaceAll('-', '').slice(0, 16)
  const busca = encodeURIComponent(search({ numero, txid }))

  expect((await listed(`?busca=${busca}`)).total).toBe(1)
  expect((await listed('?busca=ningu%C3%A9m%25')).total).toBe(0)
})

describe('an amount that is not the charge’s', () => {
  test('needs a second confirmation, and is treated as a part', async () => {
    const { id, idPagamento } = await shop.place()

    expect(await confirm(idPagamento, { valor: 1000 })).toMatchObject({
      status: 409,
      body: { code: 'PixComDiferenca', data: { valor: TOTAL, recebido: 0 } },
    })
    expect(await confirm(idPagamento, { valor: 1000, mesmoAssim: true })).toMatchObject({ status: 200 })
    await shop.work()

    expect(await shop.order(id)).toMatchObject({
      situacao: 'aguardandoPagamento',
      atencao: expect.stringMatching(/Pago em parte/),
    })
  })
})

test('is not confirmed twice by two people, unless they say so', async () => {
  const { id, idPagamento } = await shop.place()
  const answers = await Promise.all([confirm(idPagamento), confirm(idPagamento)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await shop.work()

  expect(await confirm(idPagamento, { mesmoAssim: true })).toMatchObject({ status: 200 })
  await shop.work()
  expect((await shop.order(id)).atencao).toMatch(/Pago a mais/)
})

test.each([
  ['in the future', 2 * HOUR],
  ['before the charge', -2 * HOUR],
])('refuses a time %s', async (_, offset) => {
  const { idPagamento } = await shop.place()
  const em = new Date(shop.now.getTime() + offset).toISOString()

  expect(await confirm(idPagamento, { em })).toMatchObject({
    status: 422,
    body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'em' }] } },
  })
})

test('does not know a charge of another provider', async () => {
  expect(await confirm('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
})

describe('a charge that nobody pays', () => {
  test('waits as long as the store says, and then releases its goods', async () => {
    const { id } = await shop.place()
    shop.advance(23 * HOUR)
    await expireOrders(shop.context())
    expect((await shop.order(id)).situacao).toBe('aguardandoPagamento')

    shop.advance(2 * HOUR)
    await expireOrders(shop.context())
    expect((await shop.order(id)).situacao).toBe('cancelado')
    expect(await shop.stock()).toMatchObject({ estoque: 10, reservedUnits: 0 })
    expect(await listed()).toMatchObject({ total: 0 })
    expect(await listed('?estado=encerrados')).toMatchObject({ total: 1 })
  })

  test('reopens its order if the money is confirmed late', async () => {
    const { id, idPagamento } = await shop.place()
    shop.advance(2 * DAY)
    await expireOrders(shop.context())
    expect(await confirm(idPagamento)).toMatchObject({ status: 200 })
    await shop.work()

    expect(await shop.order(id)).toMatchObject({
      situacao: 'pagamentoAprovado',
      atencao: expect.stringMatching(/reaberto/),
    })
  })
})

describe('a mistaken confirmation', () => {
  test('is undone: the order waits again, and keeps its goods', async () => {
    const { id, idPagamento } = await shop.place()
    await confirm(idPagamento)
    await shop.work()
    const sold = await shop.stock()
    shop.advance(HOUR)

    expect(await undo(await receiptId())).toMatchObject({ status: 200 })
    await shop.work()

    expect(await shop.order(id)).toMatchObject({
      situacao: 'aguardandoPagamento',
      pagoEm: null,
      expiraEm: new Date(shop.now.getTime() + DAY),
      mudancas: ['place cliente', 'approvePayment provedor', 'undoPayment loja'],
    })
    expect(sold).toEqual({ estoque: 9, reservedUnits: 0, soldUnits: 1 })
    expect(await shop.stock()).toEqual({ estoque: 9, reservedUnits: 1, soldUnits: 0 })
    expect((await listed()).itens).toMatchObject([{ idPagamento, situacao: 'pendente', recebimentos: [] }])
    expect(await lastAudited()).toMatchObject({ acao: 'pedido.pix-desconferido' })

    await reconcilePayments(shop.context())
    expect(await confirm(idPagamento)).toMatchObject({ status: 200 })
    await shop.work()
    expect(await shop.order(id)).toMatchObject({ situacao: 'pagamentoAprovado' })
    expect(await shop.stock()).toEqual({ estoque: 9, reservedUnits: 0, soldUnits: 1 })
  })

  test('is undone before its order heard of it', async () => {
    const { id, idPagamento } = await shop.place()
    await confirm(idPagamento)
    expect(await undo(await receiptId())).toMatchObject({ status: 200 })
    await shop.work()

    expect(await shop.order(id)).toMatchObject({ situacao: 'aguardandoPagamento', atencao: null })
    expect(await shop.mails(id)).toEqual([])
  })

  test.each<[string, (order: { id: string; idPagamento: string }) => Promise<unknown>]>([
    ['after a day', async () => shop.advance(25 * HOUR)],
    [
      'once the goods are picked',
      ({ id }) =>
        advanceOrder(shop.context(), { id, evento: 'startPicking', quem: 'loja', nome: 'Rita', nota: '' }),
    ],
    [
      'once it is to be refunded',
      ({ id }) => cancelOrder(shop.context(), { id, quem: 'loja', nome: 'Rita', nota: '' }),
    ],
    ['of money that came twice', ({ idPagamento }) => confirm(idPagamento, { mesmoAssim: true })],
  ])('stays %s', async (_, happens) => {
    const order = await shop.place()
    await confirm(order.idPagamento)
    await shop.work()
    const id = await receiptId()
    await happens(order)
    await shop.work()
    const before = await shop.order(order.id)

    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'ConferenciaMantida' } })
    expect(await shop.order(order.id)).toEqual(before)
  })
})

describe('a refund', () => {
  test('waits until somebody has sent it from the account, and then mails the buyer', async () => {
    const { id } = await cancelled()
    const { itens } = await returns()
    expect(itens).toMatchObject([{ idPedido: id, valor: TOTAL, nome: 'Clara Nunes' }])
    expect((await shop.mails(id)).includes('estornado')).toBe(false)

    expect(await settle(itens[0]!.id, 'feito')).toMatchObject({ status: 200 })
    await shop.work()
    expect((await shop.mails(id)).includes('estornado')).toBe(true)
    expect(await returns()).toEqual({ itens: [], total: 0 })
    expect(await settle(itens[0]!.id, 'feito')).toMatchObject({ status: 404 })
    expect(await lastAudited()).toMatchObject({ acao: 'pedido.pix-devolvido' })
  })

  test('that is not made flags the order', async () => {
    const { id } = await cancelled()
    const { itens } = await returns()
    await settle(itens[0]!.id, 'recusado')
    await shop.work()

    expect((await shop.order(id)).atencao).toMatch(/devolver de outra forma/)
  })

  async function cancelled() {
    const order = await shop.place()
    await confirm(order.idPagamento)
    await shop.work()
    await cancelOrder(shop.context(), { id: order.id, quem: 'loja', nome: 'Rita', nota: '' })
    await shop.work()
    return order
  }
})

test.each<Role>(['atendimento', 'expedicao', 'catalogo', 'leitura'])(
  'keeps %s, who receive buyers’ receipts or need none, from confirming',
  async (papel) => {
    const { idPagamento } = await shop.place()

    expect(await confirm(idPagamento, { papel })).toMatchObject({ status: 403 })
    expect(await listed('', papel)).toMatchObject({ code: 'PermissaoNegada' })
  },
)

type Changes = { valor?: number; em?: string; mesmoAssim?: boolean; papel?: Role }

function confirm(id: string, { papel, ...changes }: Changes = {}) {
  const body = { valor: TOTAL, em: shop.now.toISOString(), ...changes }

  return call('POST', `/own-pix/${id}/receipts`, { body, papel })
}

function undo(id: string) {
  return call('POST', `/own-pix/receipts/${id}/undoing`, { body: { nota: 'Era de outra pessoa.' } })
}

async function listed(query = '', papel?: Role) {
  return (await call('GET', `/own-pix${query}`, { papel })).body as { itens: OwnPixCharge[]; total: number }
}

async function receiptId() {
  return (await listed('?estado=conferidos')).itens[0]!.recebimentos[0]!.id
}

async function returns() {
  return (await call('GET', '/own-pix/returns')).body as { itens: OwnPixReturn[]; total: number }
}

function settle(id: string, situacao: string) {
  return call('POST', `/own-pix/returns/${id}`, { body: { situacao } })
}

async function call(method: string, path: string, options: { body?: object; papel?: Role | undefined } = {}) {
  return testAdminApi<unknown>(shop.db)(method, path, {
    cookie: await staffCookie(shop.db, options.papel ?? 'financeiro', shop.now),
    ...(options.body && { body: options.body }),
    context: { now: shop.now },
  })
}

async function lastAudited() {
  const [row] = await shop.db
    .select()
    .from(auditoria)
    .where(eq(auditoria.alvoTipo, 'pedido'))
    .orderBy(desc(auditoria.id))
    .limit(1)
  return row
}

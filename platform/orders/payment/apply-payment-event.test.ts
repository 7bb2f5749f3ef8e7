import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { reservePromotionUses } from '#platform/marketing/promotions/uses/reserve-promotion-uses.ts'
import { cancelPayment } from '#platform/payments/charges/cancel-payment.ts'
import { reconcilePayments } from '#platform/payments/charges/reconcile-payments.ts'
import { nameAtProvider } from '#platform/payments/rows.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { DAY, MINUTE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffContext } from '#tests/support/staff.ts'
import { getOrder } from '../access/get-order.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { advanceOrder } from '../lifecycle/advance-order.ts'
import { cancelOrder } from '../lifecycle/cancel-order.ts'
import { expireOrders } from '../lifecycle/expire-orders.ts'
import { receiveReturn } from '../returns/receive-return.ts'
import { shipOrder } from '../shipping/ship-order.ts'
import { payOrder } from './pay-order.ts'

const FIVE_OFF = { beneficio: { tipo: 'valor', valor: 500 }, usosMaximos: 1 } as const

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('sells the reserved goods when a payment comes, and notifies once', async () => {
  const { id, idPagamento } = await shop.place()
  expect(await shop.stock()).toEqual({ estoque: 9, reservedUnits: 1, soldUnits: 0 })

  await shop.payAndSettle(idPagamento)
  await shop.syncPayment(idPagamento)
  await shop.work()

  expect(await shop.order(id)).toMatchObject({
    situacao: 'pagamentoAprovado',
    expiraEm: null,
    atencao: null,
    mudancas: ['place cliente', 'approvePayment provedor'],
  })
  expect(await shop.stock()).toEqual({ estoque: 9, reservedUnits: 0, soldUnits: 1 })
  expect(await shop.mails(id)).toEqual(['pagamentoAprovado'])
})

describe('a card', () => {
  test('that is declined leaves the order waiting for another', async () => {
    const { id, chave } = await shop.place({ metodo: 'cartao', ...(await shop.card('FUND')) })
    await shop.work()

    expect(await shop.order(id)).toMatchObject({ situacao: 'aguardandoPagamento' })
    expect(await shop.mails(id)).toEqual(['pagamentoRecusado'])

    await payOrder(shop.context(), { id, chave, metodo: 'cartao', parcelas: 3, ...(await shop.card()) })
    await shop.work()

    expect(await shop.order(id)).toMatchObject({ situacao: 'pagamentoAprovado' })
  })

  test.each([
    ['approved', 'pagamentoAprovado', ['reviewPayment provedor', 'approvePayment provedor']],
    ['declined', 'aguardandoPagamento', ['reviewPayment provedor', 'declinePayment provedor']],
  ])('that is under review and %s', async (verdict, situacao, changes) => {
    const { id, idPagamento } = await shop.place({
      metodo: 'cartao',
      ...(await shop.card('CONT')),
    })
    await shop.work()
    expect(await shop.order(id)).toMatchObject({ situacao: 'pagamentoEmAnalise', expiraEm: null })
    // However long the review takes.
    shop.advance(3 * DAY)
    await expireOrders(shop.context())

    shop.psp.mercadoPago.decide(nameAtProvider(idPagamento), verdict === 'approved')
    await shop.syncPayment(idPagamento)
    await shop.work()

    expect(await shop.order(id)).toMatchObject({ situacao, mudancas: ['place cliente', ...changes] })
  })
})

describe('money that comes after the deadline', () => {
  test('reopens the order if the goods are still there', async () => {
    const { id, idPagamento } = await expired()

    expect(await shop.payAndSettle(idPagamento, { late: true })).toBe(true)

    expect(await shop.order(id)).toMatchObject({
      situacao: 'pagamentoAprovado',
      atencao: expect.stringMatching(/reaberto/),
      mudancas: ['place cliente', 'expire relogio', 'reopen provedor'],
    })
    expect(await shop.stock()).toEqual({ estoque: 9, reservedUnits: 0, soldUnits: 1 })
  })

  test('reopens the order by itself for a boleto paid on its last day, and notifies the buyer', async () => {
    const { id, idPagamento } = await shop.place({ metodo: 'boleto' })
    // The end of the due date, and a minute: banks report in the morning what was paid the evening before.
    shop.now = new Date('2026-11-26T03:01:00Z')
    await expireOrders(shop.context())
    await shop.work()
    expect(await shop.order(id)).toMatchObject({ situacao: 'cancelado' })
    expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })

    shop.advance(DAY / 4)
    expect(await shop.payAndSettle(idPagamento, { late: true })).toBe(true)

    expect(await shop.order(id)).toMatchObject({
      situacao: 'pagamentoAprovado',
      metodo: 'boleto',
      total: 12_500,
      atencao: expect.stringMatching(/reaberto/),
    })
    expect(await shop.stock()).toEqual({ estoque: 9, reservedUnits: 0, soldUnits: 1 })
    expect(await shop.mails(id)).toEqual(['cancelado', 'pagamentoAprovado'])
  })

  test('is asked for at a bank that stays silent about a boleto, as long as banks take to report', async () => {
    const { id, idPagamento } = await shop.place({ metodo: 'boleto' })
    shop.now = new Date('2026-11-26T03:01:00Z')
    await expireOrders(shop.context())
    await shop.work()
    shop.psp.pay(nameAtProvider(idPagamento), { late: true })
    // Three banking days.
    shop.now = new Date('2026-11-30T20:00:00Z')
    await reconcilePayments(shop.context())
    await shop.work()

    expect(await shop.order(id)).toMatchObject({ situacao: 'pagamentoAprovado' })
  })

  test('reserves the order’s released discounts again, and flags those used up', async () => {
    const ids: number[] = []
    for (const codigo of ['VOLTA', 'ESGOTA'])
      ids.push((await saveCoupon(shop, { ...FIVE_OFF, codigo, nome: codigo })).id)
    const comprador = { idCliente: null, documento: '52998224725' }
    const { id, idPagamento } = await shop.place()
    await reservePromotionUses(shop.db, { aplicadas: ids, pedido: id, comprador, now: shop.now })
    shop.advance(31 * MINUTE)
    await expireOrders(shop.context())
    const other = { idCliente: null, documento: '11144477735' }
    await reservePromotionUses(shop.db, {
      aplicadas: ids.slice(1),
      pedido: 'outro',
      comprador: other,
      now: shop.now,
    })
    await shop.payAndSettle(idPagamento, { late: true })

    expect(await shop.order(id)).toMatchObject({
      situacao: 'pagamentoAprovado',
      atencao: expect.stringMatching(/reaberto\.\nO desconto “ESGOTA” .* esgotado\.$/),
    })
    expect(await countPromotionUses(shop, comprador)).toEqual(new Map([[ids[0], 1]]))
  })

  test('waits for the store to refund it if the goods are gone', async () => {
    const { id, idPagamento } = await expired()
    await shop.place({ quantidade: 10 })
    await shop.payAndSettle(idPagamento, { late: true })

    expect(await shop.order(id)).toMatchObject({
      situacao: 'cancelado',
      atencao: expect.stringMatching(/já não há estoque/),
    })
    expect(await shop.mails(id)).toEqual(['cancelado', 'pagoDepoisDoPrazo'])
    expect(await shop.syncPayment(idPagamento)).toMatchObject({ situacao: 'pago', estornado: 0 })
    expect(await shop.stock()).toEqual({ estoque: 0, reservedUnits: 10, soldUnits: 0 })
  })

  test('is refunded if the buyer had cancelled', async () => {
    const { id, idPagamento } = await shop.place()
    await cancelOrder(shop.context(), { id, quem: 'cliente' })
    await shop.work()
    await shop.payAndSettle(idPagamento, { late: true })

    expect(await shop.order(id)).toMatchObject({
      situacao: 'cancelado',
      atencao: 'Pago depois de cancelado.',
    })
    expect(await shop.syncPayment(idPagamento)).toMatchObject({ recebido: 11_500, estornado: 11_500 })
    expect(await shop.mails(id)).toEqual(['cancelado', 'estornado'])
    expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
  })

  test('has to be refunded by the store if it came by boleto', async () => {
    const { id, idPagamento } = await shop.place({ metodo: 'boleto' })
    await cancelOrder(shop.context(), { id, quem: 'cliente' })
    await shop.work()
    await shop.payAndSettle(idPagamento, { late: true })

    expect(await shop.order(id)).toMatchObject({
      atencao: expect.stringMatching(/Devolver R\$\s125,00 por Pix/),
    })
  })

  async function expired() {
    const order = await shop.place()
    shop.advance(31 * MINUTE)
    await expireOrders(shop.context())
    await shop.work()
    expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
    return order
  }
})

describe('two payments of one order', () => {
  test('are flagged, and the order continues', async () => {
    const { id, chave, idPagamento } = await shop.place()
    await payOrder(shop.context(), { id, chave, metodo: 'cartao', parcelas: 1, ...(await shop.card()) })
    await shop.work()
    await shop.payAndSettle(idPagamento, { late: true })

    expect(await shop.order(id)).toMatchObject({
      situacao: 'pagamentoAprovado',
      metodo: 'cartao',
      total: 12_500,
      atencao: expect.stringMatching(/Pago a mais: devolver R\$\s115,00/),
    })
  })

  test('are flagged even after a full refund', async () => {
    const { id, chave, idPagamento } = await shop.place()
    await payOrder(shop.context(), { id, chave, metodo: 'cartao', parcelas: 1, ...(await shop.card()) })
    await shop.work()
    const by = { quem: 'loja' } as const
    await advanceOrder(shop.context(), { id, evento: 'startPicking', ...by })
    await shipOrder(shop.context(), { id, ...by })
    await receiveReturn(shop.context(), { id, aVenda: true, ...by })
    await shop.work()
    expect(await shop.order(id)).toMatchObject({ situacao: 'devolvido', atencao: null })
    await shop.payAndSettle(idPagamento, { late: true })

    expect(await shop.order(id)).toMatchObject({ atencao: expect.stringMatching(/devolver R\$\s115,00/) })
  })

  test('settle the order at the price of the cancelled charge that was paid after all', async () => {
    const { id, chave, idPagamento } = await shop.place()
    const { pagamentos } = await payOrder(shop.context(), { id, chave, metodo: 'boleto', parcelas: 1 })
    expect(await shop.order(id)).toMatchObject({ metodo: 'boleto', total: 12_500 })
    await shop.payAndSettle(idPagamento, { late: true })

    expect(await shop.order(id)).toMatchObject({
      situacao: 'pagamentoAprovado',
      metodo: 'pix',
      total: 11_500,
    })
    // The boleto is no longer needed.
    expect(await shop.syncPayment(pagamentos[0]!.id)).toMatchObject({ situacao: 'cancelado' })
  })
})

describe('a partial payment', () => {
  test('is reported at once, and the rest can be paid', async () => {
    const { id, chave, idPagamento } = await shop.place()
    shop.advance(29 * MINUTE)
    await short(idPagamento, 5_000)

    expect(await shop.order(id)).toMatchObject({
      situacao: 'aguardandoPagamento',
      atencao: expect.stringMatching(/chegaram R\$\s50,00 de R\$\s115,00/),
      expiraEm: new Date(shop.now.getTime() + DAY),
    })
    expect(await shop.mails(id)).toEqual(['pagoEmParte'])
    const order = await getOrder(shop.context(), { id, chave })
    expect(order).toMatchObject({
      pagamento: 'pagoEmParte',
      texto: expect.stringMatching(/Falta o restante/),
    })
    expect(order.formas.map(({ metodo, total }) => [metodo, total])).toEqual([
      ['pix', 6_500],
      ['cartao', 7_500],
      ['boleto', 7_500],
    ])

    const { pagamentos } = await payOrder(shop.context(), { id, chave, metodo: 'pix', parcelas: 1 })
    await shop.payAndSettle(pagamentos[0]!.id)
    expect(await shop.order(id)).toMatchObject({ situacao: 'pagamentoAprovado', total: 11_500 })
    expect(await getOrder(shop.context(), { id, chave })).toMatchObject({ pagamento: 'pago' })
  })

  test('by boleto leaves a rest without the Pix discount, even if Pix pays it', async () => {
    const { id, chave, idPagamento } = await shop.place({ metodo: 'boleto' })
    await short(idPagamento, 5_000)
    const { pagamentos, total } = await payOrder(shop.context(), { id, chave, metodo: 'pix', parcelas: 1 })
    expect([total, pagamentos[0]?.valor]).toEqual([12_500, 7_500])
    await shop.payAndSettle(pagamentos[0]!.id)

    expect(await shop.order(id)).toMatchObject({
      situacao: 'pagamentoAprovado',
      metodo: 'boleto',
      total: 12_500,
    })
  })

  test('is refunded if nobody pays the rest', async () => {
    const { id, idPagamento } = await shop.place()
    await short(idPagamento, 5_000)
    shop.advance(DAY)
    await expireOrders(shop.context())
    await shop.work()

    expect(await shop.order(id)).toMatchObject({ situacao: 'cancelado' })
    expect(await shop.syncPayment(idPagamento)).toMatchObject({ recebido: 5_000, estornado: 5_000 })
  })

  async function short(idPagamento: string, valor: number) {
    await shop.payAndSettle(idPagamento, { valor })
  }
})

test('flags a Pix that is paid twice, and refunds each payment if the order had ended', async () => {
  const paid = await shop.place()
  await shop.payAndSettle(paid.idPagamento)
  await shop.payAndSettle(paid.idPagamento, { late: true })
  expect(await shop.order(paid.id)).toMatchObject({
    situacao: 'pagamentoAprovado',
    atencao: expect.stringMatching(/Pago a mais: devolver R\$\s115,00/),
  })

  const ended = await shop.place()
  await cancelOrder(shop.context(), { id: ended.id, quem: 'cliente' })
  await shop.payAndSettle(ended.idPagamento, { late: true })
  shop.advance(MINUTE)
  await shop.payAndSettle(ended.idPagamento, { late: true })
  expect(await shop.syncPayment(ended.idPagamento)).toMatchObject({ recebido: 23_000, estornado: 23_000 })
})

/** The last moment for the store's documents. */
const PRAZO = new Date('2099-12-01T20:00:00Z')
const DISPUTED = 'Pagamento contestado pelo titular do cartão. Responder até 01/12/2099 às 17h00.'

test('flags a chargeback for the store', async () => {
  const { id, chave, idPagamento } = await shop.place({ metodo: 'cartao', ...(await shop.card()) })
  await shop.work()
  shop.psp.mercadoPago.contest(nameAtProvider(idPagamento), PRAZO)
  await shop.syncPayment(idPagamento)
  await shop.work()

  expect(await shop.order(id)).toMatchObject({
    situacao: 'pagamentoAprovado',
    atencao: DISPUTED,
  })
  expect(await getOrder(shop.context(), { id, chave })).toMatchObject({ pagamento: 'contestado' })
})

test('a chargeback that comes before the payment was noticed is no payment in part', async () => {
  const { id, idPagamento } = await shop.place({ metodo: 'cartao', ...(await shop.card()) })
  shop.psp.mercadoPago.contest(nameAtProvider(idPagamento), PRAZO)
  await shop.syncPayment(idPagamento)
  await shop.work()

  expect(await shop.order(id)).toMatchObject({
    situacao: 'aguardandoPagamento',
    atencao: DISPUTED,
  })
})

test.each([
  [true, 'ganha', 'Contestação encerrada a favor da loja: o dinheiro fica.'],
  [false, 'perdida', 'Contestação perdida: o provedor devolveu o dinheiro ao titular do cartão.'],
])('flags how a chargeback ends, once; won: %s', async (won, estado, text) => {
  const { id, idPagamento } = await shop.place({ metodo: 'cartao', ...(await shop.card()) })
  await shop.work()
  const { mercadoPago } = shop.psp
  mercadoPago.contest(nameAtProvider(idPagamento), PRAZO)
  shop.advance(DAY)
  await shop.syncPayment(idPagamento)
  await shop.work()
  expect(await disputeOf(id)).toMatchObject({
    estado: 'aberta',
    prazo: PRAZO.toISOString(),
    responder: 'https://www.mercadopago.com.br/activities',
  })

  mercadoPago.endDispute(nameAtProvider(idPagamento), won)
  // Also without a webhook: once a day.
  shop.advance(DAY)
  await reconcilePayments(shop.context())
  await shop.syncPayment(idPagamento)
  await shop.work()
  expect((await shop.order(id)).atencao).toBe(`${DISPUTED}\n${text}`)
  expect(await disputeOf(id)).toMatchObject({ estado })
})

async function disputeOf(id: string) {
  const { funcionario } = await staffContext(shop.db, 'dono')
  const { pagamentos } = await getStoreOrder(shop.context({ funcionario }), { id })

  return pagamentos[0]?.contestacao
}

test('ignores events of a payment without an order', async () => {
  const { idPagamento } = await shop.place()
  await emptyTables(shop.pool, 'pedidos')

  await expect(shop.payAndSettle(idPagamento)).resolves.toBe(true)
})

test('does not cancel the order for a charge that expires early', async () => {
  const { id, idPagamento } = await shop.place()
  await expireOrders(shop.context())
  await cancelPayment(shop.context(), { id: idPagamento, como: 'expirado' })
  await shop.work()

  expect(await shop.order(id)).toMatchObject({ situacao: 'aguardandoPagamento' })
})

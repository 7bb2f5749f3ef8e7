import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reservas } from '#platform/catalog/tables.ts'
import { DAY, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { getOrder } from './access/get-order.ts'
import { flagOrder } from './attention/flag-order.ts'
import { settleAttention } from './attention/settle-attention.ts'
import { attachInvoice } from './invoices/attach-invoice.ts'
import { advanceOrder } from './lifecycle/advance-order.ts'
import { cancelOrder } from './lifecycle/cancel-order.ts'
import { expireOrders } from './lifecycle/expire-orders.ts'
import { refundPayment } from './payment/refund-payment.ts'
import { receiveReturn } from './returns/receive-return.ts'
import { withdrawOwnOrder } from './returns/withdraw-own-order.ts'
import { addTrackingEvent } from './shipping/add-tracking-event.ts'
import { shipOrder } from './shipping/ship-order.ts'

const BY = { quem: 'loja', nome: 'Rita' } as const
const PARCEL = { codigo: 'AB123456789BR', transportadora: 'Correios', url: 'https://correios.example/AB1' }

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('moves an order step by step, and records who and when', async () => {
  const order = await paid()
  const { id } = order
  expect(await picked(id)).toEqual([null])
  await advanceOrder(shop.context(), { id, evento: 'startPicking', ...BY })
  expect(await picked(id)).toEqual([expect.any(Date)])
  await attachInvoice(shop.context(), {
    id,
    nota: { numero: '12', chave: '3'.repeat(44), url: '', arquivos: false },
  })
  await attachInvoice(shop.context(), {
    id,
    nota: { numero: '13', chave: '4'.repeat(44), url: '', arquivos: false },
  })
  await shipOrder(shop.context(), { id, envio: PARCEL, ...BY })
  const posted = { em: '2026-11-22T10:00:00Z', local: 'São Paulo', descricao: 'Postado' }
  const moving = { em: '2026-11-23T10:00:00Z', local: 'Curitiba', descricao: 'Em trânsito' }
  for (const evento of [moving, posted, moving]) await addTrackingEvent(shop.context(), { id, evento })
  shop.advance(3 * DAY)
  await advanceOrder(shop.context(), { id, evento: 'deliver', ...BY })

  expect(await getOrder(shop.context(), order)).toMatchObject({
    situacao: 'entregue',
    titulo: 'Entregue',
    rastreio: { ...PARCEL, eventos: [posted, moving] },
    notaFiscal: { numero: '13' },
    // A Tuesday; the end of the store's return period.
    direitos: {
      pagar: false,
      cancelar: false,
      devolver: true,
      devolverAte: '2026-12-24',
      reclamar: true,
      reclamarAte: '2027-02-22',
    },
  })
  expect((await shop.order(id)).mudancas).toEqual([
    ...['place cliente', 'approvePayment provedor', 'startPicking loja', 'ship loja', 'deliver loja'],
  ])
  expect(await shop.mails(id)).toEqual(['pagamentoAprovado', 'enviado', 'entregue'])
})

test('notifies that an order is ready for pickup', async () => {
  const order = await paid({ retirada: true })
  await advanceOrder(shop.context(), { id: order.id, evento: 'startPicking', ...BY })
  await shipOrder(shop.context(), { id: order.id, ...BY })

  expect(await getOrder(shop.context(), order)).toMatchObject({
    titulo: 'Pronto para retirada',
    rastreio: null,
  })
  expect(await shop.mails(order.id)).toEqual(['pagamentoAprovado', 'prontoParaRetirada'])
})

test('ships nothing unpaid, and cancels nothing shipped', async () => {
  const { id } = await shop.place()
  await expect(shipOrder(shop.context(), { id, envio: PARCEL, ...BY })).rejects.toMatchObject(NO)
  await expect(addTrackingEvent(shop.context(), { id, evento: EVENT })).rejects.toMatchObject(NO)

  const sent = await delivered()
  await expect(cancelOrder(shop.context(), { id: sent.id, ...BY })).rejects.toMatchObject(NO)
  expect(await shop.order(sent.id)).toMatchObject({ situacao: 'entregue' })
})

describe('withdrawing', () => {
  test('within the return period refunds everything once the goods are back', async () => {
    const order = await delivered()
    const { id } = order
    shop.advance(30 * DAY)
    expect(await withdrawOwnOrder(shop.context(), { ...order, motivo: 'Não gostei do som' })).toMatchObject({
      situacao: 'devolucaoSolicitada',
      pagamento: 'pago',
    })
    await receiveReturn(shop.context(), { id, aVenda: true, ...BY })
    await expect(receiveReturn(shop.context(), { id, aVenda: true, ...BY })).rejects.toMatchObject(NO)
    await shop.work()

    expect(await getOrder(shop.context(), order)).toMatchObject({
      situacao: 'devolvido',
      pagamento: 'estornado',
    })
    expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
    expect((await shop.mails(id)).slice(-3)).toEqual(['devolucaoSolicitada', 'devolvido', 'estornado'])
  })

  test('uses the return period promised at the purchase, whatever the store promises now', async () => {
    const order = await delivered()
    shop.advance(30 * DAY)
    const context = shop.context()
    const later = {
      ...context,
      settings: { ...context.settings, devolucao: { ...context.settings.devolucao, dias: 7 } },
    }

    expect(await getOrder(later, order)).toMatchObject({
      direitos: { devolver: true, devolverAte: '2026-12-21' },
      texto: expect.stringContaining('30 dias'),
    })
    expect(await withdrawOwnOrder(later, { ...order, motivo: '' })).toMatchObject({
      situacao: 'devolucaoSolicitada',
    })
  })

  test('is refused after the period', async () => {
    const order = await delivered()
    shop.advance(33 * DAY)

    await expect(withdrawOwnOrder(shop.context(), { ...order, motivo: '' })).rejects.toMatchObject(NO)
  })

  test('does not restock damaged goods', async () => {
    const order = await delivered()
    await withdrawOwnOrder(shop.context(), { ...order, motivo: '' })
    await receiveReturn(shop.context(), { id: order.id, aVenda: false, ...BY })

    expect(await shop.stock()).toEqual({ estoque: 9, reservedUnits: 0, soldUnits: 1 })
  })

  test('can be cancelled', async () => {
    const order = await delivered()
    await withdrawOwnOrder(shop.context(), { ...order, motivo: '' })
    await advanceOrder(shop.context(), { id: order.id, evento: 'keep', ...BY })

    expect(await getOrder(shop.context(), order)).toMatchObject({ situacao: 'entregue', pagamento: 'pago' })
  })
})

describe('an order’s flags', () => {
  test('are settled once, with the name of the staff member, and are not shown to the buyer', async () => {
    const order = await paid()
    const { id } = order
    await flagOrder(shop.context(), id, 'Pago a mais: devolver R$ 10,00.')
    const before = await getOrder(shop.context(), order)
    const settled = { id, atencao: 'Pago a mais: devolver R$ 10,00.', ...BY, nota: 'Devolvido por Pix' }
    await Promise.all([settleAttention(shop.context(), settled), settleAttention(shop.context(), settled)])

    expect(await shop.order(id)).toMatchObject({
      situacao: 'pagamentoAprovado',
      atencao: null,
      mudancas: ['place cliente', 'approvePayment provedor', 'settle loja'],
    })
    expect(await getOrder(shop.context(), order)).toEqual(before)
  })

  test('stay if the settled text is not theirs', async () => {
    const { id } = await paid()
    await flagOrder(shop.context(), id, 'Pago a mais: devolver R$ 10,00.')
    await flagOrder(shop.context(), id, 'Pagamento contestado pelo titular do cartão.')
    await settleAttention(shop.context(), { id, atencao: 'Pago a mais: devolver R$ 10,00.', ...BY })
    expect(await shop.order(id)).toMatchObject({ atencao: 'Pagamento contestado pelo titular do cartão.' })

    await settleAttention(shop.context(), { id, atencao: 'Outra coisa.', ...BY })
    expect(await shop.order(id)).toMatchObject({ atencao: 'Pagamento contestado pelo titular do cartão.' })
  })

  test('do not stop late money from reopening the order', async () => {
    const { id, idPagamento } = await shop.place()
    shop.advance(DAY)
    await expireOrders(shop.context())
    await flagOrder(shop.context(), id, 'Ligar para a cliente.')
    await settleAttention(shop.context(), { id, atencao: 'Ligar para a cliente.', ...BY })
    await shop.payAndSettle(idPagamento, { late: true })

    expect(await shop.order(id)).toMatchObject({ situacao: 'pagamentoAprovado' })
  })

  test('are refused for an unknown order', async () => {
    const id = '00000000-0000-4000-8000-000000000000'

    await expect(settleAttention(shop.context(), { id, atencao: 'x', ...BY })).rejects.toMatchObject({
      code: 'PedidoInexistente',
    })
  })
})

describe('refunds', () => {
  test('happen once for twenty concurrent requests with one key; another request with that key is refused', async () => {
    const { id, idPagamento } = await shop.place()
    await shop.payAndSettle(idPagamento)
    const request = { id, idPagamento, chave: 'uma', valor: 100, ...BY }
    await Promise.all(Array.from({ length: 20 }, () => refundPayment(shop.context(), request)))

    expect((await shop.order(id)).mudancas.filter((one) => one.startsWith('refund'))).toHaveLength(1)
    await expect(refundPayment(shop.context(), { ...request, valor: 5000 })).rejects.toMatchObject({
      code: 'ChaveReutilizada',
    })
  })

  test('in part, and then of the rest, happen once each', async () => {
    const order = await delivered()
    const { id, idPagamento } = order
    const part = { id, idPagamento, chave: 'arranhado', valor: 1_500, nota: 'Arranhado', ...BY }
    await refundPayment(shop.context(), part)
    shop.advance(1000)
    await refundPayment(shop.context(), part)
    await shop.work()
    expect(await getOrder(shop.context(), order)).toMatchObject({
      situacao: 'entregue',
      pagamento: 'estornadoEmParte',
      pagamentos: [{ estornado: 1_500 }],
    })

    await refundPayment(shop.context(), { id, idPagamento, chave: 'resto', ...BY })
    await shop.work()
    expect(await getOrder(shop.context(), order)).toMatchObject({ pagamento: 'estornado' })
    expect((await shop.order(id)).mudancas.slice(-2)).toEqual(['refund loja', 'refund loja'])
    expect((await shop.mails(id)).filter((tipo) => tipo === 'estornado')).toHaveLength(2)
  })

  test('are limited to what was paid, and to the order’s own payments', async () => {
    const { id, idPagamento } = await delivered()
    const other = await paid()

    await expect(
      refundPayment(shop.context(), { id, idPagamento, chave: 'a', valor: 11_501, ...BY }),
    ).rejects.toMatchObject({ code: 'EstornoIndisponivel', data: { disponivel: 11_500 } })
    await expect(
      refundPayment(shop.context(), { id, idPagamento: other.idPagamento, chave: 'b', valor: 1, ...BY }),
    ).rejects.toMatchObject({ code: 'PedidoInexistente' })
  })

  test('of a card include its interest', async () => {
    const order = await shop.place({
      metodo: 'cartao',
      parcelas: 12,
      quantidade: 4,
      ...(await shop.card()),
    })
    await shop.work()
    const { pagamentos } = await getOrder(shop.context(), order)
    expect(pagamentos[0]?.juros).toBeGreaterThan(0)
    await cancelOrder(shop.context(), { id: order.id, ...BY })
    await shop.work()

    const after = await getOrder(shop.context(), order)
    expect(after).toMatchObject({ pagamento: 'estornado', pagamentos: [{ estornado: pagamentos[0]?.valor }] })
  })

  test('of a boleto have to be made by the store', async () => {
    const order = await shop.place({ metodo: 'boleto' })
    await shop.payAndSettle(order.idPagamento)
    await cancelOrder(shop.context(), { id: order.id, ...BY })

    expect(await shop.order(order.id)).toMatchObject({
      atencao: expect.stringMatching(/R\$\s125,00 por Pix/),
    })
  })

  test('wait for a provider that does not answer', async () => {
    const order = await paid()
    shop.psp.setFaults({ foraDoAr: true })
    await cancelOrder(shop.context(), { id: order.id, ...BY })
    shop.psp.setFaults({})
    await shop.work()

    expect(await getOrder(shop.context(), order)).toMatchObject({ pagamento: 'estornado' })
    expect(await shop.mails(order.id)).toContain('estornado')
  })
})

const NO = { code: 'PedidoNaoPermite' }
const EVENT = { em: '2026-11-22T10:00:00Z', local: '', descricao: 'Postado' }

async function paid(changes: Parameters<OrderShop['place']>[0] = {}) {
  const order = await shop.place(changes)
  await shop.payAndSettle(order.idPagamento)
  return order
}

async function delivered() {
  const order = await paid()
  const { id } = order
  await advanceOrder(shop.context(), { id, evento: 'startPicking', ...BY })
  await shipOrder(shop.context(), { id, envio: PARCEL, ...BY })
  await advanceOrder(shop.context(), { id, evento: 'deliver', ...BY })
  return order
}

/** When the goods of each line were picked. */
async function picked(pedido: string) {
  const rows = await shop.db.select().from(reservas).where(eq(reservas.pedido, pedido))

  return rows.map(({ separadaEm }) => separadaEm)
}

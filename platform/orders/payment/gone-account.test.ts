import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcilePayments } from '#platform/payments/charges/reconcile-payments.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { pagamentos } from '#platform/payments/tables.ts'
import { DAY, MINUTE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { getOrder } from '../access/get-order.ts'
import { expireOrders } from '../lifecycle/expire-orders.ts'
import { refundPayment } from './refund-payment.ts'

// Boletos and cards were once paid at accounts of the server's environment, which takes Pix only by now.

const FLAG = 'A conta deste pagamento não existe mais na loja'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('an unpaid boleto expires with its order, which is flagged', async () => {
  const { id, chave, idPagamento } = await shop.place({ metodo: 'boleto' })
  await loseAccount(idPagamento)
  expect(await getOrder(shop.context(), { id, chave })).toMatchObject({ situacao: 'aguardandoPagamento' })

  shop.advance(5 * DAY)
  await reconcilePayments(shop.context())
  await expireOrders(shop.context())
  await shop.work()

  expect(await shop.order(id)).toMatchObject({
    situacao: 'cancelado',
    atencao: expect.stringContaining(FLAG),
  })
  expect(await paymentOf(idPagamento)).toMatchObject({ situacao: 'expirado' })
})

test.each(['emAnalise', 'autorizado'] as const)(
  'a card that is %s ends, so that the buyer can pay again',
  async (situacao) => {
    const { id, idPagamento } = await shop.place({ metodo: 'cartao', ...(await shop.card('CONT')) })
    await shop.work()
    await loseAccount(idPagamento)
    await shop.db.update(pagamentos).set({ situacao }).where(eq(pagamentos.id, idPagamento))
    shop.advance(2 * MINUTE)
    await reconcilePayments(shop.context())
    await shop.work()

    expect(await paymentOf(idPagamento)).toMatchObject({ situacao: 'expirado' })
    expect(await shop.order(id)).toMatchObject({
      situacao: 'aguardandoPagamento',
      atencao: expect.stringContaining(FLAG),
    })
  },
)

test('a paid card shows as before, and a refund is left to the store', async () => {
  const { id, chave, idPagamento } = await shop.place({ metodo: 'cartao', ...(await shop.card()) })
  await shop.work()
  await loseAccount(idPagamento)
  await refundPayment(shop.context(), {
    id,
    idPagamento,
    chave: 'um',
    valor: 1_000,
    quem: 'loja',
    nome: 'Ana',
  })
  await shop.work()

  expect(await getOrder(shop.context(), { id, chave })).toMatchObject({
    pagamento: 'pago',
    pagamentos: [{ cartao: { ultimosDigitos: '6351' } }],
  })
  expect((await shop.order(id)).atencao).toMatch(/O provedor não devolveu R\$.10,00: devolver de outra forma/)
})

test('a charge that was never made is refused at once', async () => {
  const { idPagamento } = await shop.place({ metodo: 'boleto' })
  await loseAccount(idPagamento)
  await shop.db.update(pagamentos).set({ dados: null }).where(eq(pagamentos.id, idPagamento))

  expect(await sendPayment(shop.context(), { id: idPagamento })).toMatchObject({ situacao: 'recusado' })
})

/** As a payment of the environment's former account. */
async function loseAccount(idPagamento: string): Promise<void> {
  await shop.db
    .update(pagamentos)
    .set({ idConta: null, idProvedor: null })
    .where(eq(pagamentos.id, idPagamento))
}

async function paymentOf(id: string) {
  const [payment] = await shop.db.select().from(pagamentos).where(eq(pagamentos.id, id))

  return payment
}

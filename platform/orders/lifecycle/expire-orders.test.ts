import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { reservePromotionUses } from '#platform/marketing/promotions/uses/reserve-promotion-uses.ts'
import { nameAtProvider } from '#platform/payments/rows.ts'
import { DAY, MINUTE, NOON, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireOrders } from './expire-orders.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test.each([
  ['pix', 29 * MINUTE, 30 * MINUTE],
  // Ordered on a Saturday at noon: due at the end of Wednesday.
  ['boleto', 4.4 * DAY, 4.5 * DAY],
] as const)('expires an order by %s at its deadline, not before', async (metodo, early, late) => {
  const { id, idPagamento } = await shop.place({ metodo, quantidade: 2 })

  shop.now = new Date(NOON.getTime() + early)
  await expireOrders(shop.context())
  expect(await shop.order(id)).toMatchObject({ situacao: 'aguardandoPagamento' })

  shop.now = new Date(NOON.getTime() + late)
  await expireOrders(shop.context())
  await expireOrders(shop.context())
  await shop.work()

  expect(await shop.order(id)).toMatchObject({
    situacao: 'cancelado',
    expiraEm: null,
    mudancas: ['place cliente', 'expire relogio'],
  })
  expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
  expect(await shop.mails(id)).toEqual(['cancelado'])
  expect(shop.psp.pay(nameAtProvider(idPagamento))).toBe(false)
})

test('keeps an order that was paid in time, although no notification came', async () => {
  const { id, idPagamento } = await shop.place()
  shop.psp.pay(nameAtProvider(idPagamento))
  shop.advance(31 * MINUTE)
  await expireOrders(shop.context())
  expect(await shop.order(id)).toMatchObject({ situacao: 'aguardandoPagamento' })
  await shop.work()

  expect(await shop.order(id)).toMatchObject({ situacao: 'pagamentoAprovado', atencao: null })
  expect(await shop.stock()).toEqual({ estoque: 9, reservedUnits: 0, soldUnits: 1 })
})

test('retries an order whose provider does not answer, without blocking the others', async () => {
  const stuck = await shop.place()
  shop.psp.setFaults({ foraDoAr: true })
  shop.advance(31 * MINUTE)

  await expect(expireOrders(shop.context())).rejects.toThrow(/could not expire/)
  expect(await shop.order(stuck.id)).toMatchObject({ situacao: 'aguardandoPagamento' })

  shop.psp.setFaults({})
  shop.advance(5 * MINUTE)
  await expireOrders(shop.context())
  expect(await shop.order(stuck.id)).toMatchObject({ situacao: 'cancelado' })
})

test('ends an order once if it expires and the buyer cancels it at the same time', async () => {
  const { id } = await shop.place()
  shop.advance(31 * MINUTE)
  await Promise.allSettled([
    expireOrders(shop.context()),
    cancelOrder(shop.context(), { id, quem: 'cliente' }),
    expireOrders(shop.context()),
  ])

  expect((await shop.order(id)).mudancas).toHaveLength(2)
  expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
})

test('refunds a partial payment', async () => {
  const { id, idPagamento } = await shop.place()
  shop.psp.pay(nameAtProvider(idPagamento), { valor: 5_000 })
  shop.advance(31 * MINUTE)
  await expireOrders(shop.context())
  await shop.work()

  expect(await shop.order(id)).toMatchObject({ situacao: 'cancelado', atencao: null })
  expect(await shop.syncPayment(idPagamento)).toMatchObject({ recebido: 5_000, estornado: 5_000 })
  expect(await shop.mails(id)).toEqual(['cancelado', 'estornado'])
  expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
})

test('releases coupon uses', async () => {
  const { id } = await shop.place()
  const coupon = await saveCoupon(shop, {
    codigo: 'VOLTA',
    nome: 'Volta',
    beneficio: { tipo: 'valor', valor: 500 },
    usosMaximos: 1,
  })
  const comprador = { idCliente: null, documento: '52998224725' }
  const uses = { aplicadas: [coupon.id], pedido: id, comprador, now: NOON }
  await reservePromotionUses(shop.db, uses)
  expect(await countPromotionUses(shop, comprador)).toEqual(new Map([[coupon.id, 1]]))

  shop.advance(31 * MINUTE)
  await expireOrders(shop.context())
  expect(await countPromotionUses(shop, comprador)).toEqual(new Map())
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { getOrder } from '#platform/orders/access/get-order.ts'
import { MINUTE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { orderKey } from '../access/order-key.ts'
import { hasBought } from '../buyer/has-bought.ts'
import { findReceivedOrder } from '../buyer/received-orders.ts'
import { canIssueSale } from '../invoices/notes/may-issue.ts'
import { payOrder } from '../payment/pay-order.ts'
import { readAnyOrder, readWithPayments } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { createServiceOrder } from './create-service-order.ts'
import { expireOrders } from './expire-orders.ts'

const IVONE = {
  pessoa: 'F' as const,
  nomeRazao: 'Ivone Lara',
  documento: '52998224725',
  inscricaoEstadual: '',
  email: 'ivone@example.com',
  celular: '',
}
const LINES = [
  { descricao: 'Encrinamento do arco', valor: 18_000 },
  { descricao: 'Troca da alma', valor: 9_000 },
]

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<AdminOrder>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi<AdminOrder>(shop.db)
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('is paid by Pix by whoever has its link, also after a first code expired', async () => {
  const bill = await create()
  expect(await seen(bill)).toMatchObject({
    situacao: 'aguardandoPagamento',
    deServicos: true,
    total: 27_000,
    frete: { valor: 0 },
    direitos: { pagar: true, cancelar: false },
    formas: [{ metodo: 'pix', total: 27_000 }, { metodo: 'cartao' }],
  })

  await payOrder(shop.context(), { ...bill, metodo: 'pix', parcelas: 1 })
  shop.advance(31 * MINUTE)
  await expireOrders(shop.context())
  await expireOrders(shop.context())
  await shop.work()
  expect(await seen(bill)).toMatchObject({
    situacao: 'aguardandoPagamento',
    pagamento: 'expirado',
    texto: 'O prazo deste código acabou. Gere um novo ou escolha outra forma de pagar.',
    direitos: { pagar: true },
  })
  expect((await shop.order(bill.id)).expiraEm).toBeNull()

  await pay(bill)
  expect(await seen(bill)).toMatchObject({
    situacao: 'entregue',
    titulo: 'Pago',
    pagamento: 'pago',
    historico: [{ titulo: 'Aguardando pagamento' }, { titulo: 'Pago' }],
    direitos: { pagar: false, cancelar: false, devolver: false, reclamar: false },
  })
  expect(await shop.mails(bill.id)).toEqual([
    'linkDePagamento',
    'instrucoesPix',
    'instrucoesPix',
    'pagamentoAprovado',
  ])
})

test('counts as a sale, and as no purchase of goods: no invoice, no review, no first order', async () => {
  const bill = await create()
  await pay(bill)
  const rows = await readAnyOrder(shop.db, { id: bill.id, sessao: null })
  if (!rows) throw new Error('There is no such order.')
  const { rows: sold } = await shop.pool.query(
    'select sum(valor)::integer as valor from pedidos_por_dia where dia is not null',
  )

  expect(sold).toEqual([{ valor: 27_000 }])
  expect(canIssueSale(rows, [], 'producao')).toBe(false)
  expect(await findReceivedOrder(shop.context(), bill.id)).toBeUndefined()
  expect(await hasBought(shop.context(), { idCliente: null, documento: IVONE.documento })).toBe(false)
})

test('is not among the orders to pick, can only be cancelled by the store, and is refunded then', async () => {
  const bill = await create()
  await pay(bill)
  const { body: order } = await api('GET', `/orders/${bill.id}`, { papel: 'gerente' })
  const toPick = await api('GET', '/orders?situacao=pagamentoAprovado', { papel: 'gerente' })
  const picked = await api('POST', '/orders/picking', { papel: 'gerente', body: { ids: [bill.id] } })
  const data = await api('GET', `/orders/${bill.id}/invoice-data`, { papel: 'gerente' })
  const invoice = await api('POST', `/orders/${bill.id}/invoices/preview`, { papel: 'gerente', body: {} })

  expect(order).toMatchObject({ titulo: 'Pago', acoes: ['cancel'], compraEtiquetas: false })
  expect(toPick.body).toMatchObject({ itens: [] })
  expect(picked.body).toMatchObject({ feitos: 0, recusados: [{ numero: bill.numero }] })
  for (const { status, body } of [data, invoice])
    expect({ status, text: JSON.stringify(body) }).toEqual({
      status: 409,
      text: expect.stringContaining('só de serviços'),
    })

  await expect(cancelOwnOrder(shop.context(), bill)).rejects.toMatchObject({ code: 'PedidoNaoPermite' })
  await cancelOrder(shop.context(), { id: bill.id, quem: 'loja' })
  await shop.work()
  expect(await seen(bill)).toMatchObject({ situacao: 'cancelado', pagamento: 'estornado' })
})

test('takes a late Pix of a cancelled one back to its payer', async () => {
  const bill = await create()
  const { pagamentos } = await payOrder(shop.context(), { ...bill, metodo: 'pix', parcelas: 1 })
  const [payment] = pagamentos
  shop.psp.setFaults({ foraDoAr: true })
  await cancelOrder(shop.context(), { id: bill.id, quem: 'loja' })
  shop.psp.setFaults({})
  await shop.payAndSettle(payment?.id ?? '')

  expect(await seen(bill)).toMatchObject({ situacao: 'cancelado', pagamento: 'estornado' })
})

test('a quote that is approved twice has one order', async () => {
  const chave = randomUUID()

  expect(await create(chave)).toEqual(await create(chave))
  expect(await shop.db.$count(pedidos)).toBe(1)
})

async function create(chave: string = randomUUID()) {
  const order = await shop.db.transaction((db) =>
    createServiceOrder(
      { ...shop.context(), db },
      { chave, idCliente: null, comprador: IVONE, servicosDe: null, linhas: LINES },
    ),
  )
  shop.advance(1000)

  return { id: order.id, numero: order.numero, chave: orderKey(shop.context(), order) }
}

function seen(bill: { id: string; chave: string }) {
  return getOrder(shop.context(), bill)
}

async function pay(bill: { id: string; chave: string }) {
  await payOrder(shop.context(), { ...bill, metodo: 'pix', parcelas: 1 })
  const { pagamentos = [] } = (await readWithPayments(shop.db, bill.id)) ?? {}
  shop.advance(1000)
  await shop.payAndSettle(pagamentos.at(-1)?.id ?? '')
}

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderEditPreview } from '#contract/orders/order-edit.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { precosGrupo, skus } from '#platform/catalog/tables.ts'
import { gruposClientes } from '#platform/customers/tables.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { countPromotionUses } from '#platform/marketing/promotions/uses/count-promotion-uses.ts'
import { reservePromotionUses } from '#platform/marketing/promotions/uses/reserve-promotion-uses.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { pedidos, pedidosItens } from '#platform/orders/tables.ts'
import { nameAtProvider } from '#platform/payments/rows.ts'
import { freightAccount, quoting } from '#platform/shipping/accounts/accounts.fixtures.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'

const ADDRESS = {
  destinatario: 'Ana Nunes',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: '',
  referencia: '',
}

const BUYER = { idCliente: null, documento: '52998224725' }

let shop: OrderShop
/** A bow of R$ 77,77 with a stock of three. */
let bow: number
let api: ReturnType<typeof testAdminApi<AdminOrder & OrderEditPreview & { code: string }>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi(shop.db)
  await freightAccount(shop.db)
  const { id } = await saveProduct(
    shop,
    sampleProduct('arco', { nome: 'Arco', skus: [sampleSku('ARCO', { precoPor: 7_777, estoque: 3 })] }),
  )
  const [sku] = await shop.db.select().from(skus).where(eq(skus.idProduto, id))
  bow = sku?.id ?? 0
})
beforeEach(async () => {
  await shop.reset()
  await shop.db.update(skus).set({ estoque: 3 }).where(eq(skus.id, bow))
  await shop.db.delete(promocaoUsos)
  await shop.db.update(promocoes).set({ ativo: false, usos: 0 })
})
afterAll(() => shop.close())

test('lowers the total to the centavo for fewer pieces, and mails the buyer a new code', async () => {
  const { id, idPagamento } = await shop.place({ quantidade: 3 })
  const { status, body } = await edit(id, { itens: [piece(2)] })
  await shop.work()

  expect(status).toBe(200)
  // Two pieces of R$ 100,00 less 10 % on Pix, plus freight.
  expect(body).toMatchObject({ subtotal: 20_000, total: 18_000 + 2_500, versao: 2 })
  const [charge, old] = (await read(id)).pagamentos
  expect(charge).toMatchObject({ metodo: 'pix', situacao: 'pendente', valor: 20_500 })
  expect(old).toMatchObject({ id: idPagamento, situacao: 'cancelado' })
  expect(await shop.stock()).toMatchObject({ estoque: 8, reservedUnits: 2 })
  expect(await shop.mails(id)).toContain('alterado')
  expect(body.mudancas.at(-1)).toMatchObject({
    evento: 'edit',
    nome: 'Pessoa de atendimento',
    nota: `De ${formatBRL(29_500)} para ${formatBRL(20_500)}`,
  })
})

test('charges the new total after an edit', async () => {
  const { id } = await shop.place({ quantidade: 3 })
  const { body } = await edit(id, { itens: [piece(1)] })
  await shop.payAndSettle(body.pagamentos[0]?.id ?? '')

  expect(await read(id)).toMatchObject({ situacao: 'pagamentoAprovado', pagamento: 'pago', total: 11_500 })
  expect(await shop.stock()).toMatchObject({ estoque: 9, soldUnits: 1 })
})

test('recalculates a coupon on the remaining goods, and removes it below its minimum', async () => {
  const { id, cupom } = await withCoupon({ subtotalMinimo: 20_000 })
  const two = await edit(id, { itens: [piece(2)] })

  // 10 % of two pieces; the order shows the same amounts as the cart would.
  expect(two.body).toMatchObject({ subtotal: 20_000, total: 18_000 + 2_500, cupom: 'DEZ' })
  expect(two.body.itens[0]).toMatchObject({ quantidade: 2, ajustes: [{ valor: -2_000 }], total: 18_000 })

  const preview = await edit(id, { itens: [piece(1)], versao: 2 }, 'preview')
  expect(preview.body).toMatchObject({
    total: 12_500,
    antes: 20_500,
    descontos: 0,
    avisos: [`Faltam ${formatBRL(10_000)} em produtos para usar o cupom DEZ.`],
    diferencas: [
      { rotulo: 'Corda: 2 → 1', antes: 20_000, depois: 10_000 },
      { rotulo: 'Cupom DEZ', antes: -2_000, depois: null },
    ],
  })
  await edit(id, { itens: [piece(1)], versao: 2 })

  // The coupon's use is free for the next order.
  expect(await read(id)).toMatchObject({ cupom: null, total: 12_500 })
  expect((await countPromotionUses(shop, BUYER)).get(cupom)).toBeUndefined()
})

test('keeps agreed offers after they end; added goods are priced as in the cart', async () => {
  const { id } = await withCoupon({})
  const three = await savePromotion(shop, {
    hash: 'leve-4',
    nome: 'Leve 4, pague 3',
    beneficio: { tipo: 'levePague', leve: 4, pague: 3 },
    usosMaximos: 5,
  })
  await shop.db.update(promocoes).set({ validoAte: shop.now }).where(eq(promocoes.codigo, 'DEZ'))
  const { body } = await edit(id, { itens: [piece(4)] })

  // Four for three, the coupon on the rest, and free freight from this total on.
  expect(body).toMatchObject({ subtotal: 40_000, total: 27_000, frete: { label: 'PAC', valor: 0 } })
  expect(body.ajustes).toMatchObject([
    { label: 'Leve 4, pague 3', valor: -10_000 },
    { label: 'Cupom DEZ', valor: -3_000 },
  ])
  expect((await countPromotionUses(shop, BUYER)).get(three.id)).toBe(1)
})

test('keeps a manual discount in proportion', async () => {
  const { id } = await shop.place({ quantidade: 3, metodo: 'boleto' })
  await writeLine(id, { tipo: 'manual', origem: 'Rosa', label: 'Desconto do vendedor', valor: -1_000 })

  // Two thirds of R$ 10,00.
  expect((await edit(id, { itens: [piece(2)] })).body).toMatchObject({
    subtotal: 20_000,
    total: 20_000 - 667 + 2_500,
    ajustes: [{ tipo: 'manual', origem: 'Rosa', valor: -667 }],
  })
})

test('adds a product at its price, takes it off the stock, and restocks it when it is removed', async () => {
  const { id } = await shop.place({ metodo: 'boleto' })
  const preview = await edit(id, { itens: [piece(1), { idAtributoSimples: bow, quantidade: 2 }] }, 'preview')
  expect(preview.body).toMatchObject({
    total: 10_000 + 2 * 7_777 + 2_500,
    antes: 12_500,
    diferencas: [{ rotulo: '2 × Arco', antes: null, depois: 15_554 }],
  })
  expect(preview.body.itens[1]).toMatchObject({ nome: 'Arco', precoPor: 7_777, maximo: 3 })
  expect(await stockOf(bow)).toBe(3)

  const { body } = await edit(id, { itens: [piece(1), { idAtributoSimples: bow, quantidade: 2 }] })
  expect(body.itens[1]).toMatchObject({ nome: 'Arco', sku: 'ARCO', quantidade: 2, total: 15_554 })
  expect(await stockOf(bow)).toBe(1)

  const again = await edit(id, { itens: [{ idAtributoSimples: bow, quantidade: 1 }], versao: 2 })
  expect(again.body.itens).toMatchObject([{ sku: 'ARCO', quantidade: 1 }])
  const lines = await shop.db.select().from(pedidosItens).where(eq(pedidosItens.idPedido, id))
  expect(lines.map(({ posicao }) => posicao)).toEqual([0])
  expect(await stockOf(bow)).toBe(2)
  expect(await shop.stock()).toMatchObject({ estoque: 10, reservedUnits: 0 })
})

test('adds no example product to an order', async () => {
  const { id } = await shop.place({ metodo: 'boleto' })
  const rename = (nome: string) =>
    shop.pool.query('update produtos set nome = $2 where id = (select id_produto from skus where id = $1)', [
      bow,
      nome,
    ])
  await rename('Exemplo: Arco')
  const { status, body } = await edit(id, { itens: [piece(1), { idAtributoSimples: bow, quantidade: 1 }] })
  await rename('Arco')

  expect([status, body.code]).toEqual([422, 'ProdutoDeExemplo'])
})

test('prices added goods by the reseller’s group, and keeps the price of those already bought', async () => {
  const [grupo] = await shop.db.insert(gruposClientes).values({ nome: 'Escolas' }).returning()
  const idGrupo = grupo?.id ?? 0
  const { idCliente } = await loggedIn(shop.db, { idGrupo, revendedor: true })
  await shop.db.insert(precosGrupo).values([
    { idGrupo, idSku: bow, precoPor: 5_000 },
    { idGrupo, idSku: shop.sku.id, precoPor: 100 },
  ])
  const { id } = await shop.place({ metodo: 'boleto', idCliente })
  const { body } = await edit(id, { itens: [piece(1), { idAtributoSimples: bow, quantidade: 1 }] })

  expect(body).toMatchObject({ subtotal: 15_000, total: 17_500 })
})

test('refuses more than the stock of an added product, and cancels nothing', async () => {
  const { id, idPagamento } = await shop.place()
  const { status, body } = await edit(id, { itens: [piece(1), { idAtributoSimples: bow, quantidade: 4 }] })

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'CompraMudou' })
  expect((await read(id)).pagamentos).toMatchObject([{ id: idPagamento, situacao: 'pendente' }])
  expect(await stockOf(bow)).toBe(3)
})

test('recalculates the freight for other goods, unless it is kept', async () => {
  const { id } = await shop.place({ metodo: 'boleto' })
  const heavier = { itens: [piece(2)] }
  const dearer = [{ ...PAC, valor: 3_100 }, SEDEX]

  expect((await edit(id, heavier, 'preview', dearer)).body).toMatchObject({ frete: 3_100, total: 23_100 })
  expect((await edit(id, { ...heavier, manterFrete: true }, 'preview', dearer)).body.frete).toBe(2_500)
  // The freight stays if nothing that affects the weight changes.
  expect((await edit(id, { itens: [piece(1)] }, 'preview', dearer)).body.frete).toBe(2_500)
  expect(await edit(id, heavier, 'preview', [SEDEX])).toMatchObject({
    status: 409,
    body: { code: 'FreteMudou' },
  })
})

test('changes address and freight; a preview changes nothing', async () => {
  const { id } = await shop.place({ metodo: 'boleto' })
  const request = { itens: [piece(1)], endereco: ADDRESS, idFrete: 'sedex' }
  const preview = await edit(id, request, 'preview')
  expect(preview.body).toMatchObject({ frete: 4_000, total: 14_000, antes: 12_500, cotacao: { uf: 'SP' } })
  expect((await read(id)).versao).toBe(1)

  expect((await edit(id, request)).body).toMatchObject({
    total: 14_000,
    frete: { label: 'SEDEX', valor: 4_000 },
    endereco: { destinatario: 'Ana Nunes', cidade: 'São Paulo', uf: 'SP' },
  })
})

test.each([
  // A capital: the table of CEP ranges knows it.
  ['01310-100', 'Curitiba', 'Este CEP é de São Paulo.'],
  // A town: the state changed, and the city did not.
  ['13010-001', 'Curitiba', 'Este CEP é de outra cidade (SP).'],
])('refuses a city that does not match the CEP: %s with %s', async (cep, cidade, words) => {
  const { id } = await shop.place({ metodo: 'boleto' })
  const { status, body } = await edit(id, { itens: [piece(1)], endereco: { ...ADDRESS, cep, cidade } })

  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(words)
  expect((await read(id)).endereco).toMatchObject({ cidade: 'Curitiba', uf: 'PR' })
})

test('reports missing stock before it cancels the old charge', async () => {
  const { id, idPagamento } = await shop.place({ quantidade: 3 })
  const { status, body } = await edit(id, { itens: [piece(11)] })

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'CompraMudou' })
  expect((await read(id)).pagamentos).toMatchObject([{ id: idPagamento, situacao: 'pendente' }])
  expect(await shop.stock()).toMatchObject({ estoque: 7, reservedUnits: 3 })
})

test('changes nothing while the provider does not answer', async () => {
  const { id } = await shop.place({ quantidade: 2 })
  shop.psp.setFaults({ foraDoAr: true })
  const { status, body } = await edit(id, { itens: [piece(1)] })

  expect({ status, code: body.code }).toEqual({ status: 503, code: 'ProvedorIndisponivel' })
  expect(await read(id)).toMatchObject({ versao: 1 })
})

test('leaves the order as it was if it was paid in the meantime', async () => {
  const { id, idPagamento, total } = await shop.place({ quantidade: 2 })
  // Paid at the bank; the shop has not been notified.
  shop.psp.pay(nameAtProvider(idPagamento))
  expect(await edit(id, { itens: [piece(1)] })).toMatchObject({
    status: 409,
    body: { code: 'PedidoNaoPermite' },
  })
  await shop.work()

  expect(await read(id)).toMatchObject({ situacao: 'pagamentoAprovado', pagamento: 'pago', total, versao: 1 })
  expect(await shop.stock()).toMatchObject({ estoque: 8, soldUnits: 2 })
})

test('refuses the second of two concurrent edits', async () => {
  const { id } = await shop.place({ quantidade: 3 })
  await edit(id, { itens: [piece(2)] })

  expect(await edit(id, { itens: [piece(1)], versao: 1 })).toMatchObject({
    status: 409,
    body: { code: 'VersaoAntiga', data: { versao: 2 } },
  })
})

test('refuses to edit a paid order, and to add a product that does not exist', async () => {
  const { id, idPagamento } = await shop.place()
  expect(await edit(id, { itens: [piece(1), { idAtributoSimples: 999_999, quantidade: 1 }] })).toMatchObject({
    status: 404,
    body: { code: 'ProdutoInexistente' },
  })
  expect(await edit(id, { itens: [piece(1), piece(2)] })).toMatchObject({
    status: 409,
    body: { code: 'PedidoNaoPermite' },
  })
  await shop.payAndSettle(idPagamento)

  expect(await edit(id, { itens: [piece(2)] })).toMatchObject({
    status: 409,
    body: { code: 'PedidoNaoPermite' },
  })
})

test('writes before and after to the audit', async () => {
  const { id } = await shop.place({ quantidade: 3 })
  await edit(id, { itens: [piece(1)] })
  const [entry] = await shop.db.select().from(auditoria).where(eq(auditoria.alvoId, id))

  expect(entry).toMatchObject({ acao: 'pedido.alterado', quem: 'Pessoa de atendimento' })
  expect(entry?.mudancas).toContainEqual({ campo: 'itens', antes: ['3 × CORDA'], depois: ['1 × CORDA'] })
  expect(entry?.mudancas).toContainEqual({ campo: 'total', antes: 29_500, depois: 11_500 })
})

function piece(quantidade: number) {
  return { idAtributoSimples: shop.sku.id, quantidade }
}

/** An order of three pieces with the coupon DEZ (10 %). */
async function withCoupon(conditions: { subtotalMinimo?: number }) {
  const { id: cupom } = await saveCoupon(shop, {
    codigo: 'DEZ',
    nome: 'Dez',
    beneficio: { tipo: 'porcentagem', porcentagem: 10 },
    ...conditions,
    usosMaximos: 1,
    usosPorCliente: 1,
    validoAte: null,
  })
  const { id } = await shop.place({ quantidade: 3, metodo: 'boleto' })
  await writeLine(id, { tipo: 'cupom', origem: 'DEZ', label: 'Cupom DEZ', valor: -3_000 })
  await shop.db.update(pedidos).set({ cupom: 'DEZ' }).where(eq(pedidos.id, id))
  await reservePromotionUses(shop.db, { aplicadas: [cupom], pedido: id, comprador: BUYER, now: shop.now })

  return { id, cupom }
}

/** Stores these adjustments on the order's only line of three pieces. */
async function writeLine(id: string, ajuste: (typeof pedidosItens.$inferInsert)['ajustes'][number]) {
  const total = 30_000 + ajuste.valor
  await shop.db
    .update(pedidosItens)
    .set({ ajustes: [ajuste], total })
    .where(eq(pedidosItens.idPedido, id))
  await shop.db
    .update(pedidos)
    .set({ totalItens: total, total: total + 2_500 })
    .where(eq(pedidos.id, id))
}

async function stockOf(id: number): Promise<number | undefined> {
  const [sku] = await shop.db.select().from(skus).where(eq(skus.id, id))

  return sku?.estoque
}

async function edit(
  id: string,
  changes: Record<string, unknown>,
  how: 'preview' | 'write' = 'write',
  carriers: (typeof PAC)[] = [PAC, SEDEX],
) {
  const cookie = await staffCookie(shop.db, 'atendimento', shop.now)
  const body = { versao: 1, ...changes }
  const { now, payments } = shop.context()
  const context: Partial<RequestContext> = { now, payments, ...quoting(shop.db, carriers) }

  return how === 'preview'
    ? api('POST', `/orders/${id}/edit-preview`, { cookie, body, context })
    : api('PUT', `/orders/${id}`, { cookie, body, context })
}

const PAC = { id: 'pac', tipo: 'entrega' as const, label: 'PAC', valor: 2_500, prazo: 6 }
const SEDEX = { id: 'sedex', tipo: 'entrega' as const, label: 'SEDEX', valor: 4_000, prazo: 2 }

async function read(id: string): Promise<AdminOrder> {
  const cookie = await staffCookie(shop.db, 'dono', shop.now)
  const { now, payments } = shop.context()

  return (await api('GET', `/orders/${id}`, { cookie, context: { now, payments } })).body
}

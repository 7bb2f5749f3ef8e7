import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminOrder, OrderEditPreview } from '#contract/admin/orders.ts'
import { formatBRL } from '#domain/format-money.ts'
import { auditoria } from '#platform/audit/tables.ts'
import { pedidosItens } from '#platform/orders/tables.ts'
import { nameAtProvider } from '#platform/payments/rows.ts'
import type { Visit } from '#platform/visit.ts'
import { type OrderShop, openOrderShop } from '#tests/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/staff.ts'

const ADDRESS = {
  ...{ destinatario: 'Ana Nunes', cep: '01310-100', logradouro: 'Avenida Paulista', numero: '1000' },
  ...{ complemento: '', bairro: 'Bela Vista', cidade: '', referencia: '' },
}

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<AdminOrder & OrderEditPreview & { code: string }>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi(shop.db)
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('fewer pieces cost less to the centavo, under a new code that the buyer is told of', async () => {
  const { id, idPagamento } = await shop.place({ quantidade: 3 })
  const { status, body } = await edit(id, { itens: [piece(2)] })
  await shop.work()

  expect(status).toBe(200)
  // Two pieces of R$ 100,00 less 10 % on Pix, and the freight.
  expect(body).toMatchObject({ subtotal: 20_000, total: 18_000 + 2_500, versao: 2 })
  const [charge, old] = (await read(id)).pagamentos
  expect(charge).toMatchObject({ metodo: 'pix', situacao: 'pendente', valor: 20_500 })
  expect(old).toMatchObject({ id: idPagamento, situacao: 'cancelado' })
  expect(await shop.stock()).toMatchObject({ estoque: 8, reservadas: 2 })
  expect(await shop.mails(id)).toContain('alterado')
  expect(body.mudancas.at(-1)).toMatchObject({
    ...{ evento: 'edit', nome: 'Pessoa de atendimento' },
    nota: `De ${formatBRL(29_500)} para ${formatBRL(20_500)}`,
  })
})

test('what is paid afterwards pays the new total', async () => {
  const { id } = await shop.place({ quantidade: 3 })
  const { body } = await edit(id, { itens: [piece(1)] })
  await shop.news(body.pagamentos[0]?.id ?? '')

  expect(await read(id)).toMatchObject({ situacao: 'pagamentoAprovado', pagamento: 'pago', total: 11_500 })
  expect(await shop.stock()).toMatchObject({ estoque: 9, vendidas: 1 })
})

test('discounts that pieces had go with them', async () => {
  const { id } = await shop.place({ quantidade: 3, metodo: 'boleto' })
  await shop.db
    .update(pedidosItens)
    .set({
      ajustes: [{ tipo: 'cupom', origem: 'DEZ', label: 'Cupom DEZ', valor: -1_000 }],
      total: 29_000,
    })
    .where(eq(pedidosItens.idPedido, id))
  const { body } = await edit(id, { itens: [piece(2)] })

  // Two thirds of R$ 10,00.
  expect(body).toMatchObject({ subtotal: 20_000, total: 20_000 - 667 + 2_500 })
  expect(body.itens[0]).toMatchObject({ quantidade: 2, ajustes: [{ valor: -667 }], total: 19_333 })
})

test('an address and another freight; looking first changes nothing', async () => {
  const { id } = await shop.place({ metodo: 'boleto' })
  const wish = { itens: [piece(1)], endereco: ADDRESS, idFrete: 'sedex' }
  const preview = await edit(id, wish, 'preview')
  expect(preview.body).toMatchObject({ frete: 4_000, total: 14_000, antes: 12_500, cotacao: { uf: 'SP' } })
  expect((await read(id)).versao).toBe(1)

  expect((await edit(id, wish)).body).toMatchObject({
    total: 14_000,
    frete: { label: 'SEDEX', valor: 4_000 },
    endereco: { destinatario: 'Ana Nunes', cidade: 'São Paulo', uf: 'SP' },
  })
})

test('goods that lack are said before the old charge is given up', async () => {
  const { id, idPagamento } = await shop.place({ quantidade: 3 })
  const { status, body } = await edit(id, { itens: [piece(11)] })

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'CompraMudou' })
  expect((await read(id)).pagamentos).toMatchObject([{ id: idPagamento, situacao: 'pendente' }])
  expect(await shop.stock()).toMatchObject({ estoque: 7, reservadas: 3 })
})

test('while the provider does not answer, all stays as it is', async () => {
  const { id } = await shop.place({ quantidade: 2 })
  shop.psp.setFaults({ foraDoAr: true })
  const { status, body } = await edit(id, { itens: [piece(1)] })

  expect({ status, code: body.code }).toEqual({ status: 503, code: 'ProvedorIndisponivel' })
  expect(await read(id)).toMatchObject({ versao: 1 })
})

test('money that came meanwhile wins: the order is paid as it was', async () => {
  const { id, idPagamento, total } = await shop.place({ quantidade: 2 })
  // At the bank; the shop has not heard of it.
  shop.psp.pay(nameAtProvider(idPagamento))
  expect(await edit(id, { itens: [piece(1)] })).toMatchObject({
    ...{ status: 409, body: { code: 'PedidoNaoPermite' } },
  })
  await shop.work()

  expect(await read(id)).toMatchObject({ situacao: 'pagamentoAprovado', pagamento: 'pago', total, versao: 1 })
  expect(await shop.stock()).toMatchObject({ estoque: 8, vendidas: 2 })
})

test('of two who edit, the second is told', async () => {
  const { id } = await shop.place({ quantidade: 3 })
  await edit(id, { itens: [piece(2)] })

  expect(await edit(id, { itens: [piece(1)], versao: 1 })).toMatchObject({
    ...{ status: 409, body: { code: 'VersaoAntiga', data: { versao: 2 } } },
  })
})

test('what is paid changes no more, nor is a product added that nobody bought', async () => {
  const { id, idPagamento } = await shop.place()
  expect(await edit(id, { itens: [piece(1), { idAtributoSimples: 999_999, quantidade: 1 }] })).toMatchObject({
    ...{ status: 409, body: { code: 'PedidoNaoPermite' } },
  })
  await shop.news(idPagamento)

  expect(await edit(id, { itens: [piece(2)] })).toMatchObject({
    status: 409,
    body: { code: 'PedidoNaoPermite' },
  })
})

test('the audit tells what it was and what it is', async () => {
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

async function edit(id: string, changes: Record<string, unknown>, how: 'preview' | 'write' = 'write') {
  const cookie = await staffCookie(shop.db, 'atendimento', shop.now)
  const body = { versao: 1, ...changes }
  const { agora, payments } = shop.visit()
  const visit: Partial<Visit> = { agora, payments, freight: () => async () => [SEDEX] }

  return how === 'preview'
    ? api('POST', `/orders/${id}/edit-preview`, { cookie, body, visit })
    : api('PUT', `/orders/${id}`, { cookie, body, visit })
}

const SEDEX = { id: 'sedex', tipo: 'entrega' as const, label: 'SEDEX', valor: 4_000, prazo: 2 }

async function read(id: string): Promise<AdminOrder> {
  const cookie = await staffCookie(shop.db, 'dono', shop.now)
  const { agora, payments } = shop.visit()

  return (await api('GET', `/orders/${id}`, { cookie, visit: { agora, payments } })).body
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { flagOrder } from '#platform/orders/attention/flag-order.ts'
import { pagamentos } from '#platform/payments/tables.ts'
import { DAY, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { getOrder } from './access/get-order.ts'
import { MAX_CHARGES_BY_BUYER } from './payment/max-charges.ts'

const PARCEL = { codigo: 'AB123456785BR', transportadora: 'Correios', url: '' }

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<AdminOrder>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi<AdminOrder>(shop.db)
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe('an order', () => {
  test('is picked, shipped, tracked and delivered, with who did what; mails and audits it', async () => {
    const { id } = await paid()
    expect((await as('expedicao', 'POST', '/orders/picking', { ids: [id] })).body).toEqual({
      feitos: 1,
      recusados: [],
    })
    await as('expedicao', 'POST', `/orders/${id}/shipment`, { envio: PARCEL })
    await as('expedicao', 'PUT', `/orders/${id}/tracking`, { envio: { ...PARCEL, codigo: 'CD123456785BR' } })
    const posted = { em: '2026-11-22T10:00:00Z', local: 'São Paulo', descricao: 'Postado' }
    await as('expedicao', 'POST', `/orders/${id}/tracking/events`, posted)
    const { body } = await as('expedicao', 'POST', `/orders/${id}/delivery`)

    expect(body).toMatchObject({
      situacao: 'entregue',
      rastreio: { codigo: 'CD123456785BR', eventos: [posted] },
    })
    expect(body.mudancas.map(({ evento, nome }) => [evento, nome])).toEqual([
      ['place', null],
      ['approvePayment', null],
      ['startPicking', 'Pessoa de expedicao'],
      ['ship', 'Pessoa de expedicao'],
      ['deliver', 'Pessoa de expedicao'],
    ])
    expect(await shop.mails(id)).toEqual(['pagamentoAprovado', 'enviado', 'entregue'])
    expect((await audited(id)).map(({ acao }) => acao)).toEqual([
      ...['pedido.em-separacao', 'pedido.enviado', 'pedido.rastreio', 'pedido.andamento', 'pedido.entregue'],
    ])
  })

  test('ships, delivers and cancels many, each by its own situation', async () => {
    const picked = await paid()
    const waiting = await shop.place()
    const ids = [picked.id, waiting.id]
    await as('expedicao', 'POST', '/orders/picking', { ids: [picked.id] })
    const no = { numero: waiting.numero, motivo: 'Este pedido não permite mais esta mudança.' }

    expect((await as('expedicao', 'POST', '/orders/shipments/chosen', { ids })).body).toEqual({
      feitos: 1,
      recusados: [no],
      semPassaporte: 0,
    })
    expect((await as('expedicao', 'POST', '/orders/deliveries', { ids })).body).toEqual({
      feitos: 1,
      recusados: [no],
    })
    expect((await as('expedicao', 'POST', '/orders/cancellations', { ids })).status).toBe(403)
    expect(
      (await as('atendimento', 'POST', '/orders/cancellations', { ids, nota: 'Sem peças' })).body,
    ).toEqual({
      feitos: 1,
      recusados: [{ ...no, numero: picked.numero }],
    })
    expect((await read(picked.id)).situacao).toBe('entregue')
    expect((await read(waiting.id)).mudancas.at(-1)).toMatchObject({ evento: 'cancel', nota: 'Sem peças' })
    expect((await audited(picked.id)).map(({ acao }) => acao)).toEqual([
      ...['pedido.em-separacao', 'pedido.enviado', 'pedido.entregue'],
    ])
  })

  test('exports the chosen ones as CSV with items, audited, and only for staff who may export', async () => {
    const { id, numero } = await paid()
    await shop.place()
    const path = `/exports/orders?ids=${id}`

    expect((await as('expedicao', 'GET', path)).status).toBe(403)
    const { status, headers, body } = await as('financeiro', 'GET', path)
    const [head, ...lines] = String(body).trim().split('\n')

    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('pedidos.csv'),
    ])
    expect(head).toContain('Pedido')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every((line) => line.includes(String(numero)))).toBe(true)
    const noted = await shop.db.select().from(auditoria).where(eq(auditoria.acao, 'exportacao.pedida'))
    expect(noted).toMatchObject([{ mudancas: [{ campo: 'pedidos', depois: [numero] }] }])
  })

  test('refuses what can’t happen, and audits nothing', async () => {
    const { id, numero } = await shop.place()

    expect(await as('expedicao', 'POST', `/orders/${id}/shipment`, { envio: PARCEL })).toMatchObject({
      status: 409,
    })
    expect((await as('expedicao', 'POST', '/orders/picking', { ids: [id] })).body).toEqual({
      feitos: 0,
      recusados: [{ numero, motivo: 'Este pedido não permite mais esta mudança.' }],
    })
    expect(await audited(id)).toEqual([])
  })

  test('releases goods and refunds money when it is cancelled', async () => {
    const { id } = await paid()
    const { body } = await as('atendimento', 'POST', `/orders/${id}/cancellation`, {
      nota: 'Pediu por telefone',
    })
    await shop.work()

    expect(body).toMatchObject({ situacao: 'cancelado', acoes: [] })
    expect(body.mudancas.at(-1)).toMatchObject({ nome: 'Pessoa de atendimento', nota: 'Pediu por telefone' })
    expect((await read(id)).pagamento).toBe('estornado')
    expect(await shop.stock()).toMatchObject({ estoque: 10, soldUnits: 0 })
    expect(await audited(id)).toMatchObject([
      {
        acao: 'pedido.cancelado',
        mudancas: [{ campo: 'situacao', antes: 'pagamentoAprovado', depois: 'cancelado' }],
      },
    ])
  })

  test('can have a return requested, received or cancelled', async () => {
    const { id } = await delivered()
    await as('atendimento', 'POST', `/orders/${id}/return`, { nota: 'Não gostou' })
    expect((await as('atendimento', 'POST', `/orders/${id}/return/kept`, {})).body.situacao).toBe('entregue')
    await as('atendimento', 'POST', `/orders/${id}/return`, {})
    await as('atendimento', 'POST', `/orders/${id}/return/received`, { aVenda: true })
    await shop.work()

    expect(await read(id)).toMatchObject({ situacao: 'devolvido', pagamento: 'estornado' })
  })

  test('is refunded in part, once per key, and never beyond what was paid', async () => {
    const { id, idPagamento, total } = await paid()
    const request = { idPagamento, valor: 1_050, nota: 'Avaria' }
    const headers = { 'idempotency-key': 'a1' }
    await as('financeiro', 'POST', `/orders/${id}/refunds`, request, headers)
    shop.advance(1000)
    const again = await as('financeiro', 'POST', `/orders/${id}/refunds`, request, headers)
    const tooMuch = await as('financeiro', 'POST', `/orders/${id}/refunds`, {
      ...request,
      valor: total,
    })
    await shop.work()

    expect(again.status).toBe(200)
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'EstornoIndisponivel' } })
    expect((await read(id)).pagamentos[0]).toMatchObject({ estornado: 1_050, devolvivel: total - 1_050 })
    expect(await audited(id)).toHaveLength(1)
  })

  test('keeps a flag that was added while another was settled', async () => {
    const { id } = await paid()
    await flagOrder(shop.context(), id, 'Um.')
    await flagOrder(shop.context(), id, 'Dois.')
    const { body } = await as('gerente', 'POST', `/orders/${id}/attention`, {
      atencao: 'Um.',
      nota: 'Resolvi',
    })

    expect(body.atencao).toBe('Dois.')
  })

  test('stores notes and the NF-e', async () => {
    const { id } = await paid()
    await as('atendimento', 'POST', `/orders/${id}/notes`, { texto: 'Cliente prefere de manhã' })
    const nota = { numero: '12', chave: '3'.repeat(44), url: '' }
    const { body } = await as('expedicao', 'PUT', `/orders/${id}/invoice`, { nota })

    expect(body).toMatchObject({
      notaFiscal: nota,
      anotacoes: [{ nome: 'Pessoa de atendimento', texto: 'Cliente prefere de manhã' }],
    })
    expect(
      await as('expedicao', 'PUT', `/orders/${id}/invoice`, { nota: { ...nota, chave: '12' } }),
    ).toMatchObject({ status: 400 })
  })

  test('sends a mail again while it applies', async () => {
    const { id } = await paid()
    await as('atendimento', 'POST', `/orders/${id}/mails`, { tipo: 'pagamentoAprovado' })
    const late = await as('atendimento', 'POST', `/orders/${id}/mails`, { tipo: 'enviado' })

    expect(await shop.mails(id)).toEqual(['pagamentoAprovado', 'pagamentoAprovado'])
    expect(late.status).toBe(409)
  })
})

describe('the payment link', () => {
  test('of an unpaid order opens it, is audited, and can be mailed', async () => {
    const { id, numero } = await shop.place()
    const { body: order } = await as('atendimento', 'GET', `/orders/${id}`)
    expect(order.acoes).toContain('paymentLink')
    const { body } = await link('atendimento', id)
    const { pathname, searchParams } = new URL(body.url)

    expect(body).toEqual({ numero, url: expect.any(String) })
    expect(pathname).toContain(id)
    expect(
      await getOrder(shop.context(), { id, chave: searchParams.get('chave') ?? undefined }),
    ).toMatchObject({ id, direitos: { pagar: true } })
    expect((await audited(id)).map(({ acao }) => acao)).toEqual(['pedido.link-de-pagamento'])
    await as('atendimento', 'POST', `/orders/${id}/mails`, { tipo: 'linkDePagamento' })
    expect((await shop.mails(id)).at(-1)).toBe('linkDePagamento')
  })

  test.each(['recusado', 'expirado', 'cancelado'] as const)(
    'is there again after a payment %s',
    async (situacao) => {
      const { id } = await shop.place()
      await shop.db.update(pagamentos).set({ situacao }).where(eq(pagamentos.referencia, id))

      expect((await link('atendimento', id)).status).toBe(200)
    },
  )

  test('ends with the tries that the buyer has, unless a charge is open', async () => {
    const { id } = await shop.place()
    const [first] = await shop.db.select().from(pagamentos).where(eq(pagamentos.referencia, id))
    if (!first) throw new Error('There is no payment.')
    const { id: _id, ...charge } = first
    for (let n = 2; n <= MAX_CHARGES_BY_BUYER; n += 1)
      await shop.db
        .insert(pagamentos)
        .values({ ...charge, id: randomUUID(), chave: `${id}/${n}`, situacao: 'cancelado' })

    expect((await link('atendimento', id)).status).toBe(200)
    await shop.db.update(pagamentos).set({ situacao: 'expirado' }).where(eq(pagamentos.referencia, id))
    expect(await link('atendimento', id)).toMatchObject({ status: 409 })
  })

  test('is refused for what is paid, ended, or not there, and leaves no trace', async () => {
    const { id } = await paid()
    const cancelled = await shop.place()
    await as('atendimento', 'POST', `/orders/${cancelled.id}/cancellation`, {})

    expect(await link('atendimento', id)).toMatchObject({ status: 409 })
    expect((await link('atendimento', cancelled.id)).status).toBe(409)
    expect((await link('atendimento', randomUUID())).status).toBe(404)
    expect((await link('expedicao', (await shop.place()).id)).status).toBe(403)
    expect(await audited(id)).toEqual([])
    expect((await as('atendimento', 'POST', `/orders/${id}/mails`, { tipo: 'linkDePagamento' })).status).toBe(
      409,
    )
  })

  async function link(papel: Role, id: string) {
    const cookie = await staffCookie(shop.db, papel, shop.now)
    const call = testAdminApi<{ numero: number; url: string }>(shop.db)

    return call('POST', `/orders/${id}/payment-link`, { cookie, context: ofTheShop() })
  }
})

describe('staff who may not see the buyer', () => {
  test('see a name and a city', async () => {
    const { id } = await paid()
    const { body } = await as('leitura', 'GET', `/orders/${id}`)

    expect(body.comprador).toEqual({ nomeRazao: 'Clara Nunes', email: '', documento: '', celular: '' })
    expect(body.endereco).toMatchObject({ cidade: 'Curitiba', logradouro: '', cep: '' })
    expect(body.paginaDoComprador).toBe('')
    expect(JSON.stringify(body)).not.toMatch(/52998224725|clara@|11987654321|XV de Novembro/)
  })

  test('but may pack, see the address', async () => {
    const { id } = await paid()
    const { body } = await as('expedicao', 'GET', `/orders/${id}`)

    expect(body.endereco).toMatchObject({ logradouro: 'Rua XV de Novembro' })
    expect(body.comprador.documento).toBe('')
  })

  test.each([
    ['leitura', 'POST', '/orders/picking'],
    ['catalogo', 'POST', '/cancellation'],
    ['expedicao', 'POST', '/refunds'],
    ['atendimento', 'POST', '/refunds'],
    ['expedicao', 'POST', '/notes'],
    ['financeiro', 'POST', '/shipment'],
    ['leitura', 'GET', '/invoice-data'],
  ] as const)('%s may not %s %s', async (papel, method, path) => {
    const { id, idPagamento } = await paid()
    const body = { ids: [id], nota: '', idPagamento, valor: 1, texto: 'a', envio: PARCEL }
    const url = path.startsWith('/orders') ? path : `/orders/${id}${path}`

    expect(await as(papel, method, url, method === 'GET' ? undefined : body)).toMatchObject({ status: 403 })
  })
})

async function paid() {
  const order = await shop.place()
  await shop.payAndSettle(order.idPagamento)

  return order
}

async function delivered() {
  const order = await paid()
  await as('gerente', 'POST', '/orders/picking', { ids: [order.id] })
  await as('gerente', 'POST', `/orders/${order.id}/shipment`, { envio: PARCEL })
  shop.advance(DAY)
  await as('gerente', 'POST', `/orders/${order.id}/delivery`)

  return order
}

async function read(id: string): Promise<AdminOrder> {
  return (await as('dono', 'GET', `/orders/${id}`)).body
}

async function as(
  papel: Role,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const cookie = await staffCookie(shop.db, papel, shop.now)

  return api(method, path, { cookie, body, headers, context: ofTheShop() })
}

/** The shop's clock and payment provider. */
function ofTheShop() {
  const { now, payments } = shop.context()

  return { now, payments }
}

async function audited(id: string) {
  const rows = await shop.db.select().from(auditoria).orderBy(auditoria.id)

  return rows.filter(({ alvoId }) => alvoId === id)
}

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { reconcilePayments } from '#platform/payments/charges/reconcile-payments.ts'
import { processNotification } from '#platform/payments/notifications/process-notification.ts'
import { nameAtProvider } from '#platform/payments/rows.ts'
import { avisosPagamento } from '#platform/payments/tables.ts'
import { DAY, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { SHOP_ACCOUNT } from '#tools/counterparts/shop-account.ts'

const PRAZO = new Date('2099-12-01T20:00:00Z')

const PDF = file('nota fiscal.pdf', '%PDF-1.7\n1 0 obj\n%%EOF')
const JPEG = file('Comprovante (1).jpeg', Buffer.from('ffd8ffe000104a464946', 'hex'))
const PNG = file('conversa.PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<AdminOrder & { code?: string; mensagens?: { mensagem: string }[] }>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi(shop.db)
})
beforeEach(() => shop.reset())
afterEach(() => shop.psp.setFaults({}))
afterAll(() => shop.close())

test('shows until when a dispute can be answered, sends the documents and shows what became of them', async () => {
  const order = await disputed()
  expect(await disputeOf(order)).toEqual({
    estado: 'aberta',
    responder: 'https://www.mercadopago.com.br/activities',
    prazo: PRAZO.toISOString(),
    documentos: 'pendente',
    enviadosEm: null,
    porAqui: true,
    aceitaDocumentos: true,
  })

  const sent = await send(order, [PDF, JPEG, PNG])
  expect(sent.status).toBe(200)
  expect(sent.body.pagamentos[0]?.contestacao).toMatchObject({
    documentos: 'emAnalise',
    enviadosEm: shop.now.toISOString(),
    aceitaDocumentos: true,
  })
  expect(chargeback(order)?.documents).toEqual([
    { name: '1-nota-fiscal.pdf', type: 'application/pdf', size: PDF.size },
    { name: '2-comprovante-1.jpg', type: 'image/jpeg', size: JPEG.size },
    { name: '3-conversa.png', type: 'image/png', size: PNG.size },
  ])
  expect(await audited(order.id)).toMatchObject([
    {
      acao: 'pedido.contestacao-respondida',
      mudancas: expect.arrayContaining([expect.objectContaining({ campo: 'arquivos', depois: 3 })]),
    },
  ])
})

test('learns within a day what the provider made of the documents', async () => {
  const order = await disputed()
  const { enviadosEm } = (await send(order, [PDF])).body.pagamentos[0]?.contestacao ?? {}
  decide(order, 'invalid')
  shop.advance(DAY)
  await reconcilePayments(shop.context())

  expect(await disputeOf(order)).toMatchObject({
    documentos: 'recusados',
    enviadosEm,
    aceitaDocumentos: false,
  })
})

test('learns it at once from a notification of the chargeback', async () => {
  const order = await disputed()
  decide(order, 'valid')
  const [notification] = await shop.db
    .insert(avisosPagamento)
    .values({
      idConta: SHOP_ACCOUNT,
      idProvedor: 'aviso',
      idCobranca: chargeback(order)?.id ?? '',
      corpo: {},
      recebidoEm: shop.now,
    })
    .returning({ id: avisosPagamento.id })
  await processNotification(shop.context(), { id: notification?.id ?? '' })

  expect(await disputeOf(order)).toMatchObject({ documentos: 'aceitos' })
})

test('knows of a dispute, and of its deadline, while the provider tells nothing of chargebacks', async () => {
  const order = await disputed()
  decide(order, null)
  await shop.syncPayment(order.idPagamento)

  expect(await disputeOf(order)).toMatchObject({ estado: 'aberta', prazo: PRAZO.toISOString() })
})

test('says that the deadline is not known yet, if the first question about it got no answer', async () => {
  const order = await disputed(PRAZO, (which) => decide(which, null))

  expect(await disputeOf(order)).toMatchObject({
    estado: 'aberta',
    prazo: null,
    documentos: null,
    porAqui: true,
    aceitaDocumentos: false,
  })
})

describe('refuses documents', () => {
  test.each<[string, File]>([
    ['a page named as a PDF', file('nota.pdf', '<script>alert(1)</script>')],
    ['half a PDF', file('nota.pdf', '%PDF-1.7\n1 0 obj')],
    ['an animation', file('conversa.png', 'GIF89a')],
    ['nothing', file('conversa.jpg', '')],
  ])('of another type: %s', async (_, wrong) => {
    const order = await disputed()
    const { status, body } = await send(order, [PDF, wrong])

    expect({ status, code: body.code }).toEqual({ status: 422, code: 'CamposInvalidos' })
    expect(chargeback(order)?.documents).toEqual([])
  })

  test('of more than 10 MB in all', async () => {
    const order = await disputed()
    const half = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5 * 1024 * 1024 - 3)])
    const fits = await send(order, [file('a.jpg', half), file('b.jpg', half)])
    const tooMuch = await send(order, [file('a.jpg', half), file('b.jpg', half), file('c.jpg', half)])

    expect(fits.status).toBe(200)
    expect(tooMuch).toMatchObject({ status: 422, body: { code: 'CamposInvalidos' } })
  })

  test('after the deadline, after a decision, and without a dispute', async () => {
    const late = await disputed(new Date(shop.now.getTime() - 1))
    const decided = await disputed()
    decide(decided, 'valid')
    const undisputed = await shop.place({ metodo: 'cartao', ...(await shop.card()) })

    for (const order of [late, decided, undisputed])
      expect(await send(order, [PDF])).toMatchObject({
        status: 409,
        body: { code: 'ContestacaoEncerrada' },
      })
    expect(await disputeOf(late)).toMatchObject({ aceitaDocumentos: false })
    expect(await audited(late.id)).toEqual([])
  })

  test('of a payment of another order', async () => {
    const order = await disputed()
    const { id } = await disputed()

    expect((await send({ id, idPagamento: order.idPagamento }, [PDF])).status).toBe(404)
  })

  test('from staff who may not refund', async () => {
    const order = await disputed()

    expect((await send(order, [PDF], 'atendimento')).status).toBe(403)
    expect(chargeback(order)?.documents).toEqual([])
  })
})

test('a provider that is away loses nothing: the same files are sent again', async () => {
  const order = await disputed()
  shop.psp.setFaults({ foraDoAr: true })
  const away = await send(order, [PDF])
  expect(away).toMatchObject({ status: 503, body: { code: 'ProvedorIndisponivel' } })
  expect(await disputeOf(order)).toMatchObject({ enviadosEm: null, aceitaDocumentos: true })

  shop.psp.setFaults({})
  expect((await send(order, [PDF])).status).toBe(200)
})

function file(name: string, content: string | Buffer<ArrayBuffer>): File {
  return new File([content], name)
}

type Which = { id: string; idPagamento: string }

/** An order paid by card whose holder disputes it. */
async function disputed(prazo = PRAZO, before?: (which: Which) => void): Promise<Which> {
  const order = await shop.place({ metodo: 'cartao', ...(await shop.card()) })
  await shop.work()
  shop.psp.mercadoPago.contest(nameAtProvider(order.idPagamento), prazo)
  before?.(order)
  await shop.syncPayment(order.idPagamento)
  await shop.work()

  return order
}

function chargeback({ idPagamento }: Which) {
  return shop.psp.mercadoPago.store.find(nameAtProvider(idPagamento))?.chargeback
}

/** What the provider makes of the documents; null takes the chargeback out of its answers. */
function decide({ idPagamento }: Which, status: string | null) {
  const { store } = shop.psp.mercadoPago
  const order = store.find(nameAtProvider(idPagamento))
  if (order?.chargeback)
    store.put({ ...order, chargeback: status === null ? null : { ...order.chargeback, status } })
}

async function send({ id, idPagamento }: Which, files: File[], papel: Role = 'financeiro') {
  const form = new FormData()
  form.set('idPagamento', idPagamento)
  for (const [place, file] of files.entries()) form.set(`arquivos[${place}]`, file)

  return api('POST', `/orders/${id}/dispute-documents`, { ...(await asStaff(papel)), form })
}

async function disputeOf({ id }: Which) {
  return (await api('GET', `/orders/${id}`, await asStaff('financeiro'))).body.pagamentos[0]?.contestacao
}

/** The shop's clock and payment providers. */
async function asStaff(papel: Role) {
  const { now, payments } = shop.context()

  return { cookie: await staffCookie(shop.db, papel, shop.now), context: { now, payments } }
}

async function audited(id: string) {
  const rows = await shop.db.select().from(auditoria).orderBy(auditoria.id)

  return rows.filter(({ alvoId }) => alvoId === id)
}

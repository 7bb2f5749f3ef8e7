import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { getOrder } from '../access/get-order.ts'
import { cancelOwnOrder } from '../lifecycle/cancel-own-order.ts'
import { ORDER_MAIL } from '../mail/order-mail.ts'
import { sendOrderMail } from '../mail/send-order-mail.ts'

type Answer = AdminOrder & { code: string; data: { campos: { campo: string; mensagem: string }[] } }

const FIRST = { codigo: 'AA123456785BR', transportadora: 'Correios PAC', url: '' }
const SECOND = { codigo: '18120056784321', transportadora: 'Jadlog', url: 'https://jadlog.example/1' }

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi(shop.db)
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

async function ask(method: string, path: string, body?: unknown) {
  const cookie = await staffCookie(shop.db, 'gerente', shop.now)

  return api(method, `/orders/${path}`, { cookie, body, context: { now: shop.now } })
}

/** A paid order of three pieces that is picked. */
async function picked() {
  const order = await shop.place({ quantidade: 3 })
  await shop.payAndSettle(order.idPagamento)
  await ask('POST', 'picking', { ids: [order.id] })

  return order
}

const pieces = (quantidade: number) => [{ posicao: 0, quantidade }]

describe('an order in two parcels', () => {
  test('is sent with the second, and delivered when both have arrived', async () => {
    const order = await picked()
    const { id } = order
    const first = await ask('POST', `${id}/shipment`, { envio: FIRST, itens: pieces(2) })
    expect(first.body).toMatchObject({
      situacao: 'emSeparacao',
      acoes: ['ship'],
      encomendas: [
        { volume: 1, ...FIRST, url: expect.stringContaining('correios'), itens: [{ quantidade: 2 }] },
      ],
    })
    const second = await ask('POST', `${id}/shipment`, { envio: SECOND })
    expect(second.body).toMatchObject({
      situacao: 'enviado',
      rastreio: { codigo: FIRST.codigo },
      encomendas: [{ volume: 1 }, { volume: 2, ...SECOND, itens: [{ nome: 'Corda', quantidade: 1 }] }],
    })

    expect((await ask('POST', `${id}/parcels/2/delivery`)).body).toMatchObject({
      situacao: 'enviado',
      encomendas: [{ entregueEm: null }, { entregueEm: shop.now.toISOString() }],
    })
    // Twice is once.
    await ask('POST', `${id}/parcels/2/delivery`)
    expect((await ask('POST', `${id}/parcels/1/delivery`)).body.situacao).toBe('entregue')
    expect((await shop.order(id)).mudancas.slice(-3)).toEqual(['parcel loja', 'ship loja', 'deliver loja'])
    expect((await getOrder(shop.context(), order)).encomendas).toHaveLength(2)
  })

  test('has a mail for each, with its goods and its code', async () => {
    const { id } = await picked()
    await ask('POST', `${id}/shipment`, { envio: FIRST, itens: pieces(2) })
    await ask('POST', `${id}/shipment`, { envio: SECOND })
    expect(await shop.mails(id)).toEqual(['pagamentoAprovado', 'encomendaEnviada', 'enviado'])

    const mailbox = openMailbox()
    await runWaitingJobs([{ ...ORDER_MAIL, run: sendOrderMail }], shop.context(), mailbox)
    const sent = mailbox.messages.filter(({ subject }) => subject.includes('enviad'))
    expect(sent.map(({ subject }) => subject.replace(/\d+/, 'N'))).toEqual([
      'Uma parte do seu pedido nº N foi enviada',
      'Seu pedido nº N foi enviado',
    ])
    expect(sent[0]?.text).toContain(FIRST.codigo)
    expect(sent[0]?.text).not.toContain(SECOND.codigo)
    expect(sent[1]?.text).toContain(SECOND.codigo)
    expect(sent[1]?.text).toContain('A última encomenda')
  })

  test('can be tracked parcel by parcel', async () => {
    const { id } = await picked()
    await ask('POST', `${id}/shipment`, { envio: FIRST, itens: pieces(1) })
    await ask('POST', `${id}/shipment`, { envio: null })
    await ask('PUT', `${id}/tracking`, { volume: 2, envio: SECOND })
    const { body } = await ask('POST', `${id}/tracking/events`, {
      volume: 2,
      local: '',
      descricao: 'Em rota',
    })

    expect(body.encomendas).toMatchObject([
      { codigo: FIRST.codigo, eventos: [] },
      { codigo: SECOND.codigo, eventos: [{ descricao: 'Em rota' }] },
    ])
  })

  test('can be one of another shop, unless its file brought the code of all its goods', async () => {
    const ids = [(await picked()).id, (await picked()).id] as const
    for (const [place, id] of ids.entries())
      await shop.pool.query(
        `update pedidos set numero_antigo = $2, chave_idempotencia = null, id_cotacao = null, metodo = 'outro', total = total_itens + valor_frete, desconto_vista = 0, expira_em = null where id = $1`,
        [id, `A${place}`],
      )
    const [plain, coded] = ids
    await ask('POST', `${plain}/shipment`, { envio: FIRST, itens: pieces(2) })
    const { body } = await ask('POST', `${plain}/shipment`, { envio: SECOND })
    expect(body).toMatchObject({ situacao: 'enviado', encomendas: [{ volume: 1 }, { volume: 2, ...SECOND }] })

    await shop.pool.query(
      `insert into pedidos_envios (id_pedido, codigo, transportadora) values ($1, $2, '')`,
      [coded, FIRST.codigo],
    )
    const refused = await ask('POST', `${coded}/shipment`, { envio: SECOND, itens: pieces(2) })
    expect(refused).toMatchObject({ status: 422, body: { code: 'CamposInvalidos' } })
  })

  test('can not be cancelled once one has left', async () => {
    const order = await picked()
    await ask('POST', `${order.id}/shipment`, { envio: FIRST, itens: pieces(1) })

    expect((await ask('POST', `${order.id}/cancellation`, { nota: '' })).body.code).toBe('PedidoNaoPermite')
    await expect(cancelOwnOrder(shop.context(), order)).rejects.toMatchObject({ code: 'PedidoNaoPermite' })
    expect((await getOrder(shop.context(), order)).direitos.cancelar).toBe(false)
  })

  test('marks both as arrived when the order is', async () => {
    const { id } = await picked()
    await ask('POST', `${id}/shipment`, { envio: FIRST, itens: pieces(1) })
    await ask('POST', `${id}/shipment`, { envio: SECOND })
    const { body } = await ask('POST', `${id}/delivery`)

    expect(body.encomendas.map(({ entregueEm }) => entregueEm !== null)).toEqual([true, true])
  })
})

test.each([
  ['more than there is', pieces(4)],
  ['a line that is not there', [{ posicao: 1, quantidade: 1 }]],
  ['one line twice', [...pieces(1), ...pieces(1)]],
  ['nothing', []],
])('%s can not leave', async (_what, itens) => {
  const { id } = await picked()
  const { status, body } = await ask('POST', `${id}/shipment`, { envio: FIRST, itens })

  expect([status, body.code]).toEqual([422, 'CamposInvalidos'])
  expect(body.data.campos).toMatchObject([{ campo: 'itens' }])
  expect((await ask('GET', id)).body.encomendas).toEqual([])
})

test('what has left can not leave again', async () => {
  const { id } = await picked()
  await ask('POST', `${id}/shipment`, { envio: FIRST, itens: pieces(2) })

  expect((await ask('POST', `${id}/shipment`, { envio: SECOND, itens: pieces(2) })).body.code).toBe(
    'CamposInvalidos',
  )
})

test('a parcel with a wrong code of Correios does not leave', async () => {
  const { id } = await picked()
  const envio = { ...FIRST, codigo: 'AA123456784BR' }

  expect((await ask('POST', `${id}/shipment`, { envio, itens: pieces(1) })).body.data.campos).toMatchObject([
    { campo: 'envio.codigo' },
  ])
})

test('an order that leaves whole has one parcel with all its goods, or none without a code', async () => {
  const [coded, bare] = [await picked(), await picked()]
  const { body } = await ask('POST', `${coded.id}/shipment`, { envio: FIRST })
  expect(body.encomendas).toMatchObject([{ volume: 1, itens: [{ quantidade: 3 }] }])

  expect((await ask('POST', `${bare.id}/shipment`, { envio: null })).body.encomendas).toEqual([])
  const late = await ask('PUT', `${bare.id}/tracking`, { envio: SECOND })
  expect(late.body.encomendas).toMatchObject([{ codigo: SECOND.codigo, itens: [{ quantidade: 3 }] }])
})

test('a parcel that never left does not arrive', async () => {
  const { id } = await picked()

  expect((await ask('POST', `${id}/parcels/1/delivery`)).body.code).toBe('PedidoNaoPermite')
})

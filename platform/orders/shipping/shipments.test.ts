import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderShipmentLine } from '#contract/orders/order-shipments.ts'
import { shipOrder } from '#platform/orders/shipping/ship-order.ts'
import { pedidosEnvios } from '#platform/orders/tables.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'

type Answer = { linhas: OrderShipmentLine[]; code: string; mensagens: { mensagem: string }[] }

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi(shop.db)
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('ships what it can, reports why not for the rest, and does nothing the second time', async () => {
  const [paid, picked, waiting, fetched] = [
    await pay(),
    await pay(),
    await shop.place(),
    await pay({ retirada: true }),
  ]
  await ask('/orders/picking', { ids: [picked.id] })
  const csv = [
    'Pedido;Código de rastreio;Transportadora',
    `${paid.numero};ab123456785br;`,
    `${picked.numero};"JAD, 1";Jadlog`,
    `${waiting.numero};X1;`,
    `${fetched.numero};X2;`,
    `${paid.numero};X3;`,
    '99999999;X4;',
    'abc;X5;',
    `${picked.numero + 1};;`,
  ].join('\r\n')

  const results = ['separarEEnviar', 'enviar', 'erro', 'erro', 'erro', 'erro', 'erro', 'erro']
  const preview = await ask('/orders/shipments/preview', { csv })
  expect(preview.body.linhas.map(({ linha, resultado }) => [linha, resultado])).toEqual(
    results.map((resultado, i) => [i + 2, resultado]),
  )
  expect(preview.body.linhas.map(({ motivo }) => motivo)).toEqual([
    ...['', '', 'O pedido não pode ser enviado: aguardando pagamento.', 'Este pedido é retirado na loja.'],
    ...['Este pedido já está na linha 2.', 'Não há pedido com este número.'],
    ...['O número do pedido tem só algarismos.', 'Não há pedido com este número.'],
  ])
  expect((await shop.order(paid.id)).situacao).toBe('pagamentoAprovado')

  expect((await ask('/orders/shipments', { csv })).body.linhas.map(({ resultado }) => resultado)).toEqual(
    results,
  )
  expect((await shop.order(paid.id)).mudancas.slice(-2)).toEqual(['startPicking loja', 'ship loja'])
  expect(await tracking(paid.id)).toMatchObject({
    codigo: 'AB123456785BR',
    transportadora: 'Correios PAC',
    url: 'https://rastreamento.correios.com.br/app/index.php?objetos=AB123456785BR',
  })
  expect(await tracking(picked.id)).toMatchObject({ codigo: 'JAD, 1', transportadora: 'Jadlog', url: '' })

  const again = (await ask('/orders/shipments', { csv })).body.linhas
  expect(again.slice(0, 2).map(({ resultado }) => resultado)).toEqual(['nada', 'nada'])
  expect(await shop.mails(paid.id)).toEqual(['pagamentoAprovado', 'enviado'])
})

test('replaces the code of a shipped order', async () => {
  const order = await pay()
  await ask('/orders/shipments', { csv: `pedido,codigo\n${order.numero},AA123456785BR\n` })
  const { body } = await ask('/orders/shipments', { csv: `pedido,codigo\n${order.numero},AC123456785BR\n` })

  expect(body.linhas).toMatchObject([{ resultado: 'trocarCodigo' }])
  expect(await tracking(order.id)).toMatchObject({ codigo: 'AC123456785BR' })

  const wrong = await ask('/orders/shipments', { csv: `pedido,codigo\n${order.numero},AC123456789BR\n` })
  expect(wrong.body.linhas).toMatchObject([
    { resultado: 'erro', motivo: expect.stringContaining('não confere') },
  ])
})

test('replaces the code of the parcel that a line names, of an order that left in several', async () => {
  const order = await pay({ quantidade: 2 })
  await ask('/orders/picking', { ids: [order.id] })
  const envio = { codigo: 'JAD 1', transportadora: 'Jadlog', url: '' }
  await shipOrder(shop.context(), {
    id: order.id,
    envio,
    itens: [{ posicao: 0, quantidade: 1 }],
    quem: 'loja',
  })
  const rest = `pedido;codigo;transportadora\n${order.numero};JAD 2;Jadlog\n`
  const results = async (csv: string) =>
    (await ask('/orders/shipments', { csv })).body.linhas.map(({ resultado }) => resultado)

  expect(await results(rest)).toEqual(['enviar'])
  // The last line's code is known, although it is not that of the first parcel.
  expect(await results(rest)).toEqual(['nada'])
  const vague = await ask('/orders/shipments', { csv: rest.replace('JAD 2', 'JAD 3') })
  expect(vague.body.linhas).toMatchObject([
    { resultado: 'erro', motivo: expect.stringContaining('2 encomendas') },
  ])
  const both = [
    'pedido;encomenda;codigo;transportadora',
    `${order.numero};1;JAD 1;Jadlog`,
    `${order.numero};2;JAD 3;Jadlog`,
    `${order.numero};2;JAD 4;Jadlog`,
    `${order.numero};4;JAD 5;Jadlog`,
  ].join('\n')
  expect(await results(both)).toEqual(['nada', 'trocarCodigo', 'erro', 'erro'])
  const parcels = await shop.db.select().from(pedidosEnvios).where(eq(pedidosEnvios.idPedido, order.id))
  expect(parcels.map(({ codigo }) => codigo).toSorted()).toEqual(['JAD 1', 'JAD 3'])
})

test.each([
  ['nome;endereco\nA;B', /nome às colunas/],
  ['pedido;codigo\n', /nenhum envio/],
  ['pedido;codigo\n"12;34', /Não conseguimos ler/],
  [`pedido;codigo\n${'12345678;A\n'.repeat(1_001)}`, /até 1000/],
])('refuses a file that can’t be read: %j', async (csv, sentence) => {
  const { status, body } = await ask('/orders/shipments/preview', { csv })

  expect({ status, code: body.code }).toEqual({ status: 422, code: 'CadastroInvalido' })
  expect(body.mensagens[0]?.mensagem).toMatch(sentence)
})

async function pay(changes: Parameters<OrderShop['place']>[0] = {}) {
  const order = await shop.place(changes)
  await shop.payAndSettle(order.idPagamento)

  return order
}

async function ask(path: string, body: unknown) {
  const cookie = await staffCookie(shop.db, 'expedicao', shop.now)

  return api('POST', path, { cookie, body, context: { now: shop.now } })
}

async function tracking(id: string) {
  const [row] = await shop.db.select().from(pedidosEnvios).where(eq(pedidosEnvios.idPedido, id))

  return row
}

import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { LabelOptions } from '#contract/orders/order-labels.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { skus } from '#platform/catalog/tables.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { freightAccount } from '#platform/shipping/accounts/accounts.fixtures.ts'
import { freightAccountOpener } from '#platform/shipping/melhor-envio/open-account.ts'
import { contasFrete } from '#platform/shipping/tables.ts'
import { freightWebhookRoute } from '#server/api/freight-webhooks.ts'
import { DAY, MINUTE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import {
  type MelhorEnvioCounterpart,
  startMelhorEnvio,
} from '#tools/counterparts/melhor-envio/start-melhor-envio.ts'
import { pedidos, pedidosEtiquetas, pedidosNotas } from '../../tables.ts'
import { followLabel } from './follow-label.ts'
import { followLabels } from './follow-labels.ts'

type Answer = AdminOrder &
  LabelOptions & {
    code: string
    url: string
    feitos: number
    recusados: { numero: number; motivo: string }[]
    mensagens: { mensagem: string }[]
  }

const PAC = 1
const JADLOG = 3

let shop: OrderShop
let counterpart: MelhorEnvioCounterpart
let api: ReturnType<typeof testAdminApi<Answer>>
let openFreightAccount: RequestContext['openFreightAccount']

beforeAll(async () => {
  shop = await openOrderShop()
  counterpart = await startMelhorEnvio({ port: 0 })
  api = testAdminApi<Answer>(shop.db)
  openFreightAccount = freightAccountOpener({
    urls: { producao: counterpart.url, teste: counterpart.url },
    contact: () => 'loja@lira.example',
    elapsed: () => 0,
    onFailure: () => undefined,
    timeoutMs: 500,
  })
})
beforeEach(async () => {
  await shop.reset()
  await shop.db.delete(contasFrete)
  const { token, segredo } = counterpart.credentials
  await freightAccount(shop.db, token, segredo)
  await shop.db.update(skus).set({ peso: 1_000, altura: 100, largura: 200, comprimento: 300 })
  counterpart.ledger.labels.length = 0
  counterpart.ledger.debits.clear()
  counterpart.ledger.balance = 1_000
  counterpart.calls.length = 0
})
afterEach(() => {
  counterpart.setFaults({})
  counterpart.changeToken(counterpart.credentials.token)
})
afterAll(async () => {
  await counterpart.close()
  await shop.close()
})

function context(): RequestContext {
  return { ...shop.context(), openFreightAccount }
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  papel: 'expedicao' | 'leitura' = 'expedicao',
) {
  const cookie = await staffCookie(shop.db, papel, shop.now)

  return api(method, `/orders/${path}`, { cookie, body, context: { now: shop.now, openFreightAccount } })
}

/** A paid order by this service. */
async function order(servico: number | null = PAC, quantidade = 1) {
  const placed = await shop.place({ quantidade })
  await shop.payAndSettle(placed.idPagamento)
  if (servico !== null)
    await shop.db
      .update(pedidos)
      .set({ frete: { ...placed.frete, id: `melhor-envio-${servico}`, label: 'Correios PAC' } })
      .where(eq(pedidos.id, placed.id))

  return placed
}

/** Runs the jobs that wait for labels, and whatever is due a minute later. */
async function run() {
  const { rows } = await shop.pool.query<{ id: string }>(
    `delete from pgboss.job where name = 'orders.follow-label' returning data ->> 'id' as id`,
  )
  for (const row of rows) await followLabel(context(), row)
}

async function later(milliseconds = 3 * MINUTE) {
  shop.advance(milliseconds)
  await followLabels(context())
}

async function bought(servico: number | null = PAC, quantidade = 1) {
  const placed = await order(servico, quantidade)
  const { body } = await ask('GET', `${placed.id}/labels/options`)
  const option = body.opcoes.find((one) => one.servico === (servico ?? PAC))
  await ask('POST', `${placed.id}/labels`, { servico: servico ?? PAC, valor: option?.valor ?? 0 })
  await run()

  return placed
}

async function labels(id: string) {
  const { body } = await ask('GET', id)

  return body.etiquetas
}

function atMelhorEnvio(at = 0) {
  const label = counterpart.ledger.labels[at]
  if (!label) throw new Error('Nothing was bought.')

  return label
}

describe('a label', () => {
  test('is bought from the wallet once, made, and ready to print', async () => {
    const { id } = await bought()

    const [label] = await labels(id)
    expect(label).toMatchObject({
      tipo: 'envio',
      volume: 1,
      nome: 'Correios PAC',
      situacao: 'pronta',
      custo: 2060,
      codigo: expect.stringMatching(/^AA\d{9}BR$/),
      itens: [{ nome: 'Corda', quantidade: 1 }],
      acoes: ['print', 'cancel'],
    })
    expect(counterpart.ledger.balance).toBe(979.4)
    expect((await shop.order(id)).situacao).toBe('pagamentoAprovado')
    const printed = await ask('POST', 'labels/print', { ids: [id] })
    expect(printed.body.url).toBe(`${counterpart.url}/imprimir/${atMelhorEnvio().id}`)
    expect((await (await fetch(printed.body.url)).text()).startsWith('%PDF')).toBe(true)
  })

  test('names sender, recipient, package and goods as Melhor Envio wants them', async () => {
    await bought(PAC, 2)

    expect(counterpart.received.get('/cart')?.body).toMatchObject({
      service: 1,
      from: { company_document: '12345678000195', postal_code: '01001000', state_abbr: 'SP', number: '1001' },
      to: {
        name: 'Clara Nunes',
        document: '52998224725',
        phone: '11987654321',
        postal_code: '80020310',
        state_abbr: 'PR',
      },
      products: [{ name: 'Corda', quantity: 2, unitary_value: 100 }],
      volumes: [{ weight: 2, height: 20, width: 20, length: 30 }],
      options: { insurance_value: 200, non_commercial: true },
    })
  })

  test('goes with the NF-e of the order, which some carriers need', async () => {
    const { id } = await bought(JADLOG)
    expect(await labels(id)).toMatchObject([
      { situacao: 'recusada', motivo: expect.stringContaining('nota fiscal'), acoes: ['retry'] },
    ])
    const chave = '1'.repeat(44)
    await shop.db.insert(pedidosNotas).values({ idPedido: id, numero: '1', chave })
    const [refused] = await labels(id)
    await ask('POST', `${id}/labels/${refused?.id}/retry`)
    await run()

    expect(await labels(id)).toMatchObject([{ situacao: 'pronta', motivo: '' }])
    expect(counterpart.received.get('/cart')?.body).toMatchObject({
      options: { non_commercial: false, invoice: { key: chave } },
    })
  })

  test('is bought for each package', async () => {
    await shop.db.update(skus).set({ peso: 20_000 })
    const { id } = await bought(PAC, 2)

    expect(await labels(id)).toMatchObject([
      { volume: 1, situacao: 'pronta', itens: [{ quantidade: 1 }] },
      { volume: 2, situacao: 'pronta', itens: [{ quantidade: 1 }] },
    ])
  })

  test('is offered without what costs more and is no faster, beside the choice of the buyer', async () => {
    const { id } = await order(4)
    const { body } = await ask('GET', `${id}/labels/options`)

    // The buyer chose .Com, which costs more than SEDEX and takes longer.
    expect(body).toMatchObject({ saldo: 100_000, escolhido: 4 })
    expect(body.opcoes.map(({ nome }) => nome)).toEqual([
      'Correios PAC',
      'Jadlog .Package',
      'Loggi Express',
      'Correios SEDEX',
      'Jadlog .Com',
    ])
    const pac = await order(PAC)
    const other = await ask('GET', `${pac.id}/labels/options`)
    expect(other.body.opcoes.map(({ nome }) => nome)).not.toContain('Jadlog .Com')
  })
})

describe('money', () => {
  test.each([
    ['is away', { foraDoAr: true }],
    ['breaks off after its work', { semResposta: true }],
    ['is slower than the deadline', { lentidao: 1_500 }],
    ['answers with something else', { lixo: true }],
    ['loses the answer of the cart', { lostAnswer: '/cart' }],
    ['loses the answer of the payment', { lostAnswer: '/shipment/checkout' }],
    ['loses the answer of the making', { lostAnswer: '/shipment/generate' }],
  ])('is spent once, although Melhor Envio %s', async (_what, faults) => {
    const placed = await order()
    await ask('POST', `${placed.id}/labels`, { servico: PAC, valor: 10_000 })
    const [row] = await shop.db.select().from(pedidosEtiquetas)
    counterpart.setFaults(faults)
    const label = { id: row?.id ?? '' }
    await expect(followLabel(context(), label)).rejects.toThrow()
    for (let tries = 0; tries < 2; tries++) {
      shop.advance(MINUTE)
      await followLabel(context(), label).catch(() => undefined)
    }
    counterpart.setFaults({})
    await later()
    await later()

    expect(await labels(placed.id)).toMatchObject([{ situacao: 'pronta' }])
    expect([...counterpart.ledger.debits.values()]).toEqual([1])
    expect(counterpart.ledger.labels.filter(({ paid_at }) => paid_at)).toHaveLength(1)
  })

  test('is spent once, although two workers and two members of staff act at once', async () => {
    const { id } = await order()
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('POST', `${id}/labels`, { servico: PAC, valor: 10_000 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [row] = await shop.db.select().from(pedidosEtiquetas)
    const label = { id: row?.id ?? '' }
    await Promise.all([
      followLabel(context(), label),
      followLabel(context(), label),
      followLabel(context(), label),
    ])

    expect(counterpart.calls.filter((call) => call === 'POST /shipment/checkout')).toHaveLength(1)
    expect([...counterpart.ledger.debits.values()]).toEqual([1])
    expect((await ask('POST', `${id}/labels`, { servico: PAC, valor: 10_000 })).body.code).toBe(
      'PedidoNaoPermite',
    )
  })

  test('that is not in the wallet buys nothing, and what was refused can be bought later', async () => {
    counterpart.ledger.balance = 5
    const { id } = await bought()
    const [refused] = await labels(id)
    expect(refused).toMatchObject({
      situacao: 'recusada',
      motivo: expect.stringContaining('Saldo insuficiente'),
      acoes: ['retry'],
    })

    counterpart.ledger.balance = 100
    await ask('POST', `${id}/labels/${refused?.id}/retry`)
    await run()
    expect(await labels(id)).toMatchObject([{ situacao: 'pronta' }])
    expect([...counterpart.ledger.debits.values()]).toEqual([1])
  })

  test('beyond what was shown is not spent', async () => {
    const { id } = await order()
    const tooLittle = await ask('POST', `${id}/labels`, { servico: PAC, valor: 2_000 })
    expect(tooLittle.body.code).toBe('FreteMudou')

    counterpart.setFaults({ surcharge: 3 })
    await ask('POST', `${id}/labels`, { servico: PAC, valor: 2_060 })
    await run()
    const [refused] = await labels(id)
    expect(refused).toMatchObject({
      situacao: 'recusada',
      motivo: `O Melhor Envio cobra agora ${formatBRL(2_360)}, e não ${formatBRL(2_060)}. Tente de novo, se aceita.`,
    })
    expect(counterpart.ledger.labels).toEqual([])

    await ask('POST', `${id}/labels/${refused?.id}/retry`)
    await run()
    expect(await labels(id)).toMatchObject([{ situacao: 'pronta', custo: 2_360 }])
  })

  test('comes back with a cancelled label, which can be bought again', async () => {
    const { id } = await bought()
    const [label] = await labels(id)
    counterpart.setFaults({ lostAnswer: '/shipment/cancel' })
    const lost = await ask('POST', `${id}/labels/${label?.id}/cancellation`)
    expect(lost.body.code).toBe('ProvedorIndisponivel')
    counterpart.setFaults({})
    const { body } = await ask('POST', `${id}/labels/${label?.id}/cancellation`)

    expect(body.etiquetas).toMatchObject([{ situacao: 'cancelada', acoes: [] }])
    expect(counterpart.ledger.balance).toBe(1_000)
    expect((await ask('GET', id)).body.compraEtiquetas).toBe(true)
    const acts = await shop.db.select().from(auditoria).where(eq(auditoria.alvoId, id))
    expect(acts.map(({ acao }) => acao)).toEqual(
      expect.arrayContaining(['pedido.etiqueta-comprada', 'pedido.etiqueta-cancelada']),
    )
  })

  test('is not printed once its goods left without it, and its money can still be claimed back', async () => {
    const [left, waiting] = [await bought(), await bought()]
    for (const { id } of [left, waiting]) await ask('POST', 'picking', { ids: [id] })
    const envio = { codigo: 'JAD 1', transportadora: 'Jadlog', url: '' }
    await ask('POST', `${left.id}/shipment`, { envio })

    expect(await labels(left.id)).toMatchObject([{ situacao: 'pronta', sobrou: true, acoes: ['cancel'] }])
    expect(await labels(waiting.id)).toMatchObject([{ sobrou: false, acoes: ['print', 'cancel'] }])
    expect((await ask('POST', 'labels/print', { ids: [left.id] })).body.code).toBe('PedidoNaoPermite')
    const printed = await ask('POST', 'labels/print', { ids: [left.id, waiting.id] })
    expect(printed.body.url).toMatch(new RegExp(`/imprimir/${atMelhorEnvio(1).id}$`))
    const [label] = await labels(left.id)
    const { body } = await ask('POST', `${left.id}/labels/${label?.id}/cancellation`)
    expect(body.etiquetas).toMatchObject([{ situacao: 'cancelada' }])
  })

  test('goes on being printed and followed if the parcel was sent by hand with it', async () => {
    const { id } = await bought()
    await ask('POST', 'picking', { ids: [id] })
    const [label] = await labels(id)
    const stranger = await bought()
    const other = await labels(stranger.id)
    const wrong = await ask('POST', `${id}/shipment`, { envio: null, etiqueta: other[0]?.id })
    expect(wrong.body.code).toBe('CadastroInexistente')
    await ask('POST', `${id}/shipment`, { envio: null, etiqueta: label?.id })

    expect(await labels(id)).toMatchObject([{ sobrou: false, acoes: ['print', 'cancel'] }])
    counterpart.post(atMelhorEnvio().id)
    await later(31 * MINUTE)
    expect((await ask('GET', id)).body.encomendas).toMatchObject([
      { volume: 1, codigo: expect.stringMatching(/.+/) },
    ])
  })

  test('is not spent for an order that was cancelled meanwhile', async () => {
    const { id } = await order()
    await ask('POST', `${id}/labels`, { servico: PAC, valor: 10_000 })
    await shop.db.execute(sql`update pedidos set situacao = 'cancelado' where id = ${id}`)
    await run()

    expect(await labels(id)).toMatchObject([{ situacao: 'recusada' }])
    expect(counterpart.ledger.labels).toEqual([])
  })

  test('waits while the token is refused, and the label says why', async () => {
    const { id } = await order()
    await ask('POST', `${id}/labels`, { servico: PAC, valor: 10_000 })
    counterpart.changeToken('outro-token-do-dono')
    await run()
    expect(await labels(id)).toMatchObject([
      { situacao: 'comprando', motivo: expect.stringContaining('não reconheceu o token') },
    ])

    counterpart.changeToken(counterpart.credentials.token)
    await later()
    expect(await labels(id)).toMatchObject([{ situacao: 'pronta', motivo: '' }])
  })
})

test('labels of many orders are bought by the services that their buyers chose', async () => {
  const [one, other, own] = [await order(PAC), await order(2), await order(null)]
  const { body } = await ask('POST', 'labels', { ids: [one.id, other.id, own.id] })
  await run()

  expect(body).toMatchObject({
    feitos: 2,
    recusados: [{ numero: own.numero, motivo: 'Quem comprou não escolheu o Melhor Envio.' }],
  })
  expect(await labels(one.id)).toMatchObject([{ nome: 'Correios PAC', situacao: 'pronta' }])
  expect(await labels(other.id)).toMatchObject([{ nome: 'Correios SEDEX', situacao: 'pronta' }])
  const printed = await ask('POST', 'labels/print', { ids: [one.id, other.id, own.id] })
  expect(printed.body.url.split('-')).toHaveLength(10)
})

describe('the parcel moves its order', () => {
  test('by itself, mails the buyer, and gives the code and the carrier’s page', async () => {
    const { id } = await bought()
    counterpart.post(atMelhorEnvio().id)
    await later(31 * MINUTE)

    expect((await shop.order(id)).mudancas.slice(-2)).toEqual(['startPicking provedor', 'ship provedor'])
    expect(await shop.mails(id)).toContain('enviado')
    const { codigo } = (await labels(id))[0] ?? { codigo: '' }
    expect((await ask('GET', id)).body.rastreio).toMatchObject({
      codigo,
      transportadora: 'Correios PAC',
      url: `https://rastreamento.correios.com.br/app/index.php?objetos=${codigo}`,
      eventos: [{ descricao: 'Encomenda postada' }],
    })

    counterpart.deliver(atMelhorEnvio().id)
    await later(31 * MINUTE)
    expect((await shop.order(id)).situacao).toBe('entregue')
    expect(await shop.mails(id)).toContain('entregue')
    // Nobody asks any more.
    counterpart.calls.length = 0
    await later(DAY)
    expect(counterpart.calls).toEqual([])
  })

  test('when its last package leaves, and when the last one arrives', async () => {
    await shop.db.update(skus).set({ peso: 20_000 })
    const { id } = await bought(PAC, 2)
    const steps = []
    for (const [step, at] of [
      ['post', 0],
      ['post', 1],
      ['deliver', 1],
      ['deliver', 0],
    ] as const) {
      counterpart[step](atMelhorEnvio(at).id)
      await later(31 * MINUTE)
      steps.push((await shop.order(id)).situacao)
    }

    expect(steps).toEqual(['emSeparacao', 'enviado', 'enviado', 'entregue'])
    expect(await shop.mails(id)).toEqual(['pagamentoAprovado', 'encomendaEnviada', 'enviado', 'entregue'])
    const { encomendas } = (await ask('GET', id)).body
    expect(encomendas.map(({ itens }) => itens)).toEqual([
      [{ posicao: 0, nome: 'Corda', quantidade: 1 }],
      [{ posicao: 0, nome: 'Corda', quantidade: 1 }],
    ])
    expect(new Set(encomendas.map(({ codigo }) => codigo)).size).toBe(2)
  })

  test('and asks for attention if it could not be delivered', async () => {
    const { id } = await bought()
    counterpart.undeliver(atMelhorEnvio().id)
    await later(31 * MINUTE)

    expect(await shop.order(id)).toMatchObject({
      situacao: 'enviado',
      atencao: expect.stringContaining('não conseguiu entregar'),
    })
  })

  test('also if it was delivered before anybody heard that it was sent', async () => {
    const { id } = await bought()
    counterpart.post(atMelhorEnvio().id)
    counterpart.deliver(atMelhorEnvio().id)
    await later(31 * MINUTE)

    expect((await shop.order(id)).mudancas.slice(-3)).toEqual([
      'startPicking provedor',
      'ship provedor',
      'deliver provedor',
    ])
  })

  test('one account that does not answer keeps no other from it', async () => {
    const { id } = await bought()
    counterpart.post(atMelhorEnvio().id)
    counterpart.setFaults({ foraDoAr: true })
    await later(31 * MINUTE)
    expect((await shop.order(id)).situacao).toBe('pagamentoAprovado')
    counterpart.setFaults({})
    await later(11 * MINUTE)
    expect((await shop.order(id)).situacao).toBe('enviado')
  })
})

describe('notifications', () => {
  const logger = pino({ level: 'silent' })

  function receive(body: string, signature: string, ambiente = 'teste') {
    const app = new Hono()
    app.post('/v2/webhooks/frete/:ambiente', freightWebhookRoute({ context, logger }))

    return app.request(`/v2/webhooks/frete/${ambiente}`, {
      method: 'POST',
      body,
      headers: { 'x-me-signature': signature },
    })
  }

  function signed(
    body: string,
    writing: 'base64' | 'hex' = 'base64',
    secret = counterpart.credentials.segredo,
  ) {
    return createHmac('sha256', secret).update(body).digest(writing)
  }

  const about = (event: string) => JSON.stringify({ event, data: { id: atMelhorEnvio().id } })

  test('move the order at once, however often and in whatever order they come', async () => {
    const { id } = await bought()
    counterpart.post(atMelhorEnvio().id)
    counterpart.deliver(atMelhorEnvio().id)
    const delivered = about('order.delivered')
    const posted = about('order.posted')
    for (const body of [delivered, delivered, posted, delivered, posted]) {
      expect((await receive(body, signed(body))).status).toBe(200)
      await run()
    }

    expect((await shop.order(id)).situacao).toBe('entregue')
    const mails = await shop.mails(id)
    expect(mails.filter((tipo) => tipo === 'enviado' || tipo === 'entregue')).toEqual(['enviado', 'entregue'])
  })

  test('are authentic in both ways of writing a signature, and not with another secret', async () => {
    await bought()
    const body = about('order.posted')

    expect((await receive(body, signed(body, 'hex'))).status).toBe(200)
    expect((await receive(body, signed(body, 'base64', 'outro-segredo'))).status).toBe(401)
    expect((await receive(`${body} `, signed(body))).status).toBe(401)
    expect((await receive(body, '')).status).toBe(401)
    expect((await receive(body, signed(body), 'producao')).status).toBe(401)
    expect((await receive(body, signed(body), 'outro')).status).toBe(404)
  })

  test('about nothing of ours are answered: Melhor Envio tries an address with one', async () => {
    for (const body of ['', '{}', 'nada', '{"event":"order.posted","data":{"id":"desconhecida"}}'])
      expect((await receive(body, signed(body))).status).toBe(200)
  })

  test('of the counterpart are those that the shop reads', async () => {
    const { id } = await bought()
    const seen: Promise<Response>[] = []
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      const answer = receive(String(init.body), String(new Headers(init.headers).get('x-me-signature')))
      seen.push(Promise.resolve(answer))
      return answer
    })
    counterpart.notifyAt('http://loja.test/v2/webhooks/frete/teste')
    counterpart.post(atMelhorEnvio().id)
    await Promise.all(seen)
    vi.unstubAllGlobals()
    await run()

    expect((await shop.order(id)).situacao).toBe('enviado')
  })
})

describe('a return', () => {
  async function delivered() {
    const placed = await bought()
    counterpart.post(atMelhorEnvio().id)
    counterpart.deliver(atMelhorEnvio().id)
    await later(31 * MINUTE)

    return placed
  }

  test('is a code for the buyer, by Correios, and tells the store when it arrives', async () => {
    const { id } = await delivered()
    const [sent] = await labels(id)
    expect(sent?.acoes).toEqual(['return'])
    const options = await ask('GET', `${id}/labels/${sent?.id}/return-options`)
    expect(options.body.opcoes.map(({ nome }) => nome)).toEqual(['Correios PAC', 'Correios SEDEX'])
    await ask('POST', `${id}/labels/${sent?.id}/return`, {
      servico: PAC,
      valor: options.body.opcoes[0]?.valor,
    })
    await run()

    const [, back] = await labels(id)
    expect(back).toMatchObject({
      tipo: 'devolucao',
      situacao: 'pronta',
      codigoPostagem: expect.stringMatching(/^\d+$/),
      acoes: ['cancel'],
    })
    expect(counterpart.received.get('/cart/reverse')?.body).toMatchObject({
      order_id: atMelhorEnvio().id,
      new_sender_mail: 'clara@example.com',
      insurance_value: 100,
    })
    expect((await labels(id))[0]?.acoes).toEqual([])

    counterpart.post(atMelhorEnvio(1).id)
    counterpart.deliver(atMelhorEnvio(1).id)
    await later(31 * MINUTE)
    expect(await shop.order(id)).toMatchObject({
      situacao: 'entregue',
      atencao: expect.stringContaining('A devolução chegou'),
    })
  })

  test('is refused for what has not arrived', async () => {
    const { id } = await bought()
    const [label] = await labels(id)

    const { body } = await ask('POST', `${id}/labels/${label?.id}/return`, { servico: PAC, valor: 10_000 })
    expect(body.code).toBe('PedidoNaoPermite')
  })
})

test('without an account there is nothing to buy, and the order says so', async () => {
  const { id } = await order()
  await shop.db.delete(contasFrete)

  expect((await ask('GET', id)).body.compraEtiquetas).toBe(false)
  expect((await ask('GET', `${id}/labels/options`)).body.code).toBe('CadastroInvalido')
})

import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OwnWorkOrder, OwnWorkOrderRow } from '#contract/orders/workshop/own-work-orders.ts'
import type { WorkshopAgendaDay } from '#contract/orders/workshop/services.ts'
import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'
import type { OrderEvent } from '#domain/order/order-situation.ts'
import { dayAfter } from '#domain/time/business-days-calendar.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { skus } from '#platform/catalog/tables.ts'
import { STAFF_ALERT } from '#platform/infrastructure/jobs/alert-staff.ts'
import { passaportes } from '#platform/orders/buyer/passports/tables.ts'
import { recordEvent } from '#platform/orders/lifecycle/record-event.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { DAY, MINUTE, NOON, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { alertLate } from './alert-late.ts'
import { followOrderWork } from './follow-order-work.ts'
import { workshopJobs } from './jobs.ts'

type OrderAnswer = AdminOrder & { code: string; mensagens: { mensagem: string }[] }

const SERVICE = { idServico: 901, nome: 'Baixar a ação', preco: 9000, minutos: 45, dias: 1 }

let shop: OrderShop
let api: ReturnType<typeof testAdminApi<AdminWorkOrder>>

beforeAll(async () => {
  shop = await openOrderShop()
  api = testAdminApi<AdminWorkOrder>(shop.db)
})
afterAll(() => shop.close())

test('a paid order with services gets a work order per line once, with its time', async () => {
  const pedido = await serviced()
  await follow(pedido)
  await follow(pedido)

  const [order, ...others] = await worksOf(pedido)
  expect(others).toEqual([])
  expect(order).toMatchObject({
    tipo: 'regulagem',
    situacao: 'aprovada',
    minutos: 45,
    servicos: [SERVICE],
    previstaPara: expect.any(String),
    mudancas: [{ de: null, para: 'aprovada', quem: 'provedor' }],
  })
  expect(await minutes()).toBe(45)
})

test('the order shows its work to the holder of its key, line by line', async () => {
  const pedido = await serviced()
  await follow(pedido)
  const { chave } = await shop.order(pedido)
  const shown = (query: string) =>
    testApi<{ code: string; itens: OwnWorkOrderRow[] }>(shop.db)(
      'GET',
      `/work-orders/order/${pedido}${query}`,
      {
        context: { now: shop.now },
      },
    )

  expect((await shown(`?chave=${chave}`)).body.itens).toMatchObject([
    {
      posicao: 0,
      situacao: 'aprovada',
      previstaPara: expect.any(String),
      url: expect.stringMatching(/^\/oficina\/[\w-]+\?chave=/),
    },
  ])
  expect((await shown('')).body.code).toBe('PedidoInexistente')
})

test('the work of a guest does not lead to the order, whose key it does not have; that of a customer does', async () => {
  const pedido = await serviced()
  await follow(pedido)
  const [order] = await worksOf(pedido)
  const chave = new URL(order?.pagina ?? '').searchParams.get('chave')
  const page = async () =>
    (await testApi<OwnWorkOrder>(shop.db)('GET', `/work-orders/${order?.id}?chave=${chave}`)).body
  expect(await page()).toMatchObject({ pedido: { id: pedido }, paginaDoPedido: null })

  const { idCliente } = await loggedIn(shop.db)
  await shop.pool.query('update ordens_servico set id_cliente = $1', [idCliente])
  expect(await page()).toMatchObject({ paginaDoPedido: `/minha-conta/pedido/${pedido}` })
})

test('an order without services gets none', async () => {
  const { id } = await shop.place()
  await shop.pool.query('update pedidos set pago_em = now() where id = $1', [id])
  await follow(id)

  expect(await worksOf(id)).toEqual([])
})

test('an order may be sent once its work is ready, and not when that needs more', async () => {
  const pedido = await serviced()
  await follow(pedido)
  const [order] = await worksOf(pedido)
  await step(order?.id, 'finish')
  expect(await inWorkshop(pedido)).toBe(false)
  expect(await minutes()).toBe(0)
  await step(order?.id, 'reopen')

  expect(await inWorkshop(pedido)).toBe(true)
})

test('the work of a cancelled order is cancelled, and open again if it is paid after all', async () => {
  const pedido = await serviced()
  await follow(pedido)
  await shop.pool.query(`update pedidos set situacao = 'cancelado' where id = $1`, [pedido])
  await follow(pedido)

  expect(await worksOf(pedido)).toMatchObject([{ situacao: 'cancelada' }])
  await shop.pool.query(`update pedidos set situacao = 'pagamentoAprovado' where id = $1`, [pedido])
  await follow(pedido)
  expect(await worksOf(pedido)).toMatchObject([{ situacao: 'aprovada' }])
  expect(await minutes()).toBe(45)
})

test('ready work of a cancelled order that is paid after all is to be done, and out of the passport', async () => {
  const pedido = await serviced()
  await issuePassport(pedido)
  await follow(pedido)
  const [order] = await worksOf(pedido)
  await step(order?.id, 'finish')
  expect(await standingOf(pedido)).toHaveLength(1)
  await shop.pool.query(`update pedidos set situacao = 'cancelado' where id = $1`, [pedido])
  await follow(pedido)
  await shop.pool.query(`update pedidos set situacao = 'pagamentoAprovado' where id = $1`, [pedido])
  await follow(pedido)

  expect(await worksOf(pedido)).toMatchObject([{ situacao: 'aprovada', prontaEm: null }])
  expect(await standingOf(pedido)).toEqual([])
})

describe('ready work, with a bill of more work', () => {
  test.each<[string, (pedido: string) => Promise<unknown>]>([
    ['of an order that is cancelled', (pedido) => asStaff(`/orders/${pedido}/cancellation`)],
    [
      'of an order whose delivery is refused',
      async (pedido) => {
        for (const evento of ['startPicking', 'ship'] as const)
          await recordEvent(shop.context(), { id: pedido, evento, quem: 'loja' })
        await asStaff(`/orders/${pedido}/return/received`, { aVenda: true })
      },
    ],
  ])('%s is cancelled with its bill', async (_name, end) => {
    const pedido = await serviced()
    await follow(pedido)
    const [order] = await worksOf(pedido)
    const bill = await billed(order?.id)
    await step(order?.id, 'finish')
    await end(pedido)
    await runWaitingJobs(workshopJobs, shop.context(), openMailbox())

    expect(await worksOf(pedido)).toMatchObject([{ situacao: 'cancelada' }])
    expect((await shop.order(bill)).situacao).toBe('cancelado')
  })
})

test('services that the workshop cancels are flagged in their order with what was paid, and the buyer is written to', async () => {
  const pedido = await serviced()
  await follow(pedido)
  await shop.pool.query(
    'update pedidos_itens set total = total + 9000, desconto_vista = 1900 where id_pedido = $1',
    [pedido],
  )
  const [order] = await worksOf(pedido)
  await api('POST', `/work-orders/${order?.id}/steps`, {
    papel: 'gerente',
    body: { passo: 'cancel', nota: 'A alma é fina demais.' },
  })
  const mailbox = openMailbox()
  await runWaitingJobs(workshopJobs, shop.context(), mailbox)

  // A tenth less than R$ 90,00: their part of the discount on Pix.
  expect((await shop.order(pedido)).atencao?.replaceAll('\u00A0', ' ')).toBe(
    `A oficina cancelou o serviço da ordem ${order?.numero} (Baixar a ação): devolva R$ 81,00.`,
  )
  const text = mailbox.messages
    .find(({ subject }) => subject.startsWith('Serviço cancelado'))
    ?.text.replaceAll('\u00A0', ' ')
  expect(text).toContain('A alma é fina demais.')
  expect(text).toContain('A loja devolve o que você pagou por ele: R$ 81,00.')
})

describe('an order with more work that is approved and unpaid', () => {
  test('is not sent, labelled or sent with others, unless staff confirm it', async () => {
    const { pedido, numero } = await withUnpaidWork()
    const shown = await orders('GET', `/orders/${pedido}`, { papel: 'gerente' })
    const sent = await onOrder(pedido, '/shipment', { envio: null })
    const labelled = await onOrder(pedido, '/labels', { servico: 1, valor: 1 })
    const many = await orders('POST', '/orders/shipments/chosen', {
      papel: 'gerente',
      body: { ids: [pedido] },
    })

    expect(shown.body.servicosAPagar).toMatchObject([{ numero, total: 9_000 }])
    for (const { body } of [sent, labelled]) expect(body.code).toBe('ServicoAPagar')
    const [said] = sent.body.mensagens
    expect(said?.mensagem).toMatch(/^Falta pagar R\$\s90,00 de serviço da oficina \(pedido \d+\)\./)
    expect(many.body).toMatchObject({ feitos: 0, recusados: [{ motivo: said?.mensagem }] })
    expect((await onOrder(pedido, '/shipment', { envio: null, mesmoAssim: true })).status).toBe(200)
  })

  test('is ready to be picked up, and not handed over, unless staff confirm it', async () => {
    const { pedido } = await withUnpaidWork({ retirada: true })

    expect((await onOrder(pedido, '/shipment', { envio: null })).status).toBe(200)
    expect((await onOrder(pedido, '/delivery', {})).body.code).toBe('ServicoAPagar')
    expect((await onOrder(pedido, '/delivery', { mesmoAssim: true })).status).toBe(200)
  })

  test('is not handed over with its last parcel either, unless staff confirm it', async () => {
    const { pedido } = await withUnpaidWork({ retirada: true, quantidade: 2 })
    const itens = [{ posicao: 0, quantidade: 1 }]
    await onOrder(pedido, '/shipment', { envio: null, itens, mesmoAssim: true })
    await onOrder(pedido, '/shipment', { envio: null })

    expect((await onOrder(pedido, '/parcels/2/delivery', {})).status).toBe(200)
    expect((await onOrder(pedido, '/parcels/1/delivery', {})).body.code).toBe('ServicoAPagar')
    const { body } = await onOrder(pedido, '/parcels/1/delivery', { mesmoAssim: true })
    expect(body.situacao).toBe('entregue')
  })

  test('is sent once the store no longer charges it', async () => {
    const { pedido, cobranca } = await withUnpaidWork()
    await asStaff(`/orders/${cobranca}/cancellation`)

    expect((await onOrder(pedido, '/shipment', { envio: null })).status).toBe(200)
  })

  const orders = (...request: Parameters<ReturnType<typeof testAdminApi>>) =>
    testAdminApi<OrderAnswer>(shop.db)(...request)
  const onOrder = (pedido: string, path: string, body: object) =>
    orders('POST', `/orders/${pedido}${path}`, { papel: 'gerente', body })

  /** A picked order whose work is ready; its buyer approved more of it by the link. */
  async function withUnpaidWork(changes: Placed = {}) {
    const pedido = await serviced(changes)
    await follow(pedido)
    const [order] = await worksOf(pedido)
    const quote = { linhas: [{ descricao: 'Pestana', valor: 9_000 }], minutos: 30, dias: 0, mensagem: '' }
    const quoted = await api('POST', `/work-orders/${order?.id}/quotes`, { papel: 'gerente', body: quote })
    const chave = new URL(order?.pagina ?? '').searchParams.get('chave')
    const orcamento = quoted.body.orcamentos.at(-1)?.id
    const approved = await testApi<OwnWorkOrder>(shop.db)('POST', `/work-orders/${order?.id}/approval`, {
      body: { chave, orcamento },
    })
    expect(approved.body).toMatchObject({ situacao: 'aprovada', enviado: !changes.retirada })
    await step(order?.id, 'finish')
    await recordEvent(shop.context(), { id: pedido, evento: 'startPicking', quem: 'loja' })
    const bill = approved.body.orcamentos.at(-1)?.pedido

    return { pedido, cobranca: bill?.id ?? '', numero: bill?.numero }
  }
})

test('a buyer who paid too late for the day that was booked reads the new one', async () => {
  const mails = async (pedido: string) => {
    const { rows } = await shop.pool.query(
      `select from pgboss.job j join ordens_servico o on o.id::text = j.data ->> 'id'
       where j.name = 'workshop.send-work-order-mail' and j.data ->> 'tipo' = 'novoDia' and o.id_pedido = $1`,
      [pedido],
    )
    return rows.length
  }
  const inTime = await serviced()
  await shop.pool.query(
    `insert into oficina_reservas (id_pedido, dia, minutos) values ($1, current_date + 3650, 45)`,
    [inTime],
  )
  await follow(inTime)
  expect(await mails(inTime)).toBe(0)

  const late = await serviced()
  await shop.pool.query(
    `insert into oficina_reservas (id_pedido, dia, minutos) values ($1, '2026-01-05', 45)`,
    [late],
  )
  await follow(late)
  await follow(late)
  expect(await mails(late)).toBe(1)
})

test('the delivery of an order follows its work, when it is booked, moved, or promised for another day', async () => {
  const pedido = await serviced()
  const before = await delivery(pedido)
  await follow(pedido)
  const booked = await delivery(pedido)
  const [order] = await worksOf(pedido)
  expect(booked.prazo).toBe(before.prazo + (booked.oficina ?? 0))
  expect(booked.oficina).toBeGreaterThan(0)
  expect(booked.previsao > (order?.previstaPara ?? '')).toBe(true)

  const [day] = await days()
  const later = dayAfter(day ?? '', 14)
  const agenda = testAdminApi<{ dias: WorkshopAgendaDay[] }>(shop.db)
  const week = await agenda('GET', `/workshop/agenda?visao=semana&dia=${day}`, { papel: 'gerente' })
  const { comprador } = await shop.order(pedido)
  expect(week.body.dias.find(({ dia }) => dia === day)?.trabalhos).toMatchObject([
    { tipo: 'ordem', id: order?.id, numero: order?.numero, nome: comprador.nomeRazao },
  ])
  const { status } = await api('POST', `/workshop/days/${day}/moves`, {
    papel: 'gerente',
    body: { tipo: 'ordem', id: order?.id, para: later, avisar: true },
  })
  expect(status).toBe(200)
  const moved = await delivery(pedido)
  expect([moved.prazo - booked.prazo, (moved.oficina ?? 0) - (booked.oficina ?? 0)]).toEqual([10, 10])
  expect(moved.previsao).toBe(dayAfter(booked.previsao, 14))
  const mailbox = openMailbox()
  await runWaitingJobs(workshopJobs, shop.context(), mailbox)
  const mail = mailbox.messages.find(({ subject }) => subject.startsWith('Novo dia na oficina'))
  expect(mail?.text).toContain(`A entrega do pedido fica prevista para ${formatDay(moved.previsao)}.`)

  const [promised] = await worksOf(pedido)
  await api('PUT', `/work-orders/${order?.id}`, {
    papel: 'gerente',
    body: { ...formOf(promised), previstaPara: order?.previstaPara, versao: promised?.versao },
  })
  expect(await delivery(pedido)).toEqual(booked)
})

test('the delivery of an unpaid order follows its booking too', async () => {
  const pedido = await serviced()
  await shop.pool.query(`update pedidos set pago_em = null, situacao = 'aguardandoPagamento' where id = $1`, [
    pedido,
  ])
  await shop.pool.query(
    `insert into oficina_reservas (id_pedido, dia, minutos) values ($1, current_date + 1, 45)`,
    [pedido],
  )
  const [day] = await days()
  await api('POST', `/workshop/days/${day}/moves`, {
    papel: 'gerente',
    body: { tipo: 'pedido', id: pedido, para: dayAfter(day ?? '', 28), avisar: true },
  })

  expect((await delivery(pedido)).previsao > dayAfter(day ?? '', 28)).toBe(true)
})

test('the work of a delivered order is delivered, once', async () => {
  const pedido = await serviced()
  await follow(pedido)
  const [order] = await worksOf(pedido)
  await step(order?.id, 'finish')
  for (const evento of ['startPicking', 'ship', 'deliver'] as const)
    await recordEvent(shop.context(), { id: pedido, evento, quem: 'loja' })
  const { rowCount: jobs } = await shop.pool.query(
    `select from pgboss.job where name = 'orders.order-work' and data ->> 'idPedido' = $1`,
    [pedido],
  )
  expect(jobs).toBe(1)
  await follow(pedido)
  await follow(pedido)

  const [delivered] = await worksOf(pedido)
  expect(delivered).toMatchObject({ situacao: 'entregue', entregueEm: expect.any(String) })
  expect(delivered?.mudancas.map(({ para }) => para)).toEqual(['aprovada', 'pronta', 'entregue'])
})

test('the passport of an instrument says what was done to it, and withdraws that while it is on the bench again', async () => {
  const pedido = await serviced()
  const strings = { chave: 'c', rotulo: 'Cordas', ajuda: '', tipo: 'cordas', obrigatoria: true, opcoes: [] }
  const { rows } = await shop.pool.query(
    `insert into servicos (nome, preco, minutos, perguntas, criado_em, alterado_em)
     values ('Encordoamento', 6000, 30, $1, now(), now()) returning id`,
    [JSON.stringify([strings])],
  )
  const restringing = {
    ...SERVICE,
    idServico: rows[0].id,
    nome: 'Encordoamento',
    escolhas: [{ rotulo: 'Cordas', valor: 'Dominant' }],
  }
  await shop.pool.query('update pedidos_itens set servicos = $2 where id_pedido = $1', [
    pedido,
    JSON.stringify([{ ...SERVICE, escolhas: [] }, restringing]),
  ])
  await issuePassport(pedido)
  const changes = await inAccount(pedido)
  await follow(pedido)
  const [order] = await worksOf(pedido)
  const done = [
    { tipo: 'regulagem', texto: 'Baixar a ação' },
    { tipo: 'cordas', texto: 'Encordoamento, Cordas: Dominant' },
  ]
  await step(order?.id, 'finish')
  expect(await standingOf(pedido)).toEqual(done)
  expect(await changes()).toEqual([{ cordas: 'Encordoamento, Cordas: Dominant', id_produto: null }])
  await step(order?.id, 'reopen')
  expect(await standingOf(pedido)).toEqual([])
  expect(await changes()).toEqual([])
  await step(order?.id, 'finish')
  await follow(pedido)

  expect(await standingOf(pedido)).toEqual(done)
  const [, , withdrawn] = await recorded(pedido)
  expect(withdrawn).toEqual({
    tipo: 'correcao',
    texto: 'O instrumento voltou à bancada.',
  })
})

test('extra work that is approved after a reopening gets into the passport, beside what staff corrected', async () => {
  const pedido = await serviced()
  await issuePassport(pedido)
  await follow(pedido)
  const [order] = await worksOf(pedido)
  const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)
  const extra = async (descricao: string, now: Date) => {
    await quoteExtra(order?.id, descricao, now)
    await approve(order?.id, now)
  }
  await extra('Trocar a pestana', at(1))
  await step(order?.id, 'finish', at(2))
  const { rows } = await shop.pool.query(
    `select id, id_passaporte from passaportes_registros where id_ordem = $1 and tipo = 'servico'`,
    [order?.id],
  )
  const correction = { tipo: 'servico', em: '2026-11-01', texto: 'Pestana de osso', medidas: {}, por: '' }
  const { status } = await testAdminApi(shop.db)('POST', `/passports/${rows[0].id_passaporte}/records`, {
    body: { ...correction, corrige: rows[0].id },
    ...(await managerAt(at(2))),
  })
  expect(status).toBe(200)
  await step(order?.id, 'reopen', at(3))
  await extra('Nivelar os trastes', at(4))
  await step(order?.id, 'finish', at(5))

  expect(await standingOf(pedido)).toEqual([
    { tipo: 'servico', texto: 'Pestana de osso' },
    { tipo: 'regulagem', texto: 'Baixar a ação' },
    { tipo: 'servico', texto: 'Nivelar os trastes' },
  ])
})

test('the words of a customer stay out of the passport, which everybody reads, and are taken out of older ones', async () => {
  const pedido = await serviced()
  const perguntas = [
    { chave: 'a', rotulo: 'Altura', ajuda: '', tipo: 'opcao', obrigatoria: true, opcoes: [] },
    { chave: 't', rotulo: 'Como você toca?', ajuda: '', tipo: 'texto', obrigatoria: false, opcoes: [] },
  ]
  const { rows } = await shop.pool.query(
    `insert into servicos (nome, preco, minutos, perguntas, criado_em, alterado_em)
     values ('Regulagem', 6000, 30, $1, now(), now()) returning id`,
    [JSON.stringify(perguntas)],
  )
  const escolhas = [
    { rotulo: 'Altura', valor: 'Baixa' },
    { rotulo: 'Como você toca?', valor: 'Sou a Ana, da Rua 7' },
  ]
  await shop.pool.query('update pedidos_itens set servicos = $2 where id_pedido = $1', [
    pedido,
    JSON.stringify([{ ...SERVICE, idServico: rows[0].id, nome: 'Regulagem', escolhas }]),
  ])
  await issuePassport(pedido)
  await follow(pedido)
  const [order] = await worksOf(pedido)
  await step(order?.id, 'finish')
  expect(await recorded(pedido)).toEqual([{ tipo: 'regulagem', texto: 'Regulagem, Altura: Baixa' }])

  const whole = 'Regulagem, Altura: Baixa, Como você toca?: Sou a Ana, da Rua 7'
  const long = `${'Regulagem '.repeat(47)}e mais, Como você toca?: Sou a Ana, da Rua 7`.slice(0, 500)
  await shop.pool.query(
    `insert into passaportes_registros (id_passaporte, tipo, em, texto, id_ordem, escrito_em)
     select id_passaporte, 'regulagem', em, texto.texto, ids.id, escrito_em
     from passaportes_registros, unnest($1::text[]) as texto (texto),
       (values ($2::uuid), (null)) as ids (id) where id_ordem = $2`,
    [[whole, long, 'Regulagem, Como você toca?: Bem'], order?.id],
  )
  const migration = new URL(
    '../database/migrations/0661_no_words_of_customers_in_passports.sql',
    import.meta.url,
  )
  await shop.pool.query(await readFile(migration, 'utf8'))
  const texts = (await recorded(pedido)).map(({ texto }) => texto)
  expect(new Set(texts)).toEqual(
    new Set([
      'Regulagem, Altura: Baixa',
      `${'Regulagem '.repeat(47)}e mais`,
      'Regulagem, Como você toca?: Bem',
    ]),
  )
  expect(texts).toHaveLength(7)
})

describe('the time of an order with two lines of 200 minutes', () => {
  const tuesday = new Date('2026-11-24T15:00:00Z')
  const booked = async () => {
    const { rows } = await shop.pool.query<{ dia: string; minutos: number }>(
      'select dia::text, minutos from oficina_reservas order by dia',
    )
    const days: Record<string, number> = {}
    for (const row of rows) days[row.dia] = (days[row.dia] ?? 0) + row.minutos
    return days
  }
  const twoLines = async () => {
    const pedido = await serviced()
    await shop.pool.query(
      `insert into pedidos_itens select (jsonb_populate_record(null::pedidos_itens, to_jsonb(i) || '{"posicao": 1}')).*
       from pedidos_itens i where id_pedido = $1`,
      [pedido],
    )
    await shop.pool.query('update pedidos_itens set servicos = $2 where id_pedido = $1', [
      pedido,
      JSON.stringify([{ ...SERVICE, minutos: 200, dias: 0, escolhas: [] }]),
    ])
    await follow(pedido)
    expect(await booked()).toEqual({ '2026-11-24': 240, '2026-11-25': 160 })
    const [first, second] = (await worksOf(pedido)).map(({ id }) => id)
    return { pedido, first, second }
  }

  test('loses the days of a line that is cancelled or ready, and gets those of one that is reopened', async () => {
    const { pedido, first, second } = await twoLines()
    await step(first, 'cancel')
    expect(await booked()).toEqual({ '2026-11-24': 40, '2026-11-25': 160 })

    // As when a passport is issued.
    await follow(pedido)
    expect((await worksOf(pedido)).map(({ situacao }) => situacao).toSorted()).toEqual([
      'aprovada',
      'cancelada',
    ])
    await step(second, 'finish')
    expect(await booked()).toEqual({})
    const { body } = await step(second, 'reopen')
    expect(await booked()).toEqual({ '2026-11-24': 200 })
    expect(body.previstaPara).toBe('2026-11-25')
  })

  test('is over in the agenda for each of them once it is ready', async () => {
    const { pedido, first, second } = await twoLines()
    const isOver = async () => {
      const { body } = await testAdminApi<{ dias: WorkshopAgendaDay[] }>(shop.db)(
        'GET',
        '/workshop/agenda?dia=2026-11-24',
        { papel: 'leitura' },
      )
      return body.dias[2]?.trabalhos.map(({ id, terminado }) => [id, terminado])
    }
    await step(first, 'finish', tuesday)
    expect(await isOver()).toEqual([
      [first, true],
      [second, false],
    ])
    const { body } = await step(second, 'finish', tuesday)
    expect(await isOver()).toEqual([
      [first, true],
      [second, true],
    ])
    expect(body).toMatchObject({ passos: ['reopen', 'deliver'], outrasDoPedido: 1 })

    await step(first, 'reopen', tuesday)
    expect((await worksOf(pedido)).map(({ situacao }) => situacao).toSorted()).toEqual([
      'emServico',
      'pronta',
    ])
    expect(await isOver()).toEqual([
      [first, false],
      [second, true],
    ])
  })

  test('is moved instrument by instrument, with the day that is promised for it', async () => {
    const { pedido, first, second } = await twoLines()
    const promised = async () => (await worksOf(pedido)).map(({ previstaPara }) => previstaPara)
    const move = async (tipo: 'pedido' | 'ordem', id = '') => {
      const { body } = await testAdminApi<WorkshopAgendaDay & { code?: string }>(shop.db)(
        'POST',
        '/workshop/days/2026-11-24/moves',
        { ...(await managerAt(NOON)), body: { tipo, id, para: '2026-11-26', avisar: true } },
      )
      return body
    }
    expect(await promised()).toEqual(['2026-11-24', '2026-11-25'])
    expect((await delivery(pedido)).previsao > '2026-11-25').toBe(true)

    expect((await move('ordem', first)).trabalhos).toMatchObject([{ tipo: 'ordem', id: first, minutos: 200 }])
    expect(await booked()).toEqual({ '2026-11-24': 40, '2026-11-25': 160, '2026-11-26': 200 })
    expect(await promised()).toEqual(['2026-11-26', '2026-11-25'])
    // As an agenda shows it that was opened before the payment.
    expect((await move('pedido', pedido)).code).toBe('OrdemNaoPermite')

    await step(first, 'cancel')
    expect(await booked()).toEqual({ '2026-11-24': 40, '2026-11-25': 160 })
    await shop.pool.query(`update pedidos set situacao = 'cancelado' where id = $1`, [pedido])
    await follow(pedido)
    expect(await booked()).toEqual({})
    expect((await worksOf(pedido)).map(({ id }) => id)).toEqual([first, second])
  })

  test.each([
    [
      'aprovada',
      'aprovada',
      { first: { '2026-11-24': 200 }, second: { '2026-11-24': 40, '2026-11-25': 160 } },
    ],
    // What is left of the first one is before what is still to come.
    ['pronta', 'aprovada', { first: { '2026-11-24': 200 }, second: { '2026-11-24': 40, '2026-11-25': 160 } }],
    ['aprovada', 'pronta', { first: { '2026-11-24': 40, '2026-11-25': 160 }, second: { '2026-11-24': 200 } }],
    // What is over was worked before it was cancelled.
    [
      'aprovada',
      'cancelada',
      { first: { '2026-11-24': 40, '2026-11-25': 160 }, second: { '2026-11-24': 200 } },
    ],
  ])(
    'that was booked together is divided between one that is %s and one that is %s',
    async (one, other, days) => {
      const { pedido, first, second } = await twoLines()
      await shop.pool.query('delete from oficina_reservas')
      await shop.pool.query(
        `insert into oficina_reservas (id_pedido, dia, minutos) values ($1, '2026-11-24', 240), ($1, '2026-11-25', 160)`,
        [pedido],
      )
      for (const [id, situacao] of [
        [first, one],
        [second, other],
      ])
        await shop.pool.query('update ordens_servico set situacao = $2 where id = $1', [id, situacao])
      const migration = new URL('../database/migrations/0755_time_of_work_orders.sql', import.meta.url)
      await shop.pool.query(await readFile(migration, 'utf8'))
      const { rows } = await shop.pool.query<{ id: string; dias: Record<string, number> | null }>(
        `select o.id, (select jsonb_object_agg(dia, minutos) from oficina_reservas where id_ordem = o.id) as dias
       from ordens_servico o`,
      )
      const daysOf = (id = '') => rows.find((row) => row.id === id)?.dias ?? {}

      expect({ first: daysOf(first), second: daysOf(second) }).toEqual(days)
      expect(await booked()).toEqual({ '2026-11-24': 240, '2026-11-25': 160 })
    },
  )

  test('keeps what was worked, so that neither a reopening nor more work books it again', async () => {
    const { pedido, first, second } = await twoLines()
    await step(first, 'finish', tuesday)
    await step(first, 'reopen', tuesday)
    shop.advance(tuesday.getTime() - shop.now.getTime())
    await follow(pedido)
    expect(await booked()).toEqual({ '2026-11-24': 240, '2026-11-25': 160 })

    await quoteExtra(second, 'Trocar a pestana', tuesday)
    await approve(second, tuesday)
    expect(await booked()).toEqual({ '2026-11-24': 240, '2026-11-25': 30 + 160 })
    for (const id of [first, second]) await step(id, 'finish', tuesday)
    expect(await booked()).toEqual({ '2026-11-24': 240 })
    const { body } = await testAdminApi<{ code: string }>(shop.db)(
      'POST',
      '/workshop/days/2026-11-24/moves',
      {
        ...(await managerAt(tuesday)),
        body: { tipo: 'ordem', id: first, para: '2026-11-30', avisar: false },
      },
    )
    expect(body.code).toBe('OrdemNaoPermite')
  })

  test('is no day to promise any more if all of it was worked before a reopening', async () => {
    const { first } = await twoLines()
    const friday = new Date('2026-11-27T15:00:00Z')
    await step(first, 'finish', friday)
    const { body } = await step(first, 'reopen', friday)

    expect(body).toMatchObject({ situacao: 'emServico', previstaPara: null, atrasada: false })
    expect(await booked()).toEqual({ '2026-11-24': 240, '2026-11-25': 160 })
  })
})

describe('an order that waits for payment again, since staff undid that', () => {
  test.each([1, 2])(
    'has the time of its work once if it is edited to %s of its instrument',
    async (quantidade) => {
      const pedido = await undone()
      await edit(pedido, { idAtributoSimples: shop.sku.id, quantidade })
      expect(await minutes()).toBe(45 * quantidade)
      await happens(pedido, 'approvePayment')

      expect(await minutes()).toBe(45 * quantidade)
      expect(await worksOf(pedido)).toMatchObject([
        { situacao: 'aprovada', quantidade, minutos: 45 * quantidade },
      ])
      expect(await inWorkshop(pedido)).toBe(true)
    },
  )

  test('is promised for the same day if its services stay, also if it is paid before the workshop follows', async () => {
    const pedido = await undone()
    const promised = await delivery(pedido)
    await edit(pedido, { idAtributoSimples: shop.sku.id, quantidade: 1 }, { follow: false })
    await happens(pedido, 'approvePayment')

    expect(await minutes()).toBe(45)
    expect(await delivery(pedido)).toEqual(promised)
  })

  test('has no time of the workshop once its services are edited out', async () => {
    const product = sampleProduct('arco', { skus: [sampleSku('ARCO', { precoPor: 7_777, estoque: 10 })] })
    const { id } = await saveProduct(shop, product)
    const [bow] = await shop.db.select().from(skus).where(eq(skus.idProduto, id))
    const pedido = await undone()
    await edit(pedido, { idAtributoSimples: bow?.id ?? 0, quantidade: 1 })

    expect(await minutes()).toBe(0)
    await happens(pedido, 'approvePayment')
    expect(await minutes()).toBe(0)
    expect(await worksOf(pedido)).toMatchObject([{ situacao: 'cancelada' }])
    expect(await inWorkshop(pedido)).toBe(false)
  })

  async function undone() {
    const pedido = await serviced()
    await follow(pedido)
    await happens(pedido, 'undoPayment')
    return pedido
  }

  async function edit(
    pedido: string,
    item: { idAtributoSimples: number; quantidade: number },
    { follow: follows } = { follow: true },
  ) {
    const { versao } = await shop.order(pedido)
    const { payments } = shop.context()
    const { status } = await testAdminApi(shop.db)('PUT', `/orders/${pedido}`, {
      cookie: await staffCookie(shop.db, 'atendimento', shop.now),
      body: { versao, itens: [item], manterFrete: true },
      context: { now: shop.now, payments },
    })
    expect(status).toBe(200)
    if (follows) await runWaitingJobs(workshopJobs, shop.context(), openMailbox())
  }

  async function happens(id: string, evento: OrderEvent) {
    await shop.db.transaction((db) => recordEvent({ ...shop.context(), db }, { id, evento, quem: 'loja' }))
    await runWaitingJobs(workshopJobs, shop.context(), openMailbox())
  }
})

test('work on an order takes no other passport than that of its line', async () => {
  const pedido = await serviced()
  await follow(pedido)
  await issuePassport(pedido)
  const [order] = await worksOf(pedido)
  const { rows } = await shop.pool.query('select id from passaportes where id_pedido = $1', [pedido])
  const { status, body } = await api('PUT', `/work-orders/${order?.id}`, {
    papel: 'gerente',
    body: {
      ...formOf(order),
      numeroSerie: 'SN-1',
      idPassaporte: rows[0].id,
      previstaPara: order?.previstaPara,
      versao: order?.versao,
    },
  })

  expect(order?.passaporte).toMatchObject({ numeroSerie: 'SN-1' })
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'CamposInvalidos' } })
})

test('extra work of a cancelled order is not paid any more', async () => {
  const pedido = await serviced()
  await follow(pedido)
  const [order] = await worksOf(pedido)
  const bill = await billed(order?.id)
  await shop.pool.query(`update pedidos set situacao = 'cancelado' where id = $1`, [pedido])
  await follow(pedido)

  expect((await shop.order(bill)).situacao).toBe('cancelado')
})

test('staff are alerted once of a day that passed', async () => {
  const pedido = await serviced()
  await follow(pedido)
  await shop.pool.query(`update ordens_servico set prevista_para = '2026-11-01' where id_pedido = $1`, [
    pedido,
  ])
  await alertLate(jobContext())
  await alertLate(jobContext())

  const { rows } = await shop.pool.query(
    `select from pgboss.job where name = $1 and data ->> 'tipo' = 'ordemAtrasada'`,
    [STAFF_ALERT.name],
  )
  expect(rows).toHaveLength(1)
})

test('staff are alerted once of a quote that nobody answered in time', async () => {
  const pedido = await serviced()
  await follow(pedido)
  const [order] = await worksOf(pedido)
  await quoteExtra(order?.id)
  await alertLate(jobContext())
  shop.advance(60 * DAY)
  await alertLate(jobContext())
  await alertLate(jobContext())

  const { rows } = await shop.pool.query(
    `select data ->> 'texto' as texto from pgboss.job where name = $1 and data ->> 'tipo' = 'ordemServico'`,
    [STAFF_ALERT.name],
  )
  expect(rows.filter(({ texto }) => texto.includes(`${order?.numero}`))).toEqual([
    { texto: expect.stringContaining('O orçamento venceu sem resposta') },
  ])
})

test('a passport that is issued once the work is ready has it, once', async () => {
  const pedido = await serviced()
  await follow(pedido)
  const [order] = await worksOf(pedido)
  await step(order?.id, 'finish')
  await issuePassport(pedido)
  await follow(pedido)
  await follow(pedido)

  const records = await shop.pool.query(
    `select tipo, texto, id_ordem from passaportes_registros where id_passaporte in
       (select id from passaportes where id_pedido = $1)`,
    [pedido],
  )
  expect(records.rows).toEqual([{ tipo: 'regulagem', texto: 'Baixar a ação', id_ordem: order?.id }])
})

type Placed = { retirada?: boolean; quantidade?: number }

/** A paid order whose only line has a service. */
async function serviced(changes: Placed = {}): Promise<string> {
  await emptyTables(shop.pool, 'oficina_reservas', 'ordens_servico')
  await shop.reset()
  const { id } = await shop.place(changes)
  await shop.pool.query('update pedidos_itens set servicos = $2 where id_pedido = $1', [
    id,
    JSON.stringify([{ ...SERVICE, escolhas: [] }]),
  ])
  await shop.pool.query(
    `update pedidos set pago_em = $2, situacao = 'pagamentoAprovado', na_oficina = true where id = $1`,
    [id, shop.now],
  )

  return id
}

/** What the passport of an order's instrument says of it. */
async function recorded(pedido: string) {
  const { rows } = await shop.pool.query<{ tipo: string; texto: string }>(
    `select tipo, texto from passaportes_registros where id_passaporte in
       (select id from passaportes where id_pedido = $1) order by id`,
    [pedido],
  )

  return rows
}

/** Of that, what was done to it and holds. */
async function standingOf(pedido: string) {
  const { rows } = await shop.pool.query<{ tipo: string; texto: string }>(
    `select tipo, texto from passaportes_registros r where tipo <> 'correcao' and id_passaporte in
       (select id from passaportes where id_pedido = $1)
       and not exists (select from passaportes_registros c where c.corrige = r.id) order by id`,
    [pedido],
  )

  return rows
}

/** Approves the open quote of a work order by its link. */
async function approve(id = '', now = NOON) {
  const { body } = await api('GET', `/work-orders/${id}`, await managerAt(now))
  const { status } = await testApi(shop.db)('POST', `/work-orders/${id}/approval`, {
    body: {
      chave: new URL(body.pagina).searchParams.get('chave'),
      orcamento: body.orcamentos.find(({ situacao }) => situacao === 'enviado')?.id,
    },
    context: { now },
  })
  expect(status).toBe(200)
}

/** Quotes half an hour of free work beyond what was agreed on. */
async function quoteExtra(id = '', descricao = 'Trocar a pestana', now = NOON) {
  return api('POST', `/work-orders/${id}/quotes`, {
    ...(await managerAt(now)),
    body: { linhas: [{ descricao, valor: 0 }], mensagem: '', minutos: 30, dias: 0 },
  })
}

/** An unpaid bill of more work that was approved. */
async function billed(idOrdem = ''): Promise<string> {
  const { id } = await shop.place()
  await shop.pool.query(
    `insert into ordens_orcamentos
       (id_ordem, numero, linhas, total, minutos, situacao, valido_ate, enviado_em, respondido_em, enviado_por, id_pedido)
     values ($1, 1, '[]', 9000, 30, 'aprovado', now(), now(), now(), 'Rita', $2)`,
    [idOrdem, id],
  )

  return id
}

async function issuePassport(idPedido: string) {
  await shop.db.insert(passaportes).values({
    idPedido,
    codigo: 'p'.repeat(22),
    posicao: 0,
    unidade: 1,
    numeroPedido: 1,
    produto: 'Violino',
    marca: '',
    url: '',
    ficha: [],
    numeroSerie: 'SN-1',
    serieChave: 'SN1',
    condicao: 'novo',
    marcas: '',
    garantia: '',
    compradoEm: shop.now,
    emitidoEm: shop.now,
  })
}

/** Gives the passport of an order an owner who has it in the account, and returns what reads its string changes. */
async function inAccount(idPedido: string) {
  const { idCliente } = await loggedIn(shop.db)
  await shop.pool.query('update passaportes set id_cliente = $1 where id_pedido = $2', [idCliente, idPedido])
  await shop.pool.query(
    `insert into instrumentos_clientes (id_cliente, nome, codigo, id_passaporte, criado_em)
     select id_cliente, '', 'violino.4-4', id, now() from passaportes where id_pedido = $1`,
    [idPedido],
  )

  return async () => (await shop.pool.query('select cordas, id_produto from trocas_de_cordas')).rows
}

/** The form of a work order as the panel saves it. */
function formOf(order: AdminWorkOrder | undefined) {
  if (!order) throw new Error('There is no work order.')
  const { idCliente, nome, email, celular, documento, instrumento, numeroSerie, acessorios } = order
  const { condicao, relato, responsavel, prateleira } = order

  return {
    idCliente,
    nome,
    email,
    celular,
    documento,
    instrumento,
    numeroSerie,
    acessorios,
    condicao,
    relato,
    responsavel,
    prateleira,
  }
}

async function delivery(id: string) {
  const { frete } = await shop.order(id)
  const { prazo, previsao, oficina } = frete

  return { prazo, previsao, oficina }
}

/** The days on which the workshop has something to do. */
async function days() {
  const { rows } = await shop.pool.query<{ dia: string }>(
    'select dia::text from oficina_reservas order by dia',
  )

  return rows.map(({ dia }) => dia)
}

async function follow(idPedido: string) {
  await followOrderWork(jobContext(), { idPedido })
}

/** Neither of these jobs writes mails. */
function jobContext() {
  return { ...shop.context(), mail: undefined as never, idTarefa: '' }
}

async function worksOf(pedido: string): Promise<AdminWorkOrder[]> {
  const { rows } = await shop.pool.query<{ id: string }>(
    'select id from ordens_servico where id_pedido = $1 order by posicao',
    [pedido],
  )
  const answers = await Promise.all(
    rows.map(({ id }) => api('GET', `/work-orders/${id}`, { papel: 'gerente' })),
  )

  return answers.map(({ body }) => body)
}

async function step(id = '', passo = '', now = NOON) {
  return api('POST', `/work-orders/${id}/steps`, { ...(await managerAt(now)), body: { passo } })
}

/** A manager who is logged in at a time. */
async function managerAt(now: Date) {
  return { cookie: await staffCookie(shop.db, 'gerente', now), context: { now } }
}

async function asStaff(path: string, body: object = {}) {
  const { payments } = shop.context()
  const { status } = await api('POST', path, {
    papel: 'gerente',
    body: { nota: '', ...body },
    context: { payments },
  })
  expect(status).toBe(200)
}

async function inWorkshop(id: string) {
  const { rows } = await shop.pool.query<{ na_oficina: boolean }>(
    'select na_oficina from pedidos where id = $1',
    [id],
  )

  return rows[0]?.na_oficina
}

async function minutes() {
  const { rows } = await shop.pool.query<{ sum: number }>(
    'select coalesce(sum(minutos), 0)::int as sum from oficina_reservas',
  )

  return rows[0]?.sum
}

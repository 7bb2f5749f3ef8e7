import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AlertChoice, OwnAlert } from '#contract/panel/alerts.ts'
import { freightTables } from '#demo/freight.ts'
import { ALERT_KINDS } from '#domain/staff/alerts.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { alertLowStock } from '#platform/catalog/stock/alert-low-stock.ts'
import { skus } from '#platform/catalog/tables.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { flagOrder } from '#platform/orders/attention/flag-order.ts'
import { recordEvent } from '#platform/orders/lifecycle/record-event.ts'
import { pedidos } from '#platform/orders/tables.ts'
import { pagamentos } from '#platform/payments/tables.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { MINUTE, NOON, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { receivedOrder } from '#tests/support/received-order.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { type Ask, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { funcionarios } from '../tables.ts'
import { gatherAlerts } from './gather-alerts.ts'
import { alertJobs } from './jobs.ts'
import { purgeAlerts } from './purge-alerts.ts'
import { funcionariosAvisos } from './tables.ts'

let shop: OrderShop
let mailbox: ReturnType<typeof openMailbox>

beforeAll(async () => {
  shop = await openOrderShop()
  await saveFreightTables(shop, freightTables())
})
afterAll(() => shop.close())
beforeEach(async () => {
  mailbox = openMailbox()
  await shop.reset()
  // Staff are never deleted, since the audit log names them.
  await shop.db.update(funcionarios).set({ ativo: false })
  await emptyTables(
    shop.pool,
    'funcionarios_avisos',
    'funcionarios_avisos_escolhas',
    'funcionarios_avisos_emails',
    'skus_baixos',
    'perguntas',
  )
})

describe('staff are notified', () => {
  test('of an order, and of its payment', async () => {
    const cookie = await person('dono')
    const shopper = await readyToPay(inShop, 1, { itens: [{ idProduto: shop.sku.idProduto, quantidade: 1 }] })
    expect((await placeOrder(inShop, shopper, 'um-pedido')).status).toBe(201)
    const [payment] = await shop.db.select({ id: pagamentos.id }).from(pagamentos)
    shop.advance(1_000)
    await shop.payAndSettle(payment?.id ?? '')
    await runAlertJobs()
    const [{ id, numero } = expect.fail()] = await shop.db.select().from(pedidos)

    const { itens, total } = await alertsOf(cookie)
    expect(total).toBe(2)
    expect(itens.map(({ tipo, caminho, lido }) => ({ tipo, caminho, lido }))).toEqual([
      { tipo: 'pedidoPago', caminho: `/pedidos/${id}`, lido: false },
      { tipo: 'pedidoNovo', caminho: `/pedidos/${id}`, lido: false },
    ])
    for (const { texto } of itens) expect(texto).toMatch(new RegExp(`^Pedido ${numero}, R\\$.[\\d.,]+\\.$`))
  })

  test('of a declined card', async () => {
    const cookie = await person('gerente')
    const { id } = await shop.place({ metodo: 'cartao', ...(await shop.card('FUND')) })
    await shop.work()
    await runAlertJobs()

    expect((await alertsOf(cookie, '?tipo=pagamentoRecusado')).itens).toMatchObject([
      { tipo: 'pagamentoRecusado', caminho: `/pedidos/${id}` },
    ])
  })

  test('of an order that needs attention, once per reason', async () => {
    const cookie = await person('financeiro')
    const { id } = await shop.place()
    for (const reason of ['Pago a mais: devolver R$ 1,00.', 'Pago a mais: devolver R$ 1,00.', 'Contestado.'])
      await flagOrder(shop.context(), id, reason)
    await runAlertJobs()

    const { itens } = await alertsOf(cookie)
    expect(itens.map(({ tipo }) => tipo)).toEqual(['pagamentoAtencao', 'pagamentoAtencao'])
    expect(itens.map(({ texto }) => texto).join()).toMatch(/Contestado.*Pago a mais|Pago a mais.*Contestado/)
    expect((await shop.order(id)).atencao).toBe('Pago a mais: devolver R$ 1,00.\nContestado.')
  })

  test.each([
    ['requestReturn', 'devolucao'],
    ['reportDefect', 'defeito'],
  ] as const)("of a buyer's request (%s), and not of what the store did itself", async (evento, tipo) => {
    const cookie = await person('atendimento')
    const [theirs, ours] = [await received(), await received()]
    await recordEvent(shop.context(), { id: theirs, evento, quem: 'cliente' })
    await recordEvent(shop.context(), { id: ours, evento, quem: 'loja' })
    await runAlertJobs()

    expect((await alertsOf(cookie)).itens).toMatchObject([{ tipo, caminho: `/pedidos/${theirs}` }])
  })

  test('of a question once, though it was asked twice', async () => {
    const cookie = await person('catalogo')
    const body = {
      nivel: 'produto',
      idNivel: shop.sku.idProduto,
      contato: '',
      nome: 'Pedro Alves',
      email: 'pedro@example.com',
      pergunta: 'Serve em violino 3/4?',
    }
    const api = testApi(shop.db)
    for (const _ of [1, 2]) expect((await api('POST', '/question', { body })).status).toBe(200)
    await runAlertJobs()

    const { itens } = await alertsOf(cookie)
    expect(itens).toMatchObject([
      { tipo: 'pergunta', texto: 'Sobre Produto corda.', caminho: '/opinioes/perguntas' },
    ])
    expect(JSON.stringify(itens)).not.toMatch(/Pedro|example/)
  })

  test('of stock that falls to its minimum: once, until it was above it again', async () => {
    const cookie = await person('expedicao')
    const set = (estoque: number) => shop.db.update(skus).set({ estoque, estoqueMinimo: 3 })
    for (const estoque of [4, 3, 2, 1, 5, 3]) {
      await set(estoque)
      await alertLowStock(shop.context())
    }
    await runAlertJobs()

    const { itens } = await alertsOf(cookie)
    expect(itens.map(({ texto }) => texto)).toEqual([
      'Produto corda (CORDA): restam 3 peças.',
      'Produto corda (CORDA): restam 3 peças.',
    ])
    expect(itens[0]?.caminho).toBe(`/estoque/${shop.sku.id}`)
  })
})

describe('staff are not notified', () => {
  test('of what their role may not see, even after it changed', async () => {
    const cookies = { expedicao: await person('expedicao'), dono: await person('dono') }
    await happen('pergunta')
    await runAlertJobs()
    expect((await alertsOf(cookies.expedicao)).total).toBe(0)
    expect((await alertsOf(cookies.dono)).total).toBe(1)

    await shop.db.update(funcionarios).set({ papel: 'leitura' })
    expect((await alertsOf(cookies.dono)).total).toBe(0)
  })

  test('if they are disabled, or have not accepted their invitation', async () => {
    await person('dono')
    await shop.db.update(funcionarios).set({ ativo: false })
    await staffCookie(shop.db, 'gerente')
    await happen('pedidoNovo')
    await runAlertJobs()

    expect(await shop.db.$count(funcionariosAvisos)).toBe(0)
  })

  test('twice when the job is retried', async () => {
    const cookie = await person('dono')
    await happen('pedidoNovo')
    const { rows } = await shop.pool.query(
      `select id, data from pgboss.job where name = 'staff.record-alert'`,
    )
    const job = alertJobs.find(({ name }) => name === 'staff.record-alert')
    for (const _ of [1, 2])
      await job?.run(
        { ...shop.context(), mail: { send: () => Promise.resolve() }, idTarefa: rows[0].id },
        rows[0].data,
      )

    expect((await alertsOf(cookie)).total).toBe(1)
  })
})

describe('an alert', () => {
  test('counts as unread until it is read, alone or with all that were shown', async () => {
    const cookie = await person('dono')
    for (const _ of [1, 2, 3, 4]) await happen('pedidoNovo')
    await runAlertJobs()
    const { itens } = await alertsOf(cookie)
    const [newest, second] = itens
    expect(await unread(cookie)).toBe(4)

    await post(cookie, `/me/alerts/${newest?.id}/read`)
    expect(await unread(cookie)).toBe(3)
    expect((await alertsOf(cookie, '?lidos=nao')).total).toBe(3)

    // Arrived while the page was open.
    await post(cookie, '/me/alerts/read', { ate: second?.id })
    expect(await unread(cookie)).toBe(0)
  })

  test('newer than the last one shown stays unread', async () => {
    const cookie = await person('dono')
    for (const _ of [1, 2]) await happen('pedidoNovo')
    await runAlertJobs()
    const older = Math.min(...(await alertsOf(cookie)).itens.map(({ id }) => id))
    await post(cookie, '/me/alerts/read', { ate: older })

    expect(await unread(cookie)).toBe(1)
  })

  test('cannot be marked as read by anybody else', async () => {
    const [mine, theirs] = [await person('dono'), await person('dono')]
    await happen('pedidoNovo')
    await runAlertJobs()
    const [alert] = (await alertsOf(theirs)).itens

    expect((await post(mine, `/me/alerts/${alert?.id}/read`)).status).toBe(404)
    await post(mine, '/me/alerts/read', { ate: 2_000_000_000 })
    expect(await unread(theirs)).toBe(1)
  })

  test('is deleted after ninety days, or beyond the newest thousand', async () => {
    const cookie = await person('dono')
    const [who] = await shop.db.select().from(funcionarios).where(eq(funcionarios.ativo, true))
    await shop.db.execute(sql`
      insert into funcionarios_avisos
        (id_funcionario, id_tarefa, tipo, texto, caminho, criado_em, no_painel, por_email)
      select ${who?.id}::integer, gen_random_uuid(), 'pedidoNovo', 'Pedido ' || n, '/pedidos',
        ${NOON}::timestamptz - n * interval '1 hour', true, false
      from generate_series(0, 1099) n
      union all select ${who?.id}::integer, gen_random_uuid(), 'pedidoNovo', 'Velho', '/pedidos',
        ${NOON}::timestamptz - interval '91 days', true, false`)
    await purgeAlerts(shop.context())

    const { itens, total } = await alertsOf(cookie)
    expect(total).toBe(1000)
    expect(itens[0]?.texto).toBe('Pedido 0')
    expect(await shop.db.$count(funcionariosAvisos, eq(funcionariosAvisos.texto, 'Velho'))).toBe(0)
  })
})

describe('a mail', () => {
  test("collects alerts: the first at once, then those of five minutes in one, with links and without buyers' data", async () => {
    await person('dono')
    const { numero, id, idPagamento } = await shop.place()
    await shop.payAndSettle(idPagamento)
    await minutePasses()
    expect(mailbox.messages).toHaveLength(1)
    const [first] = mailbox.messages
    expect(first?.subject).toMatch(/^Pedido pago/)
    expect(first?.text).toContain(`/admin/pedidos/${id}`)
    expect(first?.text).toContain(String(numero))
    expect(first?.text).not.toMatch(/Maria|Clara|@example/)

    for (let minute = 0; minute < 4; minute++) {
      for (const _ of Array(10)) await happen('pedidoNovo')
      await minutePasses()
    }
    expect(mailbox.messages).toHaveLength(1)
    await minutePasses()
    await minutePasses()
    expect(mailbox.messages).toHaveLength(2)
    expect(mailbox.messages[1]?.subject).toMatch(/^40 avisos/)
    expect(mailbox.messages[1]?.text).toMatch(/E mais 10/)
  })

  test('is retried if it fails, and sent once', async () => {
    await person('dono')
    await happen('pergunta')
    mailbox.refusing = true
    await minutePasses()
    mailbox.refusing = false
    await minutePasses()
    await minutePasses()

    expect(mailbox.messages).toHaveLength(1)
  })

  test('contains no alert older than a day', async () => {
    const cookie = await person('dono')
    await alertStaff(shop.db, {
      tipo: 'pedidoNovo',
      texto: 'Pedido 1.',
      caminho: '/pedidos',
      em: new Date(NOON.getTime() - 25 * 60 * MINUTE),
    })
    await minutePasses()

    expect(mailbox.messages).toHaveLength(0)
    expect((await alertsOf(cookie)).total).toBe(1)
  })

  test('is not sent to staff who were disabled meanwhile', async () => {
    await person('dono')
    await happen('pedidoNovo')
    await runAlertJobs()
    await gatherAlerts(shop.context())
    await shop.db.update(funcionarios).set({ ativo: false })
    await runAlertJobs()

    expect(mailbox.messages).toHaveLength(0)
  })
})

describe('a staff member with own choices', () => {
  test('is notified through the chosen channels', async () => {
    const cookie = await person('dono')
    const saved = await put(cookie, [
      { tipo: 'pergunta', painel: false, email: true, push: false },
      { tipo: 'pedidoNovo', painel: true, email: false, push: false },
      { tipo: 'avaliacao', painel: false, email: false, push: false },
    ])
    expect(saved.map(({ tipo }) => tipo)).toEqual([...ALERT_KINDS])
    for (const kind of ['pergunta', 'pedidoNovo', 'avaliacao'] as const) await happen(kind)
    await minutePasses()

    expect((await alertsOf(cookie)).itens.map(({ tipo }) => tipo)).toEqual(['pedidoNovo'])
    expect(mailbox.messages).toHaveLength(1)
    expect(mailbox.messages[0]?.subject).toMatch(/^Pergunta nova/)
  })

  test('chooses only kinds that their role may see', async () => {
    const cookie = await person('expedicao')
    const saved = await put(cookie, [{ tipo: 'pergunta', painel: true, email: true, push: true }])
    expect(saved.map(({ tipo }) => tipo)).not.toContain('pergunta')
    await happen('pergunta')
    await minutePasses()

    expect((await alertsOf(cookie)).total).toBe(0)
    expect(mailbox.messages).toHaveLength(0)
  })
})

const inShop: Ask = (method, path, call) => {
  const context = shop.context()
  const settings = {
    ...context.settings,
    sistema: { ...context.settings.sistema, pagamentos: { pix: true, boleto: true, cartao: true } },
  }
  const known = { now: shop.now, payments: context.payments, settings }

  return testApi<unknown>(shop.db)(method, path, { ...call, context: known })
}

/** Creates a logged-in staff member with a password, as everybody has who accepted an invitation. */
async function person(papel: Role): Promise<string> {
  const cookie = await staffCookie(shop.db, papel, NOON)
  await shop.db.update(funcionarios).set({ senha: '$argon2id$x' })
  return cookie
}

function happen(tipo: OwnAlert['tipo']): Promise<void> {
  return alertStaff(shop.db, { tipo, texto: 'Algo.', caminho: '/', em: shop.now })
}

async function received(): Promise<string> {
  return receivedOrder(shop.db, { produtos: [shop.sku.idProduto] })
}

/** Runs the waiting alert jobs. */
async function runAlertJobs(): Promise<void> {
  await runWaitingJobs(alertJobs, shop.context(), mailbox)
}

async function minutePasses(): Promise<void> {
  await runAlertJobs()
  await gatherAlerts(shop.context())
  await runAlertJobs()
  shop.advance(MINUTE)
}

async function ask<Body>(cookie: string, method: string, path: string, body?: unknown) {
  return testAdminApi<Body>(shop.db)(method, path, { cookie, body, context: { now: NOON } })
}

async function alertsOf(cookie: string, query = ''): Promise<{ itens: OwnAlert[]; total: number }> {
  return (await ask<{ itens: OwnAlert[]; total: number }>(cookie, 'GET', `/me/alerts${query}`)).body
}

async function unread(cookie: string): Promise<number> {
  return (await ask<{ naoLidos: number }>(cookie, 'GET', '/me/alerts/unread')).body.naoLidos
}

function post(cookie: string, path: string, body: unknown = {}) {
  return ask(cookie, 'POST', path, body)
}

async function put(cookie: string, escolhas: AlertChoice[]): Promise<AlertChoice[]> {
  const { body } = await ask<{ escolhas: AlertChoice[] }>(cookie, 'PUT', '/me/alerts/choices', { escolhas })
  return body.escolhas
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'
import { remindOfQuotes } from '#platform/workshop/mail/remind-of-quotes.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { DAY, NOON, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { workOrderKey } from '../work-order-key.ts'
import { adoptWorkOrders } from './adopt-work-orders.ts'
import { eraseWorkOrders, exportWorkOrders, hasOpenWork, purgeWorkOrders } from './personal-work-orders.ts'

type Body = OwnWorkOrder & {
  code: string
  message: string
  data: { campos: { campo: string }[] }
  mensagens: { mensagem: string }[]
}

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(async () => {
  await shop.reset()
  await emptyTables(shop.pool, 'ordens_servico', 'oficina_reservas', 'tentativas')
})
afterAll(() => shop.close())

describe('whoever has the link', () => {
  test('reads the work order, without contacts and document', async () => {
    const order = await received()
    const { status, body } = await call('GET', '', order)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      nome: 'Ivone Lara',
      situacao: 'aguardandoAprovacao',
      pedeDocumento: false,
      orcamentos: [{ total: 27_000, aberto: true, cobranca: null }],
    })
    expect(JSON.stringify(body)).not.toMatch(/ivone@|52998224725/)
  })

  test('gets photos by addresses of the work order, never by public ones', async () => {
    const order = await received()
    const hash = await withPhoto(order.id)
    const { body } = await call('GET', '', order)

    expect(body.fotos).toMatchObject([
      { imagem: expect.stringMatching(new RegExp(`^/oficina/${order.id}/fotos/\\d+/640.jpg\\?chave=`)) },
    ])
    expect(JSON.stringify(body)).not.toContain(hash)
  })

  test.each([
    ['without the key', {}],
    ['with a wrong key', { chave: 'x'.repeat(43) }],
  ])('is not found %s', async (_name, access) => {
    const { id } = await received()

    expect(await call('GET', '', { id, ...access })).toMatchObject({
      status: 404,
      body: { code: 'OrdemInexistente' },
    })
  })

  test('sees no name after ninety days, and nothing after two years', async () => {
    const order = await received()
    await call('POST', '/messages', order, { texto: 'Pode pôr crina preta?' })
    const { nome } = (await call('GET', '', order)).body
    shop.advance(91 * DAY)
    const { body } = await call('GET', '', order)
    expect(body).toMatchObject({ nome: '', mensagens: [{ quem: 'cliente', nome: '' }] })
    expect(nome).not.toBe('')
    expect(JSON.stringify(body)).not.toContain(nome)
    shop.advance(700 * DAY)
    expect((await call('GET', '', order)).body.code).toBe('LinkVencido')
  })

  test('writes to the workshop, twenty times an hour', async () => {
    const order = await received()
    const first = await call('POST', '/messages', order, { texto: 'Pode pôr crina preta?' })
    const more = await Promise.all(
      Array.from({ length: 25 }, () => call('POST', '/messages', order, { texto: 'Oi' })),
    )

    expect(first.body.mensagens).toMatchObject([{ quem: 'cliente', texto: 'Pode pôr crina preta?' }])
    expect(more.filter(({ status }) => status === 429).length).toBeGreaterThan(4)
  })
})

describe('a quote', () => {
  test('is approved once: an order to pay by its link, and time of the workshop', async () => {
    const order = await received()
    const answers = await Promise.all([approve(order), approve(order)])
    const again = await approve(order)

    for (const { status, body } of [...answers, again]) {
      expect(status).toBe(200)
      expect(body).toMatchObject({
        situacao: 'aprovada',
        previstaPara: expect.stringMatching(/^2026-1/),
        orcamentos: [
          {
            situacao: 'aprovado',
            aberto: false,
            cobranca: { situacao: 'aPagar', url: expect.stringMatching(/^\/minha-conta\/pedido\/.*chave=/) },
          },
        ],
      })
    }
    const { rows } = await shop.pool.query(
      'select de_servicos, total, email, (select sum(minutos)::int from oficina_reservas) as minutos from pedidos',
    )
    expect(rows).toEqual([{ de_servicos: true, total: 27_000, email: 'ivone@example.com', minutos: 90 }])
  })

  test('of more work books no more than that: what was worked stays', async () => {
    const order = await received()
    await approve(order)
    // From Saturday noon to Wednesday: the work was planned for Tuesday.
    shop.advance(4 * DAY)
    const { rows } = await shop.pool.query(
      `insert into ordens_orcamentos (id_ordem, numero, linhas, total, minutos, valido_ate, enviado_em, enviado_por)
       values ($1, 2, '[]', 0, 60, $2::timestamptz + interval '10 days', $2, 'Rita') returning id`,
      [order.id, shop.now],
    )
    await shop.pool.query(`update ordens_servico set situacao = 'aguardandoAprovacao'`)
    const { body } = await approve({ ...order, orcamento: rows[0].id })
    const booked = await shop.pool.query('select dia::text, minutos from oficina_reservas order by dia')

    expect(booked.rows).toEqual([
      { dia: '2026-11-24', minutos: 90 },
      { dia: '2026-11-26', minutos: 60 },
    ])
    expect(body.previstaPara).toBe('2026-11-26')
  })

  test('that is free needs no order', async () => {
    const order = await received({ total: 0, documento: '' })

    expect((await approve(order)).body).toMatchObject({
      situacao: 'aprovada',
      orcamentos: [{ situacao: 'aprovado', pedido: null, cobranca: null }],
    })
  })

  test('that is free leaves an e-mail and a CPF that nobody proved out of the work order', async () => {
    const order = await received({ total: 0, documento: '', email: '' })
    await approve(order, { documento: '529.982.247-25', email: 'outra@example.com' })

    expect((await shop.pool.query('select situacao, documento, email from ordens_servico')).rows).toEqual([
      { situacao: 'aprovada', documento: '', email: '' },
    ])
  })

  test('needs the CPF that the payment needs', async () => {
    const order = await received({ documento: '' })
    const without = await approve(order)
    const wrong = await approve(order, { documento: '111.111.111-11' })
    const right = await approve(order, { documento: '529.982.247-25' })

    expect([without.body.code, wrong.body.code]).toEqual(['CamposInvalidos', 'CamposInvalidos'])
    expect(right.body).toMatchObject({ situacao: 'aprovada', pedeDocumento: false })
  })

  test('of somebody who left a phone only is paid after an e-mail is given, which the work order has then', async () => {
    const order = await received({ email: '' })
    expect((await call('GET', '', order)).body).toMatchObject({ pedeEmail: true })
    const without = await approve(order)
    const wrong = await approve(order, { email: 'ivone@' })
    const right = await approve(order, { email: ' Ivone.Lara@Example.com ' })

    for (const { body } of [without, wrong])
      expect(body).toMatchObject({ code: 'CamposInvalidos', data: { campos: [{ campo: 'email' }] } })
    expect(right.body).toMatchObject({ situacao: 'aprovada', pedeEmail: false })
    const { rows } = await shop.pool.query(
      `select email, comprador ->> 'email' as comprador, (select email from ordens_servico) as ordem from pedidos`,
    )
    const email = 'ivone.lara@example.com'
    expect(rows).toEqual([{ email, comprador: email, ordem: email }])
    const bill = new URL(right.body.orcamentos[0]?.cobranca?.url ?? '', 'http://loja.test')
    const { now, payments } = shop.context()
    const paid = await testApi(shop.db)('POST', '/sale/payment', {
      body: {
        id: bill.pathname.split('/').at(-1),
        chave: bill.searchParams.get('chave'),
        metodo: 'pix',
      },
      session: sessionToken(),
      context: { now, payments },
    })
    expect(paid).toMatchObject({
      status: 200,
      body: { pagamentos: [{ metodo: 'pix', valor: 27_000, pix: expect.any(Object) }] },
    })
  })

  test.each([
    ['expired', `update ordens_orcamentos set valido_ate = '2026-11-21T14:00:00Z'`],
    ['was withdrawn', `update ordens_orcamentos set situacao = 'retirado', respondido_em = now()`],
    ['was refused', `update ordens_orcamentos set situacao = 'recusado', respondido_em = now()`],
  ])('that %s is not approved, and nothing is written', async (_name, statement) => {
    const order = await received()
    await shop.pool.query(statement)

    expect((await approve(order)).body.code).toBe('OrdemNaoPermite')
    const { rows } = await shop.pool.query(
      'select (select count(*)::int from pedidos) as pedidos, situacao from ordens_servico',
    )
    expect(rows).toEqual([{ pedidos: 0, situacao: 'aguardandoAprovacao' }])
  })

  test('that expired can be replaced by another, which is requested once', async () => {
    const order = await received()
    const { orcamento } = order
    expect((await call('POST', '/quote-request', order, { orcamento })).body.code).toBe('OrdemNaoPermite')
    await shop.pool.query(`update ordens_orcamentos set valido_ate = '2026-11-21T14:00:00Z'`)
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/quote-request', order, { orcamento })),
    )
    const last = await call('GET', '', order)

    for (const { status, body } of [...answers, last]) {
      expect(status).toBe(200)
      expect(body).toMatchObject({
        orcamentos: [{ situacao: 'enviado', aberto: false, outroPedidoEm: expect.any(String) }],
        mensagens: [{ quem: 'cliente', texto: 'O orçamento 1 venceu. Pode mandar outro?' }],
      })
    }
    expect(last.body.mensagens).toHaveLength(1)
  })

  test('of another work order is not found', async () => {
    const [own, other] = [await received(), await received()]

    expect((await approve({ ...own, orcamento: other.orcamento })).body.code).toBe('OrdemInexistente')
  })

  test('is refused once, and can’t be approved afterwards', async () => {
    const order = await received()
    const input = { orcamento: order.orcamento, resposta: 'Está caro.' }
    const { body } = await call('POST', '/refusal', order, input)

    expect(body).toMatchObject({
      situacao: 'recusada',
      orcamentos: [{ situacao: 'recusado', resposta: 'Está caro.' }],
    })
    expect((await call('POST', '/refusal', order, input)).status).toBe(200)
    expect((await approve(order)).body.code).toBe('OrdemNaoPermite')
    expect(await mails()).toEqual(['recusado'])
  })

  test('is recalled once, two days before it ends', async () => {
    await received()
    await remindOfQuotes(shop.context())
    expect(await mails()).toEqual([])
    shop.advance(8.5 * DAY)
    await remindOfQuotes(shop.context())
    await remindOfQuotes(shop.context())

    expect(await mails()).toEqual(['lembrete'])
  })
})

describe('a bill without an e-mail, of an earlier version', () => {
  test('gets the one that staff note, and the link to pay it goes there', async () => {
    const order = await withBill('')
    const before = await asStaff('GET', order)
    expect(before.body.orcamentos).toMatchObject([{ cobranca: 'aPagar', semEmail: true }])
    const after = await saved(order, 'Ivone.Lara@Example.com')

    expect(after.body.orcamentos).toMatchObject([{ cobranca: 'aPagar', semEmail: false }])
    const email = 'ivone.lara@example.com'
    expect(await bills()).toEqual([{ email, comprador: email, links: 2 }])
    await saved(order, 'Ivone.Lara@Example.com')
    expect(await bills()).toMatchObject([{ links: 2 }])
  })

  test('follows an address that is corrected, but not once it is paid', async () => {
    const order = await withBill('ivonne@example.com')
    await saved(order, 'ivone@example.com')
    expect(await bills()).toMatchObject([{ email: 'ivone@example.com', links: 2 }])
    await shop.pool.query(`update pedidos set situacao = 'entregue', pago_em = now()`)
    await saved(order, 'outra@example.com')

    expect(await bills()).toMatchObject([{ email: 'ivone@example.com', links: 2 }])
  })

  /** A work order with a bill to pay; both have this address. */
  async function withBill(email: string) {
    const order = await received()
    await approve(order)
    await shop.pool.query(`update ordens_servico set email = $1, celular = '+5541998765432'`, [email])
    await shop.pool.query(
      `update pedidos set email = $1, comprador = comprador || jsonb_build_object('email', $1::text)`,
      [email],
    )

    return order
  }

  async function saved(order: Known, email: string) {
    const { body } = await asStaff('GET', order)
    const { idCliente, nome, celular, documento, instrumento, numeroSerie, acessorios, condicao } = body
    const { relato, responsavel, prateleira, previstaPara, versao } = body

    return asStaff('PUT', order, {
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
      previstaPara,
      versao,
    })
  }

  function asStaff(method: 'GET' | 'PUT', { id }: Known, body?: object) {
    return testAdminApi<AdminWorkOrder>(shop.db)(method, `/work-orders/${id}`, { body, papel: 'gerente' })
  }

  /** Their addresses, and how many mails with the link to pay were enqueued. */
  async function bills() {
    const { rows } = await shop.pool.query(
      `select email, comprador ->> 'email' as comprador, (
         select count(*)::int from pgboss.job where name = 'orders.send-order-mail' and data ->> 'idPedido' = p.id::text
       ) as links from pedidos p where de_servicos`,
    )

    return rows
  }
})

describe('a cancelled work order', () => {
  test('cancels the bill that nobody paid', async () => {
    const order = await received()
    await approve(order)
    const { body } = await cancel(order)

    expect(body).toMatchObject({ situacao: 'cancelada', orcamentos: [{ cobranca: 'cancelada' }] })
    expect((await call('GET', '', order)).body).toMatchObject({
      orcamentos: [{ situacao: 'aprovado', cobranca: { situacao: 'cancelada' } }],
    })
    const { rows } = await shop.pool.query(
      `select situacao, (select count(*)::int from pgboss.job where name = 'orders.cancel-charges') as jobs from pedidos`,
    )
    expect(rows).toEqual([{ situacao: 'cancelado', jobs: 1 }])
  })

  test('leaves a paid bill to the staff, and says so', async () => {
    const order = await received()
    await approve(order)
    await shop.pool.query(`update pedidos set situacao = 'entregue', pago_em = now()`)
    const { body } = await cancel(order)

    expect(body).toMatchObject({ situacao: 'cancelada', orcamentos: [{ cobranca: 'paga' }] })
    expect((await shop.pool.query('select situacao, atencao from pedidos')).rows).toEqual([
      {
        situacao: 'entregue',
        atencao: expect.stringMatching(/cancelada, e isto está pago\. Cancele .+ devolver R\$\s270,00\.$/),
      },
    ])
  })
})

test('an instrument whose approved work is unpaid is handed over only if staff confirm it', async () => {
  const order = await received()
  await approve(order)
  await shop.pool.query(`update ordens_servico set situacao = 'pronta', pronta_em = now()`)
  const refused = await deliver(order, false)
  expect(refused.body).toMatchObject({
    code: 'ServicoAPagar',
    mensagens: [{ mensagem: expect.stringContaining('270,00') }],
  })

  expect((await deliver(order, true)).body).toMatchObject({ situacao: 'entregue' })
})

test('the owner of a new account gets the work orders of the verified address that nobody has', async () => {
  const { id } = await received()
  const ownerOf = async () =>
    (await shop.pool.query('select id_cliente from ordens_servico where id = $1', [id])).rows[0]?.id_cliente
  await adoptedBy('outra@example.com')
  expect(await ownerOf()).toBeNull()

  const owner = await adoptedBy('ivone@example.com')
  expect(await ownerOf()).toBe(owner)
})

describe('personal data', () => {
  test('are exported and erased with the account, once the instrument is back', async () => {
    const order = await received({ email: 'lara@example.com' })
    await call('POST', '/messages', order, { texto: 'Sou a Ivone.' })
    const owner = await adoptedBy('lara@example.com')
    expect(await hasOpenWork(shop.db, owner)).toBe(true)
    await shop.pool.query(`update ordens_servico set situacao = 'entregue'`)
    expect(await hasOpenWork(shop.db, owner)).toBe(false)
    expect(await exportWorkOrders(shop.db, owner)).toMatchObject([
      { nome: 'Ivone Lara', documento: '52998224725', mensagens: [{ texto: 'Sou a Ivone.' }] },
    ])

    await eraseWorkOrders(shop.db, owner)
    expect(await exportWorkOrders(shop.db, owner)).toEqual([])
    expect((await call('GET', '', order)).status).toBe(404)
    const { rows } = await shop.pool.query('select to_jsonb(o)::text as linha from ordens_servico o')
    expect(rows[0].linha).not.toMatch(/Ivone|52998224725/)
  })

  test('of a mistyped address are not those of whoever has it', async () => {
    const { idCliente } = await loggedIn(shop.db, { email: 'ivone.lara@example.com' })
    const order = await received({ email: '' })
    await approve(order, { email: 'ivone.lara@example.com' })
    expect(await exportWorkOrders(shop.db, idCliente)).toEqual([])
    expect(await hasOpenWork(shop.db, idCliente)).toBe(false)

    await eraseWorkOrders(shop.db, idCliente)
    expect((await call('GET', '', order)).body).toMatchObject({ nome: 'Ivone Lara', situacao: 'aprovada' })
  })

  test('go after five years, with the work order', async () => {
    await received()
    await shop.pool.query(`update ordens_servico set situacao = 'entregue'`)
    shop.advance(5 * 365 * DAY)
    await purgeWorkOrders(shop.context())
    expect((await shop.pool.query('select from ordens_servico')).rowCount).toBe(1)
    shop.advance(3 * DAY)
    await purgeWorkOrders(shop.context())
    expect((await shop.pool.query('select from ordens_servico')).rowCount).toBe(0)
  })
})

test('the account leads to the workshop where there is one, and whoever had an instrument there always', async () => {
  const shown = async (session: string) =>
    (await testApi<{ mostra: boolean }>(shop.db)('GET', '/work-orders/shown', { session })).body.mostra
  const owner = await loggedIn(shop.db)
  const { id } = await received()
  await shop.pool.query('update ordens_servico set id_cliente = $1 where id = $2', [owner.idCliente, id])
  const strangers = (await loggedIn(shop.db)).token
  expect([await shown(owner.token), await shown(strangers)]).toEqual([true, false])

  await shop.pool.query(`insert into oficina (ajustes, alterado_em) values ('{"recebeNoBalcao":true}', $1)`, [
    NOON,
  ])
  expect(await shown(strangers)).toBe(true)
  await emptyTables(shop.pool, 'oficina')
})

/** A new account with this address, which gets the work orders that are its owner's. */
async function adoptedBy(email: string): Promise<number> {
  const { idCliente } = await loggedIn(shop.db, { email })
  await adoptWorkOrders(shop, { idCliente })

  return idCliente
}

function deliver({ id }: Known, mesmoAssim: boolean) {
  const admin = testAdminApi<object>(shop.db)

  return admin('POST', `/work-orders/${id}/steps`, {
    papel: 'gerente',
    body: { passo: 'deliver', mesmoAssim },
  })
}

function cancel({ id }: Known) {
  const admin = testAdminApi<AdminWorkOrder>(shop.db)

  return admin('POST', `/work-orders/${id}/steps`, { papel: 'gerente', body: { passo: 'cancel' } })
}

type Known = { id: string; chave?: string; orcamento?: string }

function approve(order: Known, payer: { documento?: string; email?: string } = {}) {
  return call('POST', '/approval', order, { orcamento: order.orcamento, ...payer })
}

async function call(method: 'GET' | 'POST', path: string, { id, chave }: Known, body?: object) {
  const query = method === 'GET' && chave ? `?${new URLSearchParams({ chave })}` : ''

  const { now, payments } = shop.context()

  return testApi<Body>(shop.db)(method, `/work-orders/${id}${path}${query}`, {
    context: { now, payments, ip: '203.0.113.7' },
    ...(body && { body: { ...body, chave } }),
  })
}

async function received({ total = 27_000, documento = '52998224725', email = 'ivone@example.com' } = {}) {
  const { rows } = await shop.pool.query(
    `with ordem as (
       insert into ordens_servico (tipo, nome, email, documento, instrumento, situacao, criado_em, alterado_em)
       values ('balcao', 'Ivone Lara', $5, $1, 'Arco de violino', 'aguardandoAprovacao', $2, $2)
       returning id, semente
     ), orcamento as (
       insert into ordens_orcamentos (id_ordem, numero, linhas, total, minutos, valido_ate, enviado_em, enviado_por)
       select id, 1, $3, $4, 90, $2::timestamptz + interval '10 days', $2, 'Rita' from ordem returning id
     )
     select ordem.id, semente, orcamento.id as orcamento from ordem, orcamento`,
    [documento, NOON, JSON.stringify([{ descricao: 'Encrinamento', valor: total }]), total, email],
  )
  const [row] = rows

  return { id: row.id, chave: workOrderKey(shop.context(), row), orcamento: row.orcamento }
}

/** Adds a photo; returns its hash. */
async function withPhoto(id: string): Promise<string> {
  const hash = '0123456789abcdef01234567'
  await shop.pool.query(
    `insert into originais (hash, tipo, largura, altura, bytes) values ($1, 'jpeg', 40, 30, 9) on conflict do nothing`,
    [hash],
  )
  await shop.pool.query(
    `insert into ordens_fotos (id_ordem, momento, hash, em) values ($1, 'entrada', $2, $3)`,
    [id, hash, NOON],
  )

  return hash
}

async function mails(): Promise<string[]> {
  const { rows } = await shop.pool.query(
    `select data ->> 'tipo' as tipo from pgboss.job where name = 'workshop.send-work-order-mail' order by created_on`,
  )

  return rows.map(({ tipo }) => String(tipo))
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { createMail } from '#platform/mail/mail.ts'
import { renderMail } from '#platform/mail/render.tsx'
import { accountsAt } from '#platform/payments/accounts/accounts.fixtures.ts'
import { pagamentos } from '#platform/payments/tables.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { orderKey } from '../access/order-key.ts'
import { passaportes } from '../buyer/passports/tables.ts'
import { ordersJobs } from '../jobs.ts'
import { pedidos, pedidosEnvios, pedidosItens, pedidosMudancas } from '../tables.ts'
import { ORDER_MAIL, type OrderMailKind } from './order-mail.ts'
import { sendOrderMail } from './send-order-mail.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const COPIA_E_COLA = '00020126330014br.gov.bcb.pix'

let database: TestDatabase
let mailbox: ReturnType<typeof openMailbox>
let psp: Providers

beforeAll(async () => {
  database = await testDatabase()
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  const boss = await openQueues(database.pool, ordersJobs)
  await boss.stop({ close: false })
})

beforeEach(async () => {
  mailbox = openMailbox()
  await database.pool.query('delete from pgboss.job')
})

afterAll(async () => {
  await psp.close()
  await database.close()
})

test('confirms a guest’s order, with the key that opens it', async () => {
  const { id, chave, numero } = await order()

  await send(id, 'recebido')

  const [mail] = mailbox.messages
  expect(mail?.to).toEqual({ nome: 'Maria Souza', email: 'maria@example.com' })
  expect(mail?.subject).toBe(`Recebemos seu pedido nº ${numero}`)
  expect(mail?.text).toContain(`http://loja.test/minha-conta/pedido/${id}?chave=${chave}`)
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Total R$ 130,00')
  expect(mail?.headers).not.toHaveProperty('List-Unsubscribe')
})

test('sends a customer a link without a key: they log in', async () => {
  const { idCliente } = await loggedIn(database.db)
  const { id, chave } = await order({ idCliente })

  await send(id, 'recebido')

  expect(mailbox.messages[0]?.text).toContain(`http://loja.test/minha-conta/pedido/${id}`)
  expect(mailbox.messages[0]?.text).not.toContain(chave)
})

test('sends a mail once if it is enqueued twice', async () => {
  const { id } = await order()

  await send(id, 'recebido')
  await send(id, 'recebido')

  expect(mailbox.messages).toHaveLength(1)
})

test('sends a mail again for the store, once per idempotency key', async () => {
  const { id } = await order()

  await send(id, 'recebido')
  for (const vez of ['a', 'a', 'b']) await send(id, 'recebido', vez)

  expect(mailbox.messages).toHaveLength(3)
})

test('notifies of each edit while the order waits for payment', async () => {
  const { id, numero } = await order()
  await send(id, 'alterado')
  for (const versao of [2, 3]) {
    await database.db.update(pedidos).set({ versao }).where(eq(pedidos.id, id))
    await send(id, 'alterado')
  }
  await database.db.update(pedidos).set({ versao: 4, situacao: 'cancelado' }).where(eq(pedidos.id, id))
  await send(id, 'alterado')

  expect(mailbox.messages.map(({ subject }) => subject)).toEqual([
    ...[`Seu pedido nº ${numero} foi alterado`, `Seu pedido nº ${numero} foi alterado`],
  ])
})

test('retries a mail that failed, under the same id', async () => {
  const { id } = await order()
  mailbox.refusing = true
  await send(id, 'recebido')
  mailbox.refusing = false

  expect(await run()).toBe(1)
  expect(mailbox.messages.map((mail) => mail.id)).toEqual([`pedido-${id}-recebido-1@loja.test`])
})

test('sends the Pix code while it can be paid, and each new code', async () => {
  const { id } = await order()
  const first = await pix(id)
  await send(id, 'instrucoesPix')
  await database.db.update(pagamentos).set({ situacao: 'expirado' }).where(eq(pagamentos.id, first))
  await pix(id, { expiraEm: new Date('2026-11-21T13:00:00Z') })
  await send(id, 'instrucoesPix')
  await send(id, 'instrucoesPix')

  expect(mailbox.messages).toHaveLength(2)
  for (const { text } of mailbox.messages) expect(text).toContain(COPIA_E_COLA)
  expect(mailbox.messages[0]?.text).toContain('até 21/11/2026 às 09h30')
  expect(mailbox.messages[1]?.text).toContain('até 21/11/2026 às 10h00')
})

test('sends a boleto once, with its line, due date and PDF', async () => {
  const { id, chave } = await order({ metodo: 'boleto' })
  const line = '00190000090312345670300123456170216470000023990'
  await attempt(id, {
    metodo: 'boleto',
    vencimento: '2026-11-25',
    dados: {
      metodo: 'boleto',
      linhaDigitavel: line,
      vencimento: '2026-11-25',
      pdf: null,
      codigoDeBarras: '00192164700000239900000003123456700012345617',
    },
  })
  await send(id, 'instrucoesBoleto')
  await send(id, 'instrucoesBoleto')

  expect(mailbox.messages).toHaveLength(1)
  const text = mailbox.messages[0]?.text
  expect(text).toContain('00190.00009 03123.456703 00123.456170 2 16470000023990')
  expect(text).toContain('25/11/2026')
  expect(text).toContain(`http://loja.test/minha-conta/pedido/${id}/boleto.pdf?chave=${chave}`)
  expect(text?.replaceAll('\u00a0', ' ')).toContain('Total R$ 130,00')
})

test('waits for a Pix that the provider has not answered yet', async () => {
  const { id } = await order()
  const idPagamento = await pix(id, { dados: null })

  await send(id, 'instrucoesPix')
  expect(mailbox.messages).toEqual([])
  const offered = (await getStoreOrder(await staffContext(database.db, 'dono'), { id })).mails
  expect(offered).toContain('recebido')
  expect(offered).not.toContain('instrucoesPix')

  await database.db
    .update(pagamentos)
    .set({ dados: { metodo: 'pix', copiaECola: COPIA_E_COLA } })
    .where(eq(pagamentos.id, idPagamento))
  await run()
  expect(mailbox.messages).toHaveLength(1)
})

test.each([
  ['paid meanwhile', { situacao: 'pagamentoAprovado' as const }, 'instrucoesPix'],
  ['cancelled meanwhile', { situacao: 'cancelado' as const }, 'instrucoesPix'],
  ['cancelled meanwhile', { situacao: 'cancelado' as const }, 'recebido'],
  ['cancelled meanwhile', { situacao: 'cancelado' as const }, 'pagamentoAprovado'],
  ['arrived meanwhile', { situacao: 'entregue' as const }, 'enviado'],
  ['forgotten with its account', { email: '' }, 'recebido'],
] as const)('sends nothing outdated about an order that was %s (%#)', async (_how, changes, tipo) => {
  const { id } = await order(changes)
  await pix(id)

  await send(id, tipo)

  expect(await waiting()).toBe(0)
  expect(mailbox.messages).toEqual([])
})

test('sends no mail about an expired Pix', async () => {
  const { id } = await order()
  await pix(id, { expiraEm: NOW })

  await send(id, 'instrucoesPix')

  expect([mailbox.messages.length, await waiting()]).toEqual([0, 0])
})

test('notifies of each declined card once, with the reason', async () => {
  const { id } = await order()
  await declined(id, 'saldoInsuficiente')
  await send(id, 'pagamentoRecusado')
  await send(id, 'pagamentoRecusado')
  await declined(id, 'cartaoVencido')
  await send(id, 'pagamentoRecusado')

  expect(mailbox.messages.map(({ text }) => /limite|vencido/.exec(text)?.[0])).toEqual(['limite', 'vencido'])
})

test.each([
  ['pagamentoAprovado', 'pagamentoAprovado', 'Pagamento aprovado'],
  ['enviado', 'enviado', 'BR123456789BR'],
  ['prontoParaRetirada', 'enviado', 'Traga um documento'],
  ['entregue', 'entregue', 'Até 21/12/2026 você pode devolver'],
  ['cancelado', 'cancelado', 'Nada foi cobrado'],
  ['devolucaoSolicitada', 'devolucaoSolicitada', 'por nossa conta'],
  ['devolvido', 'devolvido', 'voltaram para a loja'],
] as const)('sends %s with its content', async (tipo, situacao, words) => {
  const { id } = await order({ situacao, entregueEm: NOW })
  await database.db.insert(pedidosMudancas).values({
    idPedido: id,
    evento: 'ship',
    para: situacao,
    quem: 'loja',
    em: NOW,
  })
  await database.db
    .insert(pedidosEnvios)
    .values({ idPedido: id, codigo: 'BR123456789BR', transportadora: 'Correios' })

  await send(id, tipo)
  await send(id, tipo)

  expect(mailbox.messages).toHaveLength(1)
  expect(mailbox.messages[0]?.text).toContain(words)
})

test('notifies of each partial payment: the amount, the rest and the deadline', async () => {
  const { id } = await order({ expiraEm: new Date('2026-11-22T12:00:00Z') })
  const idPagamento = await pix(id, { situacao: 'pago', pagoEm: NOW, recebido: 5_000 })
  await send(id, 'pagoEmParte')
  await send(id, 'pagoEmParte')
  await database.db.update(pagamentos).set({ recebido: 6_000 }).where(eq(pagamentos.id, idPagamento))
  await send(id, 'pagoEmParte')
  await database.db.update(pagamentos).set({ recebido: 13_000 }).where(eq(pagamentos.id, idPagamento))
  await send(id, 'pagoEmParte')

  const texts = mailbox.messages.map(({ text }) => text.replaceAll('\u00a0', ' '))
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('Recebemos R$ 50,00')
  expect(texts[0]).toContain('até 22/11/2026 às 09h00')
  expect(texts[0]).toContain('Restante no Pix R$ 80,00')
  expect(texts[1]).toContain('Recebemos R$ 60,00')
})

test('notifies the buyer of a payment that came too late', async () => {
  const { id } = await order({ situacao: 'cancelado', metodo: 'boleto' })
  await pix(id, {
    metodo: 'boleto',
    vencimento: '2026-11-20',
    situacao: 'pago',
    pagoEm: NOW,
    recebido: 13_000,
  })
  await send(id, 'pagoDepoisDoPrazo')
  await send(id, 'pagoDepoisDoPrazo')

  const [mail, ...more] = mailbox.messages
  expect(more).toEqual([])
  expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(/Recebemos R\$ 130,00.*chave Pix/s)
})

test('notifies of every partial refund', async () => {
  const { id } = await order({ situacao: 'cancelado' })
  const idPagamento = await pix(id, { situacao: 'pago', pagoEm: NOW, recebido: 13_000, estornado: 3_000 })
  await send(id, 'estornado')
  await database.db.update(pagamentos).set({ estornado: 13_000 }).where(eq(pagamentos.id, idPagamento))
  await send(id, 'estornado')

  expect(mailbox.messages.map(({ text }) => /Devolvemos (\S+\s\S+)/.exec(text)?.[1])).toEqual([
    'R$\u00a030,00',
    'R$\u00a0130,00',
  ])
})

describe('the mails of one order', () => {
  async function paid() {
    const { id, numero } = await order({ metodo: 'cartao' })
    await enqueue(database.db, ORDER_MAIL, { idPedido: id, tipo: 'recebido' }, { startAfter: 5 })
    await database.db.update(pedidos).set({ situacao: 'pagamentoAprovado' }).where(eq(pedidos.id, id))
    await enqueue(database.db, ORDER_MAIL, { idPedido: id, tipo: 'pagamentoAprovado' })

    return { id, subjects: [`Recebemos seu pedido nº ${numero}`, `Pagamento aprovado: pedido nº ${numero}`] }
  }

  test('leave in the order in which they were enqueued, though the later one runs first', async () => {
    const { subjects } = await paid()

    await runKind('pagamentoAprovado')
    expect(mailbox.messages.map(({ subject }) => subject)).toEqual(subjects)

    await run()
    expect(mailbox.messages).toHaveLength(2)
  })

  test('do not overtake one that a slow mail server is still accepting', async () => {
    const { subjects } = await paid()
    const { release } = mailbox.hold()
    const first = runKind('recebido')
    await mailbox.started()

    await expect(runKind('pagamentoAprovado')).rejects.toThrow('Another job')
    expect(mailbox.messages).toEqual([])

    release()
    await first
    await runKind('pagamentoAprovado')
    expect(mailbox.messages.map(({ subject }) => subject)).toEqual(subjects)
  })

  test('wait for one that failed and is retried', async () => {
    const { subjects } = await paid()
    mailbox.refusing = true
    await expect(runKind('recebido')).rejects.toThrow()
    await expect(runKind('pagamentoAprovado')).rejects.toThrow()
    mailbox.refusing = false

    await runKind('pagamentoAprovado')
    await run()
    expect(mailbox.messages.map(({ subject }) => subject)).toEqual(subjects)
  })

  test('do not wait for one that failed for good, nor for those of other orders', async () => {
    const other = await paid()
    const { subjects } = await paid()
    await database.pool.query(
      `update pgboss.job set state = 'failed' where data ->> 'tipo' = 'recebido' and data ->> 'idPedido' <> $1`,
      [other.id],
    )

    await runKind('pagamentoAprovado')
    expect(mailbox.messages.map(({ subject }) => subject)).toEqual([subjects[1]])
  })

  test('do not send that about passports early, which is not sent if another one names them', async () => {
    const { id } = await order({ situacao: 'entregue', entregueEm: NOW })
    await database.db
      .insert(pedidosMudancas)
      .values({ idPedido: id, evento: 'deliver', para: 'entregue', quem: 'loja', em: NOW })
    await passport(id)
    await enqueue(database.db, ORDER_MAIL, { idPedido: id, tipo: 'passaporteEmitido' }, { startAfter: 180 })
    await enqueue(database.db, ORDER_MAIL, { idPedido: id, tipo: 'entregue' })
    await runKind('entregue')

    expect(mailbox.messages.map(({ text }) => text.includes('SN-1'))).toEqual([true])
    await runKind('passaporteEmitido')
    expect(mailbox.messages).toHaveLength(1)
  })

  test('are a single mail with all items if the card is declined at once', async () => {
    const { id } = await order({ metodo: 'cartao' })
    await enqueue(database.db, ORDER_MAIL, { idPedido: id, tipo: 'recebido' }, { startAfter: 5 })
    await declined(id, 'saldoInsuficiente')
    await enqueue(database.db, ORDER_MAIL, { idPedido: id, tipo: 'pagamentoRecusado' })
    await run()

    expect(mailbox.messages.map(({ subject }) => subject)).toEqual(['Não conseguimos aprovar seu pagamento'])
    expect(mailbox.messages[0]?.text).toContain('Breu claro')
  })
})

/** Runs the newest waiting job of a kind; rethrows its error. */
async function runKind(tipo: OrderMailKind): Promise<void> {
  const { rows } = await database.pool.query(
    `select id, data from pgboss.job where data ->> 'tipo' = $1 and state = 'created' order by created_on desc limit 1`,
    [tipo],
  )
  const context = testContext(database.db, { now: NOW })
  const payments = accountsAt(psp)
  const { transport } = mailbox
  const mail = createMail(
    { sender: async () => ({ transport, from: 'loja@loja.test' }), render: renderMail },
    context,
  )
  const [job] = rows
  await sendOrderMail({ ...context, payments, mail, idTarefa: job.id }, ORDER_MAIL.data.parse(job.data))
  await database.pool.query('delete from pgboss.job where id = $1', [job.id])
}

async function send(idPedido: string, tipo: OrderMailKind, vez?: string) {
  await enqueue(database.db, ORDER_MAIL, { idPedido, tipo, vez })
  await run()
}

function run() {
  const context = testContext(database.db, { now: NOW })
  const payments = accountsAt(psp)
  return runWaitingJobs(ordersJobs, { ...context, payments }, mailbox)
}

async function waiting() {
  const { rows } = await database.pool.query('select count(*)::integer as jobs from pgboss.job')
  return rows[0].jobs
}

async function order(changes: Partial<typeof pedidos.$inferInsert> = {}) {
  const [row] = await database.db
    .insert(pedidos)
    .values({
      chaveIdempotencia: randomUUID(),
      comprador: {
        pessoa: 'F',
        nomeRazao: 'Maria Souza',
        documento: '52998224725',
        inscricaoEstadual: '',
        email: 'maria@example.com',
        celular: '+5511900000000',
      },
      email: 'maria@example.com',
      frete: {
        id: 'pac',
        tipo: 'entrega',
        label: 'PAC',
        valor: 3_000,
        valorCheio: 3_000,
        ajustes: [],
        prazo: 6,
        previsao: '2026-12-01',
        entregaAgendada: false,
      },
      idCotacao: 'cotacao',
      subtotal: 10_000,
      totalItens: 10_000,
      valorFrete: 3_000,
      descontoVista: 0,
      total: 13_000,
      metodo: 'pix',
      criadoEm: NOW,
      alteradoEm: NOW,
      ...changes,
    })
    .returning()
  if (!row) throw new Error('The order was not created.')
  await database.db.insert(pedidosItens).values({
    idPedido: row.id,
    posicao: 0,
    idProduto: 1,
    idSku: 1,
    tipo: 'produto',
    sku: 'BRE-1',
    origem: 0,
    nome: 'Breu claro',
    url: '/acessorios/breu-claro',
    atributos: [],
    ajustes: [],
    imagem: { imagem: `/imagens/${'ab'.repeat(32)}/640.jpg`, alt: 'Breu', largura: 800, altura: 800 },
    quantidade: 2,
    precoPor: 5_000,
    total: 10_000,
    descontoVista: 0,
  })
  return { ...row, chave: orderKey(testContext(database.db), row) }
}

async function passport(idPedido: string) {
  await database.db.insert(passaportes).values({
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
    compradoEm: NOW,
    emitidoEm: NOW,
  })
}

let attempts = 0

async function attempt(idPedido: string, values: Partial<typeof pagamentos.$inferInsert>) {
  const [row] = await database.db
    .insert(pagamentos)
    .values({
      referencia: idPedido,
      chave: String(++attempts),
      metodo: 'pix',
      valor: 13_000,
      pagador: { nome: 'Maria Souza', documento: '52998224725', email: 'maria@example.com' },
      descricao: 'Pedido',
      expiraEm: new Date('2026-11-21T12:30:00Z'),
      criadoEm: new Date(NOW.getTime() + attempts),
      ...values,
    })
    .returning()
  if (!row) throw new Error('The payment was not created.')
  return row.id
}

function pix(idPedido: string, values: Partial<typeof pagamentos.$inferInsert> = {}) {
  const dados = { metodo: 'pix' as const, copiaECola: COPIA_E_COLA }
  return attempt(idPedido, { dados, ...values })
}

function declined(idPedido: string, motivoRecusa: string) {
  return attempt(idPedido, {
    metodo: 'cartao',
    situacao: 'recusado',
    token: 'tok_1',
    dados: {
      metodo: 'cartao',
      bandeira: 'visa',
      ultimosDigitos: '4242',
      autorizacao: null,
      nsu: null,
      motivoRecusa,
    },
  })
}

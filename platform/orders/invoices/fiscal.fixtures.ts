import { eq } from 'drizzle-orm'
import type { OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { ordersJobs } from '#platform/orders/jobs.ts'
import { ORDER_MAIL } from '#platform/orders/mail/order-mail.ts'
import { pedidos } from '#platform/orders/tables.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { openOrderShop } from '#tests/support/order-shop.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { startFocusNfe } from '#tools/counterparts/focus-nfe/start-focus-nfe.ts'
import { focusNfe } from './focus/focus-nfe.ts'
import { fiscalJobs } from './jobs.ts'

/** The store's settings that an invoice needs. */
const STORE = {
  razaoSocial: 'Lira Instrumentos Ltda.',
  cnpj: '12.345.678/0001-95',
  inscricaoEstadual: '110.042.490.114',
}

/** A shop that issues invoices at a counterpart of Focus NFe, whose Sefaz answers when the test says so. */
export async function openInvoiceShop() {
  const focus = await startFocusNfe({ port: 0 })
  const shop = await openOrderShop()
  const mailbox = openMailbox()
  const call = testAdminApi<unknown>(shop.db)
  focus.setClock(() => shop.now)

  return { shop, focus, mailbox, context, ask, paidOrder, work, notesOf, reset, close }

  function context() {
    const { settings, ...rest } = shop.context()
    return {
      ...rest,
      openInvoices: open,
      settings: { ...settings, loja: { ...settings.loja, ...STORE } },
    }
  }

  function open(account: Parameters<ReturnType<typeof shop.context>['openInvoices']>[0]) {
    return focusNfe({ ...account, url: focus.url, timeoutMs: 1_000 })
  }

  /** Calls the panel's API. */
  async function ask<Body>(method: string, path: string, body?: unknown, papel: Role = 'dono') {
    const { openInvoices, settings, now } = context()

    const answer = await call(method, path, {
      cookie: await staffCookie(shop.db, papel, now),
      ...(body !== undefined && { body }),
      context: { openInvoices, settings, now },
    })

    // Tests trust the contract's types here.
    return { ...answer, body: answer.body as Body }
  }

  /** An order that was paid by Pix. */
  async function paidOrder(changes: Parameters<typeof shop.place>[0] = {}) {
    const { id, idPagamento } = await shop.place(changes)
    await shop.payAndSettle(idPagamento)
    return id
  }

  /** Runs the jobs of invoices and the mails of orders until none is left. */
  async function work() {
    const jobs = [...fiscalJobs, ...ordersJobs.filter(({ name }) => name !== ORDER_MAIL.name)]
    while ((await runWaitingJobs(jobs, context(), mailbox)) > 0);
  }

  async function notesOf(id: string): Promise<OrderNotes> {
    return (await ask<OrderNotes>('GET', `/orders/${id}/invoices`)).body
  }

  async function reset() {
    await emptyTables(shop.pool, 'notas_fiscais', 'regras_fiscais')
    await shop.pool.query(`update emissao_nfe set ambiente = null, automatica = false, informacoes = ''`)
    await shop.pool.query('delete from contas_nfe')
    await shop.pool.query('delete from mensagens_enviadas')
    await shop.db.update(pedidos).set({ atencao: null }).where(eq(pedidos.teste, false))
    await shop.reset()
    mailbox.messages.length = 0
    focus.reset()
  }

  async function close() {
    await focus.close()
    await shop.close()
  }
}

import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { isUnsettled } from '#domain/order/fiscal/invoice-situation.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { flagOrder } from '#platform/orders/attention/flag-order.ts'
import { openIssuer } from '../account/open-issuer.ts'
import { storeFiles } from '../files/store-files.ts'
import { refOf } from '../notes/note-rows.ts'
import { InvoiceAccessRefused, type InvoiceService, InvoiceServiceUnavailable } from '../port.ts'
import { type InvoiceNoteRow, notasFiscais } from '../tables.ts'
import { applyState } from './apply-state.ts'
import { invoiceOfNote } from './invoice-of-note.ts'
import { nextCheck } from './next-check.ts'

/** Invoices that one run takes: the service answers a hundred calls a minute. */
const BATCH = 20

/** Takes the next step of every invoice whose time has come. */
export async function advanceDueNotes(context: RequestContext): Promise<void> {
  const due = await context.db
    .select({ idNota: notasFiscais.id })
    .from(notasFiscais)
    .where(and(isNotNull(notasFiscais.conferirEm), lte(notasFiscais.conferirEm, context.now)))
    .orderBy(asc(notasFiscais.conferirEm))
    .limit(BATCH)
  const failures: unknown[] = []
  // One that fails must not keep the others waiting.
  for (const one of due) await advanceNote(context, one).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Invoices could not be advanced.')
}

/**
 * Takes the next step of an invoice: sends it, asks how it went, or fetches its files. Whatever the service does not
 * answer is tried again later, for three days, after which the order asks for attention; a step that was lost is found
 * by the invoice's name, so nothing is issued twice.
 */
export async function advanceNote(context: RequestContext, { idNota }: { idNota: string }): Promise<void> {
  const [row] = await context.db.select().from(notasFiscais).where(eq(notasFiscais.id, idNota))
  if (!row) return
  try {
    const service = await openIssuer(context, row.ambiente)
    if (!service) throw new InvoiceAccessRefused('A loja não tem mais o token deste ambiente da Focus NFe.')
    await step(context, service, row)
  } catch (error) {
    if (error instanceof InvoiceServiceUnavailable) await postpone(context, row, 'semResposta')
    else if (error instanceof InvoiceAccessRefused) {
      await flagOrder(context, row.idPedido, `A nota fiscal espera. ${error.message}`)
      await postpone(context, row, 'acesso')
    } else throw error
  }
}

async function step(context: RequestContext, service: InvoiceService, row: InvoiceNoteRow): Promise<void> {
  if (row.situacao === 'pendente') return send(context, service, row)
  const state = await service.find(refOf(row.id))
  if (!state) throw new InvoiceServiceUnavailable('The service does not know an invoice that it took.')
  const after = (await applyState(context, row.id, state)) ?? row
  if (!isUnsettled(after.situacao) && after.chave !== null) await storeFiles(context, service, after, state)
}

async function send(context: RequestContext, service: InvoiceService, row: InvoiceNoteRow): Promise<void> {
  const { db } = context
  const ref = refOf(row.id)
  // The answer to an earlier try may have been lost.
  const known = row.tentativas > 0 ? await service.find(ref) : null
  if (known && known.situacao !== 'rejeitada') {
    await applyState(context, row.id, known)
    return
  }
  const { nota, problemas } = await invoiceOfNote(context, row)
  if (problemas.length > 0) {
    await reject(context, row, problemas)
    return
  }
  await db
    .update(notasFiscais)
    .set({ tentativas: row.tentativas + 1, linhas: nota.itens })
    .where(eq(notasFiscais.id, row.id))
  await applyState(context, row.id, await service.issue(ref, nota))
}

/** What was there when somebody issued it is missing now. */
async function reject(
  context: RequestContext,
  { id, idPedido }: InvoiceNoteRow,
  problemas: InvoiceNoteRow['problemas'],
): Promise<void> {
  const [first] = problemas
  if (first) await flagOrder(context, idPedido, `A nota fiscal não saiu. ${first.mensagem}`)
  await context.db
    .update(notasFiscais)
    .set({ situacao: 'rejeitada', problemas, conferirEm: null, falha: null, falhaDesde: null })
    .where(and(eq(notasFiscais.id, id), eq(notasFiscais.situacao, 'pendente')))
}

async function postpone(
  context: RequestContext,
  row: InvoiceNoteRow,
  falha: NonNullable<InvoiceNoteRow['falha']>,
): Promise<void> {
  const { db, now } = context
  const falhaDesde = row.falhaDesde ?? now
  const isLast = now.getTime() - falhaDesde.getTime() >= LAST_TRY_MS
  if (isLast && row.situacao === 'pendente') {
    await reject(context, row, [{ campo: '', mensagem: GIVEN_UP[falha], link: null }])
    return
  }
  // The Sefaz may have it: the shop goes on asking.
  if (isLast) await flagOrder(context, row.idPedido, `A nota fiscal espera. ${GIVEN_UP[falha]}`)
  await db
    .update(notasFiscais)
    .set({ falha, falhaDesde, conferirEm: nextCheck(row.criadaEm, now) })
    .where(eq(notasFiscais.id, row.id))
}

/** Longer than outages of the service and of the Sefaz last. */
const LAST_TRY_MS = 3 * DAY_MS

const GIVEN_UP = {
  semResposta: 'A Focus NFe não respondeu por três dias. Confira a conta e mande a nota de novo.',
  acesso: 'A Focus NFe negou o acesso por três dias. Troque o token e mande a nota de novo.',
} as const

import { eq } from 'drizzle-orm'
import type { InvoiceProblem } from '#domain/order/fiscal/invoice.ts'
import { type InvoiceSituation, isUnsettled, mayFollow } from '#domain/order/fiscal/invoice-situation.ts'
import { explainRejection } from '#domain/order/fiscal/rejections.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { flagOrder } from '#platform/orders/attention/flag-order.ts'
import { detachInvoice } from '#platform/orders/invoices/detach-invoice.ts'
import type { InvoiceState } from '../port.ts'
import { MAIL_NOTE } from '../queues.ts'
import { type InvoiceNoteRow, notasFiscais } from '../tables.ts'
import { nextCheck } from './next-check.ts'

type Applying = Pick<RequestContext, 'db' | 'now'>

/**
 * Applies what the service knows of an invoice. Answers may come in any order and any number of times: only the
 * situations that may follow the current one change it. A rejection is said at the order.
 */
export async function applyState(
  { db, now }: Applying,
  id: string,
  state: InvoiceState,
): Promise<InvoiceNoteRow | undefined> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(notasFiscais).where(eq(notasFiscais.id, id)).for('update')
    if (!before) return undefined
    const { situacao } = state
    const isNew = mayFollow(before.situacao, situacao)
    const current = isNew ? situacao : before.situacao
    const [after] = await tx
      .update(notasFiscais)
      .set({
        falha: null,
        falhaDesde: null,
        ...(isNew && changesBy(before, state, now)),
        conferirEm: checkAfter(before, { current, isNew, now }),
      })
      .where(eq(notasFiscais.id, id))
      .returning()
    if (isNew) await noteAtOrder({ db: tx, now }, before, state)

    return after
  })
}

function changesBy(before: InvoiceNoteRow, state: InvoiceState, now: Date): Partial<InvoiceNoteRow> {
  const { situacao, codigo, mensagem } = state

  return {
    situacao,
    numero: state.numero ?? before.numero,
    serie: state.serie ?? before.serie,
    chave: state.chave ?? before.chave,
    codigo,
    mensagem,
    problemas: situacao === 'rejeitada' ? problemsOf(state) : [],
    autorizadaEm: situacao === 'autorizada' ? now : before.autorizadaEm,
    canceladaEm: situacao === 'cancelada' ? now : before.canceladaEm,
  }
}

/** A rejected invoice waits for a person; one that has just got a key has files to be fetched. */
function checkAfter(
  { criadaEm, conferirEm }: InvoiceNoteRow,
  { current, isNew, now }: { current: InvoiceSituation; isNew: boolean; now: Date },
): Date | null {
  if (isUnsettled(current)) return nextCheck(criadaEm, now)
  if (current === 'rejeitada') return null

  return isNew ? now : conferirEm
}

/** What the Sefaz, or the service before it, found wrong, in the store's words where they are known. */
function problemsOf({ codigo, mensagem, erros }: InvoiceState): InvoiceProblem[] {
  const known = codigo === null ? null : explainRejection(codigo)
  if (known) return [{ campo: known.campo ?? '', mensagem: known.explicacao, link: known.link }]
  if (erros.length > 0) return erros.map((erro) => ({ ...erro, link: null }))

  return mensagem === null ? [] : [{ campo: '', mensagem, link: null }]
}

async function noteAtOrder(
  context: { db: Database; now: Date },
  { id: idNota, idPedido: id, ambiente, numero, chave, tipo, arquivos }: InvoiceNoteRow,
  state: InvoiceState,
): Promise<void> {
  const { situacao } = state
  if (situacao === 'rejeitada' || situacao === 'denegada') {
    const [first] = situacao === 'denegada' ? [{ mensagem: state.mensagem ?? '' }] : problemsOf(state)
    await flagOrder(context, id, `A nota fiscal foi ${situacao}. ${first?.mensagem ?? ''}`.trim())
  }
  if (situacao === 'cancelada' && tipo === 'venda' && ambiente === 'producao' && chave !== null) {
    await detachInvoice(context, { id, chave })
    await emitEvent(context.db, 'nota.cancelada', { id, nota: numero, chave })
    // Only a buyer who got its files has to know that they are void.
    if (arquivos.danfe !== undefined) await enqueue(context.db, MAIL_NOTE, { idNota, cancelada: true })
  }
}

import { eq } from 'drizzle-orm'
import type { AdminTradeIn } from '#contract/orders/admin-trade-ins.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { removeGoneOfOrder } from '#platform/orders/buyer/instruments/remove-gone.ts'
import { countMissing } from '#platform/orders/buyer/passports/issue/count-missing.ts'
import { restoreExchanged } from '#platform/orders/buyer/passports/records/restore-exchanged.ts'
import { withdrawExchanged } from '#platform/orders/buyer/passports/records/withdraw-passport.ts'
import { emitConcluded } from '../emit-concluded.ts'
import { TRADE_IN_MAIL, type TradeInMailKind } from '../mail/trade-in-mail.ts'
import { type TradeInRow, trocasInstrumentos as trocas } from '../tables.ts'
import { writePictures } from './inspection-pictures.ts'
import { getStoreTradeIn } from './store-trade-ins.ts'

/** What a step writes, and which mail follows. */
type Step = { set: Partial<TradeInRow>; fotos?: readonly string[]; mail?: TradeInMailKind }

/** Locks a trade-in, writes a step of it with its audit entry, and enqueues its mail. Refuses `TrocaInexistente`. */
export async function changeStoreTradeIn(
  context: RequestContext,
  { id, permissao, acao }: { id: string; permissao: Permission; acao: `troca.${string}` },
  step: (row: TradeInRow, tx: Database) => Step | Promise<Step>,
): Promise<AdminTradeIn> {
  const { nome: autor } = permit(context, permissao)
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(trocas).where(eq(trocas.id, id)).for('update')
    if (!row) throw refuse('TrocaInexistente')
    const { set, fotos = [], mail } = await step(row, tx)
    await writePictures(tx, id, fotos)
    const [after] = await tx.update(trocas).set(set).where(eq(trocas.id, id)).returning()
    if (!after) throw new Error('A locked trade-in is missing.')
    const written = auditedFields(after)
    await recordChange(tx, context, {
      acao,
      alvo: { tipo: 'troca', id, nome: row.nome },
      antes: auditedFields(row),
      depois: fotos.length > 0 ? { ...written, fotos: fotos.length } : written,
    })
    // The shop has the instrument, as its inspection found it.
    if (row.situacao !== 'conferida' && after.condicaoConferida) {
      await withdrawExchanged({ db: tx, now: context.now }, { ...after, autor })
      await removeGoneOfOrder(tx, after.idPedido)
      await countMissing(tx, after.idPedido)
    }
    if (row.condicaoConferida && after.situacao !== 'conferida') {
      await restoreExchanged({ db: tx, now: context.now }, { ...after, autor })
      await countMissing(tx, after.idPedido)
    }
    await emitConcluded(tx, after)
    if (mail) await enqueue(tx, TRADE_IN_MAIL, { id, tipo: mail })
  })

  return getStoreTradeIn(context, { id })
}

/** The note stays out: the audit outlives the customer's data. */
function auditedFields({
  situacao,
  codigoPostagem,
  resultado,
  condicaoConferida,
  diferenca,
  perdoadaEm,
}: TradeInRow) {
  return { situacao, codigoPostagem, resultado, condicaoConferida, diferenca, perdoada: perdoadaEm !== null }
}

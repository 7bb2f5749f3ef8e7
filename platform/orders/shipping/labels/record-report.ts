import { eq } from 'drizzle-orm'
import {
  isOver,
  type LabelSituation,
  nextSituation,
  reportedSituation,
} from '#domain/shipping/labels/label-situation.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { ReportedLabel } from '#platform/shipping/melhor-envio/label-api.ts'
import { lockOrder } from '../../rows.ts'
import { pedidosEtiquetas } from '../../tables.ts'
import { moveOrder } from './move-order.ts'

/**
 * Records what Melhor Envio reports about a label, and moves its order. Reports may come late, twice and in any order: a
 * label never goes back.
 */
export async function recordReport(
  context: RequestContext,
  id: string,
  report: ReportedLabel,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [known] = await tx.select().from(pedidosEtiquetas).where(eq(pedidosEtiquetas.id, id))
    // Orders are always locked before their labels.
    if (!known || !(await lockOrder(tx, known.idPedido))) return
    const [before] = await tx.select().from(pedidosEtiquetas).where(eq(pedidosEtiquetas.id, id)).for('update')
    if (!before) return
    const situacao = nextSituation(before.situacao, reportedSituation(report))
    const [label] = await tx
      .update(pedidosEtiquetas)
      .set({
        situacao,
        motivo: '',
        codigo: report.codigo || before.codigo,
        codigoPostagem: report.codigoPostagem || before.codigoPostagem,
        postadaEm: before.postadaEm ?? report.postadaEm,
        entregueEm: before.entregueEm ?? report.entregueEm,
        conferirEm: nextCheck(situacao, context.now),
      })
      .where(eq(pedidosEtiquetas.id, id))
      .returning()
    if (label && situacao !== before.situacao) await moveOrder({ ...context, db: tx }, label)
  })
}

/** Labels are made within minutes; of their parcels, Melhor Envio knows something new once an hour. */
function nextCheck(situacao: LabelSituation, now: Date): Date | null {
  if (isOver(situacao)) return null
  const minutes = situacao === 'comprando' || situacao === 'paga' ? 1 : 30

  return new Date(now.getTime() + minutes * MINUTE_MS)
}

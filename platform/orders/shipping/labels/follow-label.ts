import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { FreightRefusal } from '#platform/shipping/melhor-envio/failures.ts'
import type { MelhorEnvio } from '#platform/shipping/melhor-envio/melhor-envio.ts'
import { type LabelRow, pedidosEtiquetas } from '../../tables.ts'
import { accountOfLabel } from './label-account.ts'
import { payForLabel } from './pay-for-label.ts'
import { recordReport } from './record-report.ts'

/** Longer than all calls for one label take. */
const LEASE_MS = 3 * MINUTE_MS

/** A label whose purchase failed is tried again after this time. */
const AGAIN_MS = 2 * MINUTE_MS

/**
 * Carries a label on by as many steps as possible: into the cart, paid, made; or asks what became of it. Each step is
 * stored before the next, and what may have been done is asked for before it is done again, so that running it twice, or
 * after a lost answer, buys nothing twice. Throws FreightUnavailable, to be retried, while Melhor Envio does not answer.
 */
export async function followLabel(context: RequestContext, { id }: { id: string }): Promise<void> {
  const label = await take(context, id)
  if (!label) return
  try {
    const api = await accountOfLabel(context, label)
    const paid = label.situacao === 'comprando' ? await payForLabel(context, api, label) : label
    if (paid) await ask(context, api, paid)
  } catch (error) {
    // The token was refused: somebody has to look at it, and then it goes on.
    if (!(error instanceof FreightRefusal)) throw error
    await context.db
      .update(pedidosEtiquetas)
      .set({ motivo: error.message })
      .where(eq(pedidosEtiquetas.id, id))
  } finally {
    await context.db.update(pedidosEtiquetas).set({ presaAte: null }).where(eq(pedidosEtiquetas.id, id))
  }
}

/** Takes a label for this worker alone; undefined if another has it, or nothing happens to it any more. */
async function take({ db, now }: RequestContext, id: string): Promise<LabelRow | undefined> {
  const { presaAte, conferirEm } = pedidosEtiquetas
  const [label] = await db
    .update(pedidosEtiquetas)
    .set({
      presaAte: new Date(now.getTime() + LEASE_MS),
      conferirEm: new Date(now.getTime() + AGAIN_MS),
    })
    .where(and(eq(pedidosEtiquetas.id, id), isNotNull(conferirEm), or(isNull(presaAte), lt(presaAte, now))))
    .returning()

  return label
}

/** A paid label is asked for until it is made; Melhor Envio makes it once. */
async function ask(context: RequestContext, api: MelhorEnvio, { id, idProvedor, situacao }: LabelRow) {
  if (idProvedor === null) throw new Error(`The label ${id} is not at Melhor Envio.`)
  if (situacao === 'paga') await api.generate(idProvedor)
  const report = await api.read(idProvedor)
  if (report) await recordReport(context, id, report)
}

import { asc, inArray, lte } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { accountAt } from '#platform/shipping/accounts/account-rows.ts'
import { FreightRefusal, FreightUnavailable } from '#platform/shipping/melhor-envio/failures.ts'
import { type LabelRow, pedidosEtiquetas } from '../../tables.ts'
import { followLabel } from './follow-label.ts'
import { recordReport } from './record-report.ts'

/** Labels per run; Melhor Envio takes many ids in one question. */
const BATCH = 100

/** Parcels whose question failed are asked about again after this time. */
const AGAIN_MS = 10 * MINUTE_MS

/**
 * Carries on the labels that are due: purchases whose job failed for good, and, in one question for each account, what
 * became of the parcels. An account that does not answer does not keep the other from it.
 */
export async function followLabels(context: RequestContext): Promise<void> {
  const due = await context.db
    .select()
    .from(pedidosEtiquetas)
    .where(lte(pedidosEtiquetas.conferirEm, context.now))
    .orderBy(asc(pedidosEtiquetas.conferirEm))
    .limit(BATCH)
  for (const { id } of due.filter(isBeingBought)) await unlessUnavailable(() => followLabel(context, { id }))
  for (const ambiente of ['producao', 'teste'] as const) {
    const parcels = due.filter((label) => !isBeingBought(label) && label.ambiente === ambiente)
    if (parcels.length > 0) await unlessUnavailable(() => trackParcels(context, ambiente, parcels))
  }
}

async function trackParcels(
  context: RequestContext,
  ambiente: LabelRow['ambiente'],
  parcels: readonly LabelRow[],
): Promise<void> {
  // Whatever happens, the others have their turn.
  await context.db
    .update(pedidosEtiquetas)
    .set({ conferirEm: new Date(context.now.getTime() + AGAIN_MS) })
    .where(
      inArray(
        pedidosEtiquetas.id,
        parcels.map(({ id }) => id),
      ),
    )
  const account = await accountAt(context, ambiente)
  if (!account) return
  const reports = await account.api.track(parcels.flatMap(({ idProvedor }) => idProvedor ?? []))
  for (const { id, idProvedor } of parcels) {
    const report = reports.get(idProvedor ?? '')
    if (report) await recordReport(context, id, report)
  }
}

function isBeingBought({ situacao }: LabelRow): boolean {
  return situacao === 'comprando' || situacao === 'paga'
}

/** Melhor Envio's outages are waited for, and its refusals are shown at the label; anything else is a bug. */
async function unlessUnavailable(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof FreightUnavailable || error instanceof FreightRefusal)) throw error
  }
}

import type { OrderShipmentLine } from '#contract/orders/order-shipments.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { sentenceOf } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { missingIn } from '../buyer/passports/issue/count-missing.ts'
import { pick } from '../lifecycle/start-picking.ts'
import { track } from './change-store-tracking.ts'
import { type PlannedShipment, planShipments } from './plan-shipments.ts'
import { ship } from './ship-store-order.ts'

/**
 * Ships the orders of a CSV with their tracking codes, one after the other. A line that fails is reported and doesn't
 * stop the others. Uploading the same file again does nothing. Says how many of their instruments have no passport.
 * Refuses `CadastroInvalido`.
 */
export async function shipMany(
  context: RequestContext,
  { csv }: { csv: string },
): Promise<{ linhas: OrderShipmentLine[]; semPassaporte: number }> {
  permit(context, 'pedidos.expedir')
  const linhas: OrderShipmentLine[] = []
  const plan = await planShipments(context.db, csv)
  for (const planned of plan) linhas.push(await shipLine(context, planned))

  return {
    linhas,
    semPassaporte: await missingIn(context.db, [...new Set(plan.flatMap(({ id }) => id ?? []))]),
  }
}

async function shipLine(context: RequestContext, planned: PlannedShipment): Promise<OrderShipmentLine> {
  const { id, volume, resultado, codigo, transportadora, url } = planned
  if (id === null || resultado === 'erro' || resultado === 'nada') return planned
  const envio = { codigo, transportadora, url }
  try {
    if (resultado === 'trocarCodigo') await track(context, { id, volume, envio })
    else
      await context.db.transaction(async (db) => {
        const tx = { ...context, db }
        if (resultado === 'separarEEnviar') await pick(tx, id)
        await ship(tx, { id, envio })
      })
    return planned
  } catch (error) {
    return { ...planned, resultado: 'erro', motivo: sentenceOf(error) }
  }
}

import type { OrderShipmentLine } from '#contract/orders/order-shipments.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { sentenceOf } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { pick } from '../lifecycle/start-picking.ts'
import { track } from './change-store-tracking.ts'
import { type PlannedShipment, planShipments } from './plan-shipments.ts'
import { ship } from './ship-store-order.ts'

/**
 * Sends the orders of a CSV with their tracking codes, one after the other; what can't be sent is said by line, and stops no
 * other. The same file again does nothing. Refuses `CadastroInvalido`.
 */
export async function shipMany(
  visit: Visit,
  { csv }: { csv: string },
): Promise<{ linhas: OrderShipmentLine[] }> {
  permit(visit, 'pedidos.expedir')
  const linhas: OrderShipmentLine[] = []
  for (const planned of await planShipments(visit.db, csv)) linhas.push(await shipLine(visit, planned))

  return { linhas }
}

async function shipLine(visit: Visit, planned: PlannedShipment): Promise<OrderShipmentLine> {
  const { id, resultado, codigo, transportadora, url } = planned
  if (id === null || resultado === 'erro' || resultado === 'nada') return planned
  const envio = { codigo, transportadora, url }
  try {
    if (resultado === 'trocarCodigo') await track(visit, { id, envio })
    else
      await visit.db.transaction(async (db) => {
        const tx = { ...visit, db }
        if (resultado === 'separarEEnviar') await pick(tx, id)
        await ship(tx, { id, envio })
      })
    return planned
  } catch (error) {
    return { ...planned, resultado: 'erro', motivo: sentenceOf(error) }
  }
}

import { eq } from 'drizzle-orm'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { lockOwnPassport } from '../passport-rows.ts'
import { passaportes, passaportesPassagens } from '../tables.ts'

/**
 * Says at a passport that its owner misses the instrument, or has it again (null). An open link to hand it over ends, so
 * that nobody takes over what is missing; the staff are alerted, to whom it may be offered. Refuses `LoginNecessario` and `PassaporteInexistente`.
 */
export async function reportLoss(
  context: RequestContext,
  { codigo, alerta }: { codigo: string; alerta: 'roubado' | 'perdido' | null },
): Promise<Record<string, never>> {
  const idCliente = await requireCustomer(context)
  await context.db.transaction(async (tx) => {
    const row = await lockOwnPassport(tx, { codigo, idCliente })
    if (row.alerta === alerta) return
    await tx
      .update(passaportes)
      .set({ alerta, alertaEm: alerta && context.now })
      .where(eq(passaportes.id, row.id))
    if (!alerta) return
    await tx.delete(passaportesPassagens).where(eq(passaportesPassagens.idPassaporte, row.id))
    await alertStaff(tx, {
      tipo: 'instrumentoPerdido',
      texto: `${row.produto}, nº de série ${row.numeroSerie}: ${alerta}.`,
      caminho: `/passaportes/${row.id}`,
      em: context.now,
    })
  })

  return {}
}

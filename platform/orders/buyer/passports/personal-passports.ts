import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { passaportes, passaportesPassagens } from './tables.ts'

/**
 * What a customer owns, for the download of personal data: which instruments, since when, and what they reported. What
 * it cost is part of the order's data.
 */
export function exportPassports(db: Database, idCliente: number) {
  return db
    .select({
      produto: passaportes.produto,
      numeroSerie: passaportes.numeroSerie,
      codigo: passaportes.codigo,
      donoDesde: passaportes.donoDesde,
      alerta: passaportes.alerta,
      alertaEm: passaportes.alertaEm,
    })
    .from(passaportes)
    .where(eq(passaportes.idCliente, idCliente))
    .orderBy(passaportes.id)
}

/**
 * Unties a customer from what they own: the passport describes an instrument and stays without them, and an open link to
 * hand it over ends.
 */
export async function erasePassports(tx: Database, idCliente: number): Promise<void> {
  const own = eq(passaportes.idCliente, idCliente)
  await tx
    .delete(passaportesPassagens)
    .where(
      inArray(
        passaportesPassagens.idPassaporte,
        tx.select({ id: passaportes.id }).from(passaportes).where(own),
      ),
    )
  await tx.update(passaportes).set({ idCliente: null, donoDesde: null }).where(own)
}

/** Gives a customer the passports of guest orders that became theirs; not those that were handed over since. */
export async function adoptPassports(
  tx: Database,
  { idCliente, pedidos }: { idCliente: number; pedidos: string[] },
): Promise<void> {
  if (pedidos.length === 0) return
  await tx
    .update(passaportes)
    .set({ idCliente, donoDesde: sql`${passaportes.emitidoEm}` })
    .where(and(inArray(passaportes.idPedido, pedidos), isNull(passaportes.idCliente)))
}

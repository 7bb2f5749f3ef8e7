import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { passaportes } from '../../buyer/passports/tables.ts'
import { trocasInstrumentos as trocas } from './tables.ts'

/** Whether the instrument of the row of `trocas_instrumentos` is still its customer's, and not missing. */
export const IS_OWNERS: SQL<boolean> = sql<boolean>`exists (
  select from trade_ins_of_owners own where own.id = ${trocas.id}
)`

/**
 * Whether the instrument of a trade-in is still its customer's, and not missing. Locks the passports of its line, so that
 * nobody gets it or reports it before the transaction ends.
 */
export async function isOwnersTradeIn(
  tx: Database,
  { id, idPedido, posicao }: { id: string; idPedido: string; posicao: number },
): Promise<boolean> {
  await tx
    .select({ id: passaportes.id })
    .from(passaportes)
    .where(
      and(
        eq(passaportes.idPedido, idPedido),
        eq(passaportes.posicao, posicao),
        isNull(passaportes.anuladoEm),
      ),
    )
    .orderBy(passaportes.id)
    .for('update')

  return (await tx.$count(trocas, and(eq(trocas.id, id), IS_OWNERS))) > 0
}

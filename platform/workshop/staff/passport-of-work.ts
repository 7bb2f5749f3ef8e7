import type { Database } from '#platform/database/connect.ts'
import {
  type FoundPassport,
  passportOfLine,
  validPassport,
} from '#platform/orders/buyer/passports/passport-of-line.ts'
import type { WorkOrderRow } from '../tables.ts'

type Work = Pick<WorkOrderRow, 'idPedido' | 'posicao' | 'quantidade' | 'idPassaporte'>

/**
 * The passport of a work order's instrument: that of the order's line, or the one that staff confirmed at the counter. Of
 * several instruments nobody knows here which is which: none.
 */
export async function passportOfWork(
  db: Database,
  { idPedido, posicao, quantidade, idPassaporte }: Work,
): Promise<FoundPassport | null> {
  if (quantidade !== 1) return null
  if (idPassaporte !== null) return (await validPassport(db, idPassaporte)) ?? null
  if (idPedido === null || posicao === null) return null

  return (await passportOfLine(db, { idPedido, posicao })) ?? null
}

import type { Database } from '#platform/database/connect.ts'
import { type FoundPassport, passportOfLine } from '#platform/orders/buyer/passports/passport-of-line.ts'
import { passportsOfSerial } from '#platform/orders/buyer/passports/passports-of-serial.ts'
import type { WorkOrderRow } from '../tables.ts'

type Work = Pick<WorkOrderRow, 'idPedido' | 'posicao' | 'quantidade' | 'numeroSerie'>

/**
 * The passports that a work order's instrument may have: that of the order's line, or those with the serial number that
 * was read at the counter. Of several instruments nobody knows here which is which: none.
 */
export async function passportsOfWork(
  db: Database,
  { idPedido, posicao, quantidade, numeroSerie }: Work,
): Promise<FoundPassport[]> {
  if (quantidade !== 1) return []
  if (idPedido === null) return passportsOfSerial(db, numeroSerie)
  if (posicao === null) return []
  const found = await passportOfLine(db, { idPedido, posicao })

  return found ? [found] : []
}

/** The passport of a work order's instrument, if there is only one that it can have. */
export function onlyPassport([first, ...others]: readonly FoundPassport[]): FoundPassport | null {
  return first && others.length === 0 ? first : null
}

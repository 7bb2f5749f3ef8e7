import { inArray } from 'drizzle-orm'
import { passportPath } from '#domain/instruments/passport/passport-path.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { MailPassport } from '#platform/mail/mails/orders.ts'
import { passportsOfOrder } from '../buyer/passports/list-passports.ts'
import { passaportes } from '../buyer/passports/tables.ts'

/** A passport, and whether a mail has named it. */
export type OrderPassport = MailPassport & { id: number; avisado: boolean }

/** The valid passports of an order's instruments, with the address of each and the position of its line. */
export async function passportsInMail(
  context: Pick<RequestContext, 'db' | 'storeUrl'>,
  idPedido: string,
): Promise<OrderPassport[]> {
  const rows = await passportsOfOrder(context, idPedido)

  return rows
    .filter(({ anuladoEm }) => anuladoEm === null)
    .map(({ id, produto, numeroSerie, codigo, posicao, avisado }) => {
      return { id, produto, numeroSerie, posicao, avisado, url: context.storeUrl + passportPath(codigo) }
    })
}

/** Notes that a mail has named these passports. */
export async function noteNamed(db: Database, named: readonly OrderPassport[]): Promise<void> {
  const ids = named.flatMap(({ id, avisado }) => (avisado ? [] : [id]))
  if (ids.length > 0) await db.update(passaportes).set({ avisado: true }).where(inArray(passaportes.id, ids))
}

import { and, inArray, sql } from 'drizzle-orm'
import { schoolFreightId } from '#domain/shipping/school-delivery.ts'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../../tables.ts'
import { WAITING } from './class-shipments.ts'

/** Whether families' orders of these lists still are to be sent to the school: staff find them by the list. */
export async function hasWaitingClass(db: Database, idListas: readonly string[]): Promise<boolean> {
  if (idListas.length === 0) return false
  const waiting = and(
    sql`${pedidos.frete} ? 'escola'`,
    inArray(sql`${pedidos.frete} ->> 'id'`, idListas.map(schoolFreightId)),
    inArray(pedidos.situacao, [...WAITING]),
  )

  return (await db.$count(pedidos, waiting)) > 0
}

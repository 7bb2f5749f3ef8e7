import { type SQL, sql } from 'drizzle-orm'
import { dayStart } from '#domain/time/day-start.ts'

/** Days in São Paulo (`YYYY-MM-DD`), both included. */
export type Period = { de: string; ate: string }

/** The part of it that is not about the day of payment. */
export const SOLD = sql`situacao not in ('cancelado', 'devolvido') and not teste`

/**
 * The condition for orders `p` sold in a period: paid in it, and neither cancelled nor returned since; test orders are
 * no sales. All sales figures of the panel use it.
 */
export function soldIn({ de, ate }: Period): SQL {
  return sql`(p.pago_em >= ${dayStart(de)} and p.pago_em < ${dayStart(ate, 1)}
    and ${SOLD})`
}

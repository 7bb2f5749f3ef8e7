import { type SQL, sql } from 'drizzle-orm'
import { dayStart } from '#domain/time/day-start.ts'

/** Days in São Paulo (`YYYY-MM-DD`), both included. */
export type Period = { de: string; ate: string }

/**
 * Of the table `p` of orders, those sold in a period: paid in it, and neither cancelled nor given back since. The one meaning of
 * a sale in the panel's figures.
 */
export function soldIn({ de, ate }: Period): SQL {
  return sql`(p.pago_em >= ${dayStart(de)} and p.pago_em < ${dayStart(ate, 1)}
    and p.situacao not in ('cancelado', 'devolvido'))`
}

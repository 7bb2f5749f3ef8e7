import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { estornos, pagamentos } from '../tables.ts'

/**
 * What refunds whose keys begin with `prefix` take off the payments of a `referencia`, in centavos: as
 * `pagamentos.estornado` counts it, without those that a provider refused.
 */
export async function refundedFor(
  db: Database,
  { referencia, prefix }: { referencia: string; prefix: string },
): Promise<number> {
  const [sums] = await db
    .select({ valor: sql<number>`coalesce(sum(${estornos.valor}), 0)::integer` })
    .from(estornos)
    .innerJoin(pagamentos, eq(pagamentos.id, estornos.idPagamento))
    .where(
      and(
        eq(pagamentos.referencia, referencia),
        eq(pagamentos.situacao, 'pago'),
        ne(estornos.situacao, 'recusado'),
        sql`starts_with(${estornos.chave}, ${prefix})`,
      ),
    )

  return sums?.valor ?? 0
}

import { asc, countDistinct, desc, isNull, sql } from 'drizzle-orm'
import type { WaitedFor } from '#contract/reviews/admin-reviews.ts'
import { skuNames } from '#platform/catalog/product/skus/sku-names.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { avisosEstoque } from '../tables.ts'

/** Lists the SKUs with restock requests ("avise-me") and their number, most requested first. */
export async function listWaitedFor(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: WaitedFor[]; total: number }> {
  permit(context, 'marketing.ver')
  const { db } = context
  const waiting = isNull(avisosEstoque.avisadoEm)
  const people = sql<number>`count(*)::int`
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        idSku: avisosEstoque.idSku,
        esperando: people,
        desde: sql<Date>`min(${avisosEstoque.criadoEm})`.mapWith(avisosEstoque.criadoEm),
      })
      .from(avisosEstoque)
      .where(waiting)
      .groupBy(avisosEstoque.idSku)
      .orderBy(desc(people), asc(avisosEstoque.idSku))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db
      .select({ total: countDistinct(avisosEstoque.idSku) })
      .from(avisosEstoque)
      .where(waiting),
  ])
  const names = await skuNames(
    db,
    rows.map(({ idSku }) => idSku),
  )

  return {
    itens: rows.flatMap(({ idSku, desde, ...row }) => {
      const name = names.get(idSku)
      if (!name) return []
      const { sku, opcao, estoque, produto } = name

      return [{ idSku, sku, opcao, estoque, produto, ...row, desde: desde.toISOString() }]
    }),
    total: counted?.total ?? 0,
  }
}

import { count, countDistinct, desc, isNotNull, min } from 'drizzle-orm'
import type { WatchedPrice } from '#contract/reviews/price-alerts.ts'
import { skuNames } from '#platform/catalog/product/skus/sku-names.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { avisosPreco as alerts } from './tables.ts'

/** The SKUs whose price shoppers wait to fall, most first. Names nobody. */
export async function listWatchedPrices(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: WatchedPrice[]; total: number }> {
  permit(context, 'marketing.ver')
  const { db } = context
  const confirmed = isNotNull(alerts.confirmadoEm)
  const people = count()
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        idSku: alerts.idSku,
        esperando: people,
        comValor: count(alerts.alvo),
        menorValor: min(alerts.alvo),
      })
      .from(alerts)
      .where(confirmed)
      .groupBy(alerts.idSku)
      .orderBy(desc(people), alerts.idSku)
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db
      .select({ total: countDistinct(alerts.idSku) })
      .from(alerts)
      .where(confirmed),
  ])
  const names = await skuNames(
    db,
    rows.map(({ idSku }) => idSku),
  )

  return {
    itens: rows.flatMap((row) => {
      const name = names.get(row.idSku)
      if (!name) return []
      const { sku, opcao, estoque, precoPor, produto } = name

      return [{ ...row, sku, opcao, estoque, precoPor, produto }]
    }),
    total: counted?.total ?? 0,
  }
}

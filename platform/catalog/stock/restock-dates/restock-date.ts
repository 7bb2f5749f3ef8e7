import { type SQL, sql } from 'drizzle-orm'

/** The restock date of the SKU `s`, as the merchant stated it, even if it has passed: `YYYY-MM-DD`, or null. */
export const STATED_RESTOCK_DATE: SQL<string | null> = sql<string | null>`(
  select r.data::text from previsoes_reposicao r where r.id_sku = s.id
)`

/** Whether the SKU `s` has not come on its day, which has passed (`expireRestockDates`). */
export const IS_OVERDUE: SQL<boolean> = sql<boolean>`(s.estoque = 0 and exists (
  select from previsoes_reposicao r where r.id_sku = s.id and r.vencida_em is not null
))`

/**
 * The restock date of the SKU `s`; that of a kit is the last one of the parts that it lacks, and null unless each of these
 * has one that is not before `today`.
 */
export function restockDate(today: SQL): SQL<string | null> {
  return sql<string | null>`coalesce(${STATED_RESTOCK_DATE}, (
    select case when bool_and(coalesce(r.data >= ${today}::date, false)) then max(r.data)::text end
    from kit_itens k
    join skus part on part.id = k.id_sku and part.estoque < k.quantidade
    left join previsoes_reposicao r on r.id_sku = part.id
    where k.id_produto = s.id_produto
  ))`
}

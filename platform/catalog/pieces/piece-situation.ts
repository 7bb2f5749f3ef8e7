import { type SQL, sql } from 'drizzle-orm'
import type { PieceSituation } from '#contract/catalog/pieces.ts'

/** Conditions on a piece `e` and its SKU `s`; each piece has exactly one of these situations. */
export function situationConditions(now: Date): Record<PieceSituation, SQL> {
  const reserved = sql`exists (
    select from reservas r where r.id_sku = s.id and r.situacao in ('reservada', 'vendida')
  )`
  const inCart = sql`(e.retido_por is not null and e.retido_ate > ${now}::timestamptz)`

  return {
    aVenda: sql`s.estoque > 0 and not ${inCart}`,
    noCarrinho: sql`s.estoque > 0 and ${inCart}`,
    vendido: sql`s.estoque = 0 and ${reserved}`,
    foraDeVenda: sql`s.estoque = 0 and not ${reserved}`,
  }
}

/** The situation of a piece `e` whose SKU is `s`. */
export function situationOf(now: Date): SQL {
  const { aVenda, noCarrinho, vendido } = situationConditions(now)

  return sql`case when ${aVenda} then 'aVenda' when ${noCarrinho} then 'noCarrinho' when ${vendido} then 'vendido'
    else 'foraDeVenda' end`
}

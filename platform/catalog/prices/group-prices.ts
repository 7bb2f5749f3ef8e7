import { type SQL, sql } from 'drizzle-orm'
import type { Prices } from '#contract/money.ts'
import { pricesOf } from '#domain/prices/prices.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Puts a group's prices (`g`) beside the SKUs (`s`) of another statement; `grupo` may be null. */
export function joinGroupPrices(grupo: SQL<number | null>): SQL {
  return sql`left join precos_grupo g on g.id_sku = s.id and g.id_grupo = ${grupo}`
}

/** What the group pays for a SKU: its own price, unless everybody pays less. */
export const ownPrice = sql<number>`least(s.preco_por, g.preco_por)`

/** What stands struck through beside it: what everybody else pays, or the price from before. */
export const listPrice = sql<
  number | null
>`case when g.preco_por < s.preco_por then s.preco_por else s.preco_de end`

/** What a group pays for SKUs, for those that have a price of their own. One statement. */
export async function listGroupPrices(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  { grupo, skus }: { grupo: SQL<number | null>; skus: readonly number[] },
): Promise<{ idAtributoSimples: number; precos: Prices }[]> {
  const rows = await db
    .select({ id: sql<number>`s.id`, precoDe: listPrice, precoPor: ownPrice })
    .from(sql`skus s ${joinGroupPrices(grupo)}`)
    .where(sql`s.id = any(${sql.param([...skus])}::integer[]) and g.preco_por < s.preco_por`)
    .orderBy(sql`s.id`)

  return rows.map(({ id, precoDe, precoPor }) => ({
    idAtributoSimples: id,
    precos: pricesOf({ precoDe, precoPor, aPartirDe: false }, settings.precos),
  }))
}

import { type SQL, sql } from 'drizzle-orm'
import type { Prices } from '#contract/money.ts'
import { pricesOf } from '#domain/money/prices.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Joins a group's prices (`g`) to the SKUs (`s`) of a query; `grupo` may be null. */
export function joinGroupPrices(grupo: SQL<number | null>): SQL {
  return sql`left join precos_grupo g on g.id_sku = s.id and g.id_grupo = ${grupo}`
}

/** What the group pays for a SKU: its group price, unless the normal price is lower. */
export const ownPrice = sql<number>`least(s.preco_por, g.preco_por)`

/** The price shown struck through: the normal price if the group pays less, else the old price. */
export const listPrice = sql<
  number | null
>`case when g.preco_por < s.preco_por then s.preco_por else s.preco_de end`

/** The prices that a group pays for these SKUs, where its price is lower than the normal one. One statement. */
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

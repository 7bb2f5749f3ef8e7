import { and, count, eq, isNull, or } from 'drizzle-orm'
import type { Buyer } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { promocaoUsos } from '#platform/marketing/tables.ts'

/** What identifies a customer: the account, and the CPF or CNPJ (without punctuation), which guests have too. */
export type BuyerIds = { idCliente: number | null; documento: string | null }

/** How often this customer has used each promotion and coupon, by id: the `usos` of a `Buyer`. */
export async function countPromotionUses(
  { db }: Pick<RequestContext, 'db'>,
  comprador: BuyerIds,
): Promise<Buyer['usos']> {
  const condition = usedBy(comprador)
  if (!condition) return new Map()
  const rows = await db
    .select({ id: promocaoUsos.idPromocao, usos: count() })
    .from(promocaoUsos)
    .where(and(condition, isNull(promocaoUsos.devolvidoEm)))
    .groupBy(promocaoUsos.idPromocao)

  return new Map(rows.map(({ id, usos }) => [id, usos]))
}

/** The condition that a use is this customer's; undefined if nothing identifies them. */
export function usedBy({ idCliente, documento }: BuyerIds) {
  return or(
    idCliente === null ? undefined : eq(promocaoUsos.idCliente, idCliente),
    documento === null ? undefined : eq(promocaoUsos.documento, documento),
  )
}

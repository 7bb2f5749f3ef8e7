import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#domain/promotions/promotion.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { promocoes } from '../tables.ts'
import { activePromotionsAt } from './promotions-in-statement.ts'

/** One row of the promotions that are active at `agora` and not used up. */
export const activePromotions = preparedQuery((db: Database) =>
  db
    .select({ promocoes: activePromotionsAt(sql.placeholder('now')) })
    .from(sql`(values (1)) one`)
    .prepare('active_promotions'),
)

/** Promotions that are switched on, whatever their period and uses. */
export function enabledPromotions(db: Database) {
  return db
    .select(PROMOTION)
    .from(promocoes)
    .where(and(isNotNull(promocoes.hash), eq(promocoes.ativo, true)))
    .orderBy(asc(promocoes.id))
}

/**
 * The coupon with the code `codigo`, valid or not. One that is switched off is unknown, to staff as well: it is a draft, or
 * withdrawn, and would otherwise be the only coupon that the simulator applies and the shop doesn't.
 */
export const couponByCode = preparedQuery((db: Database) =>
  db
    .select({ ...PROMOTION, acumula: promocoes.acumula })
    .from(promocoes)
    .where(and(eq(promocoes.codigo, sql.placeholder('codigo')), eq(promocoes.ativo, true)))
    .prepare('coupon_by_code'),
)

/** A promotion's scope; ids in ascending order. */
export const SCOPE = {
  categorias: targets('id_categoria'),
  marcas: targets('id_marca'),
  produtos: targets('id_produto'),
} satisfies Record<keyof Scope, SQL<number[]>>

/** What the rules of `domain/cart` read of a promotion. */
export const PROMOTION = {
  id: promocoes.id,
  nome: promocoes.nome,
  beneficio: promocoes.beneficio,
  alcance: SCOPE,
  somentePrecoCheio: promocoes.somentePrecoCheio,
  subtotalMinimo: promocoes.subtotalMinimo,
  primeiraCompra: promocoes.primeiraCompra,
  exigeLogin: promocoes.exigeLogin,
  validoDe: promocoes.validoDe,
  validoAte: promocoes.validoAte,
  usosMaximos: promocoes.usosMaximos,
  usosPorCliente: promocoes.usosPorCliente,
  usos: promocoes.usos,
}

function targets(column: 'id_categoria' | 'id_marca' | 'id_produto') {
  const id = sql.raw(column)
  return sql<
    number[]
  >`array(select ${id} from promocao_alvos a where a.id_promocao = promocoes.id and ${id} is not null order by ${id})`
}

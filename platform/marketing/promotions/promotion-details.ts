import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PromotionDetails, PromotionInList } from '#contract/marketing/admin-marketing.ts'
import { promotionSituation } from '#domain/promotions/promotion-situation.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { promocoes } from '../tables.ts'
import { SCOPE } from './rows.ts'

export type PromotionRow = typeof promocoes.$inferSelect

/** A promotion or coupon as the panel shows it. Refuses `CadastroInexistente`. */
export async function promotionDetails(db: Database, id: number, now: Date): Promise<PromotionDetails> {
  const [row] = await db
    .select({ ...getTableColumns(promocoes), alcance: SCOPE_SELECTED })
    .from(promocoes)
    .where(eq(promocoes.id, id))
  if (!row) throw refuse('CadastroInexistente')
  const { alcance, ...rule } = row

  return { ...toPromotionInList(rule, now), alcance }
}

/** Locks a promotion until the transaction ends. Refuses `CadastroInexistente`. */
export async function lockPromotion(tx: Database, id: number): Promise<PromotionRow> {
  const [row] = await tx.select().from(promocoes).where(eq(promocoes.id, id)).for('no key update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/** The panel's fields of a row, without its scope. */
export function toPromotionInList(row: PromotionRow, now: Date): Omit<PromotionInList, 'alcance'> {
  const { hash: _hash, validoDe, validoAte, ...rule } = row
  const counted = row.codigo !== null || row.usosMaximos !== null || row.usosPorCliente !== null

  return {
    ...rule,
    tipo: row.codigo === null ? 'promocao' : 'cupom',
    validoDe: validoDe?.toISOString() ?? null,
    validoAte: validoAte?.toISOString() ?? null,
    usos: counted ? row.usos : null,
    situacao: promotionSituation(row, now),
  }
}

/** As `alvo` of the audit log. */
export function named({ id, nome, codigo }: Pick<PromotionRow, 'id' | 'nome' | 'codigo'>) {
  const tipo = codigo === null ? 'promocao' : 'cupom'

  return { tipo, id: String(id), nome: codigo === null ? nome : `${nome} (${codigo})` }
}

const SCOPE_SELECTED = sql<PromotionDetails['alcance']>`json_build_object(
  'categorias', ${SCOPE.categorias}, 'marcas', ${SCOPE.marcas}, 'produtos', ${SCOPE.produtos}
)`

/** The number of products, brands and categories in its scope. */
export const SCOPE_SIZES: SQL<PromotionInList['alcance']> = sql`(
  select json_build_object(
    'categorias', count(a.id_categoria), 'marcas', count(a.id_marca), 'produtos', count(a.id_produto)
  )
  from promocao_alvos a where a.id_promocao = promocoes.id
)`

import { and, count, desc, getTableColumns, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PromotionInList } from '#contract/marketing/admin-marketing.ts'
import type { PromotionSituation } from '#domain/promotions/promotion-situation.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { promocoes } from '../tables.ts'
import { SCOPE_SIZES, toPromotionInList } from './promotion-details.ts'

type ListPromotionsInput = {
  pagina: number
  porPagina: number
  busca: string
  tipo?: PromotionInList['tipo'] | undefined
  situacao?: PromotionSituation | undefined
}

/** Promotions and coupons, newest first. */
export async function listPromotions(
  context: RequestContext,
  { pagina, porPagina, ...filter }: ListPromotionsInput,
): Promise<{ itens: PromotionInList[]; total: number }> {
  permit(context, 'marketing.ver')
  const { db, now } = context
  const where = conditions(filter, now)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...getTableColumns(promocoes), alcance: SCOPE_SIZES })
      .from(promocoes)
      .where(where)
      .orderBy(desc(promocoes.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db.select({ total: count() }).from(promocoes).where(where),
  ])

  return {
    itens: rows.map(({ alcance, ...row }) => ({ ...toPromotionInList(row, now), alcance })),
    total: counted?.total ?? 0,
  }
}

type Filter = Omit<ListPromotionsInput, 'pagina' | 'porPagina'>

function conditions({ busca, tipo, situacao }: Filter, now: Date): SQL | undefined {
  const text = `%${escapeLike(busca)}%`

  return and(
    busca === '' ? undefined : or(ilike(promocoes.nome, text), ilike(promocoes.codigo, text)),
    tipo === 'cupom' ? isNotNull(promocoes.codigo) : undefined,
    tipo === 'promocao' ? isNull(promocoes.codigo) : undefined,
    situacao === undefined ? undefined : sql`${situationAt(now)} = ${situacao}`,
  )
}

/** SQL of the domain's `promotionSituation`. */
function situationAt(now: Date): SQL {
  const { ativo, validoDe, validoAte, usos, usosMaximos } = promocoes

  return sql`case
    when not ${ativo} then 'desligada'
    when ${validoAte} <= ${now} then 'encerrada'
    when ${usos} >= ${usosMaximos} then 'esgotada'
    when ${validoDe} > ${now} then 'agendada'
    else 'valendo'
  end`
}

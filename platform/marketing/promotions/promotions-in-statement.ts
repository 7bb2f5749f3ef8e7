import { and, eq, gt, isNotNull, isNull, lt, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { promocoes } from '../tables.ts'

/**
 * A subquery of the promotions without a code that are active at a time and not used up, so that a cart is read in one
 * round trip.
 */
export function activePromotionsAt(now: Placeholder): SQL<Promotion[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', ${promocoes.id},
      'nome', ${promocoes.nome},
      'beneficio', ${promocoes.beneficio},
      'alcance', (
        select json_build_object(
          'categorias', coalesce(json_agg(a.id_categoria) filter (where a.id_categoria is not null), '[]'),
          'marcas', coalesce(json_agg(a.id_marca) filter (where a.id_marca is not null), '[]'),
          'produtos', coalesce(json_agg(a.id_produto) filter (where a.id_produto is not null), '[]')
        )
        from promocao_alvos a where a.id_promocao = ${promocoes.id}
      ),
      'somentePrecoCheio', ${promocoes.somentePrecoCheio},
      'subtotalMinimo', ${promocoes.subtotalMinimo},
      'primeiraCompra', ${promocoes.primeiraCompra},
      'exigeLogin', ${promocoes.exigeLogin},
      'validoDe', ${promocoes.validoDe},
      'validoAte', ${promocoes.validoAte},
      'usosMaximos', ${promocoes.usosMaximos},
      'usosPorCliente', ${promocoes.usosPorCliente},
      'usos', ${promocoes.usos}
    ) order by ${promocoes.id}), '[]')
    from ${promocoes} where ${isActiveAt(now)}
  )`.mapWith((rows: PromotionJson[]) => rows.map(fromJson))
}

function isActiveAt(now: Placeholder) {
  return and(
    isNotNull(promocoes.hash),
    eq(promocoes.ativo, true),
    or(isNull(promocoes.validoDe), lte(promocoes.validoDe, now)),
    or(isNull(promocoes.validoAte), gt(promocoes.validoAte, now)),
    or(isNull(promocoes.usosMaximos), lt(promocoes.usos, promocoes.usosMaximos)),
  )
}

type Moments = 'validoDe' | 'validoAte'

/** JSON has no dates. */
type PromotionJson = Omit<Promotion, Moments> & Record<Moments, string | null>

function fromJson({ validoDe, validoAte, ...promotion }: PromotionJson): Promotion {
  return { ...promotion, validoDe: momentOf(validoDe), validoAte: momentOf(validoAte) }
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

import { sql } from 'drizzle-orm'

/**
 * Joins for a product `p` what a listing shows of its SKUs: `stock`, `cheapest`, `quick`, the SKU that is selected by
 * default, and `piece`, its cheapest used or showroom piece on sale. Prices are those of the variants in stock; if none is, of the pieces in stock (new ones first), which are then among what
 * there is to choose from; or of all.
 */
export const OFFER = sql`
  cross join lateral (
    select sum(estoque) as estoque,
      case when max(estoque) filter (where not exemplar) > 0 then count(*) filter (where not exemplar)
        else count(*) filter (where not exemplar or estoque > 0) end as variacoes,
      coalesce(
        max(preco_por) filter (where estoque > 0 and not exemplar), max(preco_por) filter (where estoque > 0), max(preco_por)
      ) as preco_maximo
    from skus where id_produto = p.id
  ) stock
  cross join lateral (
    select preco_por, preco_de from skus where id_produto = p.id
    order by (estoque > 0) desc, exemplar, exemplar and is_used_piece(id), preco_por, posicao limit 1
  ) cheapest
  cross join lateral (select default_sku(p.id) as id) quick
  left join lateral (
    select jsonb_build_object('condicao', e.condicao, 'precoPor', s.preco_por) as cheapest
    from exemplares e join skus s on s.id = e.id_sku
    where e.id_produto = p.id and s.estoque > 0 and e.condicao <> 'novo' order by s.preco_por, s.id limit 1
  ) piece on true`

/** Discount of `cheapest`, in whole percent. */
export const DISCOUNT = sql`least(99, coalesce((cheapest.preco_de - cheapest.preco_por)::bigint * 100 / cheapest.preco_de, 0))`

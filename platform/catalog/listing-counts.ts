import { and, type SQL, sql } from 'drizzle-orm'
import { PRICE_CLASSES } from '#domain/price-bands.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ActiveFilter } from './listing-filters.ts'
import { countedScope, type ListingScope, scopeCondition } from './listing-scope.ts'
import { listagem } from './tables.ts'

/** One count. `tipo` says of what; brands and facet values bring their names. */
export type Count = {
  tipo: string
  id: number
  total: number
  chave: string | null
  label: string | null
  faceta: string | null
  rotuloFaceta: string | null
}

type Question = {
  scope: ListingScope
  active: ActiveFilter[]
  freeFreight: number | null
  /** What narrows the scope itself. */
  fixed?: SQL | undefined
}

/**
 * How many products a listing holds of each value. A facet that is on is counted as if it were off, so that its other
 * values keep their numbers: the first counts are those of the whole listing, the others of one facet each.
 */
export async function countFacets(
  db: Database,
  question: Question,
): Promise<{ all: Count[]; without: Map<string, Count[]> }> {
  const { active } = question
  const [all = [], ...others] = await Promise.all([
    count(db, question),
    ...active.map(({ chave }) =>
      count(db, { ...question, active: active.filter((filter) => filter.chave !== chave) }),
    ),
  ])

  return { all, without: new Map(active.map(({ chave }, i) => [chave, others[i] ?? []])) }
}

/** Listings that nothing narrows, or only what is in stock, were counted when they were written. */
function count(db: Database, question: Question): Promise<Count[]> {
  const escopo = question.fixed ? null : countedScope(question.scope)
  const counted = question.active.every(({ chave }) => chave === 'disponivel')

  return named(db, escopo && counted ? countedBefore(escopo, question) : countedNow(question))
}

function named(db: Database, counts: SQL): Promise<Count[]> {
  return db
    .select({
      tipo: sql<string>`c.tipo`,
      id: sql<number>`c.id`,
      total: sql<number>`c.total`,
      chave: sql<string | null>`coalesce(m.slug, v.chave)`,
      label: sql<string | null>`coalesce(m.nome, v.label)`,
      faceta: sql<string | null>`a.chave`,
      rotuloFaceta: sql<string | null>`a.label`,
    })
    .from(
      sql`(${counts}) c
        left join marcas m on c.tipo = 'marca' and m.id = c.id
        left join atributo_valores v on c.tipo = 'valor' and v.id = c.id
        left join atributos a on a.id = v.id_atributo`,
    )
}

function countedBefore(escopo: string, { scope, active, freeFreight }: Question): SQL {
  const onlyInStock = active.length > 0
  const total = onlyInStock ? sql`sum(total) filter (where disponivel)` : sql`sum(total)`
  const freight =
    freeFreight === null ? sql`` : sql`union all ${freeFreightCounted(scope, onlyInStock, freeFreight)}`

  return sql`
    with contados as materialized (
      select tipo, id, ${total}::integer as total, (sum(total) filter (where disponivel))::integer as em_estoque
      from contagens where escopo = ${escopo} and tipo <> 'categoria'
      group by tipo, id having ${total} > 0
    ), precos as materialized (select id, total from contados where tipo = 'preco')
    select tipo, id, total from contados where tipo <> 'preco'
    union all select 'disponivel', 0, em_estoque from contados where tipo = 'total'
    union all select 'preco', width_bucket(id, ${CLASSES}), sum(total)::integer from precos group by 2
    union all select 'preco-minimo', 0, min(id) / 2 from precos having count(*) > 0
    union all select 'preco-maximo', 0, (max(id) + 1) / 2 from precos having count(*) > 0
    ${freight}`
}

/** Whole classes of prices above the threshold were counted; the class that it cuts is counted now, in a small range. */
function freeFreightCounted(scope: ListingScope, onlyInStock: boolean, freeFreight: number): SQL {
  const step = 10 ** Math.max(0, String(freeFreight).length - 2)
  const endOfClass = (Math.floor(freeFreight / step) + 1) * step
  const cut = and(
    scopeCondition(scope),
    sql`${listagem.precoPor} >= ${freeFreight} and ${listagem.precoPor} < ${endOfClass}`,
    onlyInStock ? sql`${listagem.disponivel}` : undefined,
  )

  return sql`select 'frete-gratis', 0,
    coalesce((select sum(total) from precos where id >= ${endOfClass * 2}), 0)::integer
    + (select count(*) from ${listagem} where ${cut})::integer`
}

const CLASSES = sql`${sql.raw(`'{${PRICE_CLASSES.join(',')}}'`)}::integer[]`

function countedNow({ scope, active, freeFreight, fixed }: Question): SQL {
  const condition =
    and(scopeCondition(scope), fixed, ...active.map((filter) => filter.condition)) ?? sql`true`

  return sql`
    with escolhidos as materialized (
      select id_marca, valores, preco_por, nota_media, desconto, disponivel from ${listagem} where ${condition}
    )
    select s.tipo, 0 as id, s.total::integer as total
    from (
      select count(*) as todos, count(*) filter (where disponivel) as em_estoque, count(*) filter (where desconto > 0) as ofertas,
        count(*) filter (where preco_por >= ${freeFreight ?? 0}) as gratis, min(preco_por) as minimo, max(preco_por) as maximo
      from escolhidos
    ) t, lateral (
      values ('total', todos), ('disponivel', em_estoque), ('oferta', ofertas), ('frete-gratis', gratis),
        ('preco-minimo', minimo), ('preco-maximo', maximo)
    ) s (tipo, total)
    where s.total > 0
    union all select 'marca', id_marca, count(*)::integer from escolhidos group by 2
    union all select 'valor', v, count(*)::integer from escolhidos, unnest(valores) v group by 2
    union all select 'preco', width_bucket(preco_por * 2, ${CLASSES}), count(*)::integer from escolhidos group by 2
    union all select 'avaliacao', floor(nota_media)::integer, count(*)::integer from escolhidos where nota_media > 0 group by 2`
}

import { type SQL, sql } from 'drizzle-orm'
import type { Showcase } from '#contract/catalog/catalog.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { CARD, type CardRow, cardMaker } from '../card.ts'

type Question = { productId: number; limit: number }

/** Related products: those that the merchant chose, then popular ones of the same category, its own brand first. */
export async function getRelated(context: RequestContext, { productId, limit }: Question): Promise<Showcase> {
  const [cardOf, [found]] = await Promise.all([
    cardMaker(context),
    relatedQuery(context.db).execute({ id: productId, limit }),
  ])
  if (!found) throw refuse('ProdutoInexistente')
  const { idCategoria, chosen } = found
  const places = limit - chosen.length
  // At most half of the places for the brand, to show others too.
  const ofBrand = found.ofBrand.slice(0, Math.ceil(places / 2))
  const shown = new Set(ofBrand.map(({ idProduto }) => idProduto))
  const others = found.popular.filter(({ idProduto }) => !shown.has(idProduto))
  const produtos = [...chosen, ...[...ofBrand, ...others].slice(0, places)].map(cardOf)
  context.tag(
    tags.product(productId),
    tags.category(idCategoria),
    ...chosen.map(({ idProduto }) => tags.product(idProduto)),
  )

  return {
    vitrine: {
      hash: 'produto-detalhe-relacionados',
      titulo: 'Produtos relacionados',
      descricao: '',
      link: null,
    },
    produtos,
  }
}

const ORDER = sql`disponivel desc, popularidade desc, id_produto`

/** Of a large brand, related products are looked for among so many: the others of the category follow them anyway. */
const MOST_OF_BRAND = 2000

const OF_BRAND = sql`(
  select * from listagem where id_marca = p.id_marca and disponivel order by ${ORDER} limit ${sql.raw(String(MOST_OF_BRAND))}
)`

/** All candidates in one statement. No row for a product that the shop doesn't show. */
const relatedQuery = preparedQuery((db) =>
  db
    .select({
      idCategoria: sql<number>`p.id_categoria`,
      chosen: cards(sql`
        select ${CARD} as card, r.posicao as place from relacionados r
        join listagem on listagem.id_produto = r.id_relacionado
        where r.id_produto = p.id order by r.posicao`),
      ofBrand: cards(popular(OF_BRAND)),
      popular: cards(popular(sql`listagem`)),
    })
    .from(sql`produtos p`)
    .where(sql`p.id = ${sql.placeholder('id')} and p.situacao <> 'inativo'`)
    .prepare('related_products'),
)

/** Popular products in stock of the product's category, without itself and those that the merchant chose. */
function popular(among: SQL): SQL {
  return sql`
    select ${CARD} as card, row_number() over () as place
    from (
      select * from ${among} among
      where categorias @> array[p.id_categoria] and disponivel and id_produto <> p.id
        and id_produto not in (select id_relacionado from relacionados r where r.id_produto = p.id)
      order by ${ORDER}
      limit ${sql.placeholder('limit')}
    ) listagem`
}

function cards(query: SQL) {
  return sql<CardRow[]>`(
    select coalesce(json_agg(card order by place), '[]')
    from (${query} limit ${sql.placeholder('limit')}) r
  )`
}

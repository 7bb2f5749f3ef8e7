import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ProductLine } from '#contract/catalog/products.ts'
import { countedPage, pageBounds } from '#platform/database/page-bounds.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { brandId } from '../collections/brands/brand-rows.ts'
import { productsBelow } from '../collections/categories/products-below.ts'
import { waitingForProduct } from '../stock/waiting/place-lists.ts'
import { agendaPublicacao, categorias, marcas, produtos } from '../tables.ts'
import { pictureOf } from './card.ts'
import type { PictureRow } from './card-view.ts'
import { hasTypedWords } from './find-by-words.ts'

/** Up to this many units count as the last ones. */
const LAST_UNITS = 5

type ListPanelProductsInput = {
  pagina: number
  porPagina: number
  busca: string
  categoria?: string | undefined
  marca?: string | undefined
  situacao?: ProductLine['situacao'] | undefined
  estoque?: 'com' | 'sem' | 'ultimas' | undefined
  imagem?: 'sem' | undefined
  ordem: string
}

/**
 * Lists products, in the shop or not; counts up to `MAX_COUNTED`. Totals over SKUs are computed only for the rows of the
 * page.
 */
export async function listPanelProducts(
  context: RequestContext,
  input: ListPanelProductsInput,
): Promise<{ itens: ProductLine[]; total: number }> {
  permit(context, 'catalogo.ver')
  const { db } = context
  const where = await conditions(context, input)
  const bounds = pageBounds(input)
  const { ids, total } = await countedPage(db, {
    ...bounds,
    page: idsOf(input.ordem, { ...bounds, where }),
    matches: sql`${countedFrom(input)} where ${where}`,
  })

  return { itens: await linesOf(context, ids), total }
}

// The same tables, each time in another order: PostgreSQL leaves out those that a statement does not need, and reads the
// first one in the order of an index.
const PRODUCTS = sql`produtos p left join produtos_busca b on b.id_produto = p.id
  left join estoque_por_produto e on e.id_produto = p.id`
const BY_WORDS = sql`produtos_busca b left join produtos p on p.id = b.id_produto
  left join estoque_por_produto e on e.id_produto = b.id_produto`
const BY_STOCK = sql`estoque_por_produto e left join produtos p on p.id = e.id_produto
  left join produtos_busca b on b.id_produto = e.id_produto`
const IN_SHOP = sql`listagem l left join produtos p on p.id = l.id_produto
  left join produtos_busca b on b.id_produto = l.id_produto
  left join estoque_por_produto e on e.id_produto = l.id_produto`

/** The table by which most products are left out. */
function countedFrom({ busca, estoque }: ListPanelProductsInput): SQL {
  if (busca !== '') return BY_WORDS

  return estoque === undefined ? PRODUCTS : BY_STOCK
}

/** How frequent a word, brand or category is decides how its products are found. */
const VALUES_DECIDE = sql.raw('/* values decide */')

async function conditions(
  { db, memoize }: RequestContext,
  { busca, categoria, marca, situacao, estoque, imagem }: ListPanelProductsInput,
): Promise<SQL> {
  const where = and(
    busca === ''
      ? undefined
      : await hasTypedWords({ db, memoize }, { table: 'produtos_busca', alias: sql`b`, busca }),
    categoria === undefined ? undefined : sql`p.id in ${await productsBelow(db, categoria)}`,
    marca === undefined ? undefined : sql`p.id_marca = ${await brandId(db, marca)}`,
    situacao === undefined ? undefined : sql`p.situacao = ${situacao}`,
    estoque === undefined ? undefined : STOCKS[estoque],
    imagem === undefined ? undefined : WITHOUT_PICTURE,
  )

  return sql`${where ?? sql`true`} ${VALUES_DECIDE}`
}

/** Products in the shop have a picture by constraint (0047), so only the others are searched. */
const WITHOUT_PICTURE = sql`p.situacao = 'inativo' and not exists (select from midias where id_produto = p.id)`

const STOCKS: Record<NonNullable<ListPanelProductsInput['estoque']>, SQL> = {
  com: sql`e.estoque > 0`,
  sem: sql`e.estoque = 0`,
  ultimas: sql`e.estoque between 1 and ${LAST_UNITS}`,
}

/** A statement that selects the ids of a page. */
function idsOf(ordem: string, bounds: Bounds): SQL {
  const { where, limit, offset } = bounds
  const [up, down] = ordem.startsWith('-') ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`]
  const column = ordem.replace(/^-/, '')
  if (column === 'preco')
    return idsInShopFirst({ ...bounds, key: sql`l.preco_por`, direction: up, idDirection: up })
  // As its index has them: the best sellers first, and the oldest of equals.
  if (column === 'vendas')
    return idsInShopFirst({ ...bounds, key: sql`l.vendas`, direction: up, idDirection: down })
  const { from, key, id } = ORDERS[column] ?? BY_CHANGE

  return sql`select ${id} as id from ${from} where ${where}
    order by ${key} ${up}, ${id} ${up} limit ${limit} offset ${offset}`
}

const BY_CHANGE = { from: PRODUCTS, key: sql`p.alterado_em`, id: sql`p.id` }

const ORDERS: Record<string, { from: SQL; key: SQL; id: SQL }> = {
  alterado: BY_CHANGE,
  nome: { from: BY_WORDS, key: sql`b.nome_ordem`, id: sql`b.id_produto` },
  estoque: { from: BY_STOCK, key: sql`e.estoque`, id: sql`e.id_produto` },
}

type Bounds = { where: SQL; limit: number; offset: number }

type InShopFirst = Bounds & { key: SQL; direction: SQL; idDirection: SQL }

/**
 * Products outside of the shop have no price or sales in `listagem`, and come last. Those in the shop are only counted if
 * the page begins behind them.
 */
function idsInShopFirst({ key, direction, idDirection, where, limit, offset }: InShopFirst): SQL {
  return sql`
    with in_shop as materialized (
      select l.id_produto as id, ${key} as key from ${IN_SHOP} where ${where}
      order by ${key} ${direction}, l.id_produto ${idDirection} limit ${limit} offset ${offset}
    ),
    outside as materialized (
      select p.id from ${PRODUCTS} where p.situacao = 'inativo' and ${where}
      order by p.id ${idDirection}
      limit ${limit} - (select count(*) from in_shop)
      offset case when exists (select from in_shop) then 0
        else ${offset} - (select count(*) from (select from ${IN_SHOP} where ${where} limit ${offset}) before) end
    )
    select id from (
      select id, key, 1 as place from in_shop union all select id, null, 2 from outside
    ) found
    order by place, key ${direction}, id ${idDirection}`
}

async function linesOf({ db }: RequestContext, ids: number[]): Promise<ProductLine[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: produtos.id,
      slug: produtos.slug,
      nome: produtos.nome,
      marca: marcas.nome,
      categoria: categorias.nome,
      situacao: produtos.situacao,
      imagem: sql<PictureRow | null>`product_photo(${produtos.id}, 0)`,
      esperando: waitingForProduct(produtos.id),
      vendas: produtos.vendas,
      alteradoEm: produtos.alteradoEm,
      publicarEm: agendaPublicacao.publicarEm,
      retirarEm: agendaPublicacao.retirarEm,
      sums: sql<Pick<ProductLine, 'skus' | 'estoque' | 'precoMinimo' | 'precoMaximo'>>`(
        select json_build_object('skus', count(*) filter (where not s.exemplar), 'estoque', coalesce(sum(s.estoque), 0),
          'precoMinimo', coalesce(min(s.preco_por), 0), 'precoMaximo', coalesce(max(s.preco_por), 0))
        from skus s where s.id_produto = ${produtos.id})`,
    })
    .from(produtos)
    .innerJoin(marcas, eq(marcas.id, produtos.idMarca))
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .leftJoin(agendaPublicacao, eq(agendaPublicacao.idProduto, produtos.id))
    .where(inArray(produtos.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))

  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [lineOf(row)] : []
  })
}

type Row = Omit<
  ProductLine,
  'imagem' | 'alteradoEm' | 'publicarEm' | 'retirarEm' | 'skus' | 'estoque' | 'precoMinimo' | 'precoMaximo'
> & {
  imagem: PictureRow | null
  alteradoEm: Date
  publicarEm: Date | null
  retirarEm: Date | null
  sums: Pick<ProductLine, 'skus' | 'estoque' | 'precoMinimo' | 'precoMaximo'>
}

function lineOf({ imagem, alteradoEm, publicarEm, retirarEm, sums, ...row }: Row): ProductLine {
  return {
    ...row,
    ...sums,
    imagem: imagem && pictureOf(imagem),
    alteradoEm: alteradoEm.toISOString(),
    publicarEm: publicarEm?.toISOString() ?? null,
    retirarEm: retirarEm?.toISOString() ?? null,
  }
}

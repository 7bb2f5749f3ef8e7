import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ProductLine } from '#contract/catalog/products.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { agendaPublicacao, categorias, listagem, marcas, produtos } from '../tables.ts'
import { pictureOf } from './card.ts'
import type { PictureRow } from './card-view.ts'
import { foundProducts } from './find-by-words.ts'

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

/** Lists products, in the shop or not. Totals over SKUs are computed only for the rows of the page. */
export async function listPanelProducts(
  context: RequestContext,
  input: ListPanelProductsInput,
): Promise<{ itens: ProductLine[]; total: number }> {
  permit(context, 'catalogo.ver')
  const { db } = context
  const where = conditions(input) ?? sql`true`
  const byName = /nome/.test(input.ordem)
  const [page, counted] = await Promise.all([
    db.execute(sql`
      select ${byName ? sql`b.id_produto` : produtos.id} as id from ${byName ? BY_NAME : PRODUCTS} where ${where}
      order by ${sql.join(order(input.ordem), sql`, `)}
      limit ${input.porPagina} offset ${(input.pagina - 1) * input.porPagina}`),
    db.execute(sql`select count(*)::integer as total from ${PRODUCTS} where ${where}`),
  ])
  const ids = Ids.parse(page).rows.map(({ id }) => id)

  return { itens: await linesOf(context, ids), total: Counted.parse(counted).rows[0].total }
}

const Ids = z.object({ rows: z.array(z.object({ id: z.int() })) })
const Counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

const PRODUCTS = sql`produtos left join listagem on listagem.id_produto = produtos.id`

/** In the order of an index on names alone; the planner removes joins that are not needed. */
const BY_NAME = sql`produtos_busca b left join produtos on produtos.id = b.id_produto
  left join listagem on listagem.id_produto = b.id_produto`

function conditions({
  busca,
  categoria,
  marca,
  situacao,
  estoque,
  imagem,
}: ListPanelProductsInput): SQL | undefined {
  return and(
    busca === '' ? undefined : sql`${produtos.id} in ${foundProducts(busca)}`,
    categoria === undefined
      ? undefined
      : sql`${produtos.id} in (
          select pc.id_produto from produto_categorias pc join categorias c on c.id = pc.id_categoria
          where c.caminho = ${categoria} or c.caminho like ${`${escapeLike(categoria)}/%`})`,
    marca === undefined
      ? undefined
      : sql`${produtos.idMarca} = (select id from marcas where slug = ${marca})`,
    situacao === undefined ? undefined : eq(produtos.situacao, situacao),
    estoque === undefined ? undefined : stockIs(estoque),
    imagem === undefined ? undefined : WITHOUT_PICTURE,
  )
}

/** Products in the shop have a picture by constraint (0047), so only the others are searched. */
const WITHOUT_PICTURE = and(
  eq(produtos.situacao, 'inativo'),
  sql`not exists (select from midias where id_produto = ${produtos.id})`,
)

/**
 * `listagem` has the stock of products in the shop; for the others it is summed up. Two conditions, so that the planner
 * can estimate the first.
 */
function stockIs(estoque: NonNullable<ListPanelProductsInput['estoque']>): SQL {
  const is = STOCKS[estoque]
  const sum = sql`(select sum(estoque) from skus where id_produto = ${produtos.id})`

  return sql`(${is(sql`${listagem.estoque}`)} or (${listagem.estoque} is null and ${is(sum)}))`
}

const STOCKS: Record<NonNullable<ListPanelProductsInput['estoque']>, (stock: SQL) => SQL> = {
  com: (stock) => sql`${stock} > 0`,
  sem: (stock) => sql`${stock} = 0`,
  ultimas: (stock) => sql`${stock} between 1 and ${LAST_UNITS}`,
}

/** Products outside of the shop have no price, stock or sales in `listagem`, and come last. */
const ORDERS: Record<string, SQL> = {
  alterado: sql`${produtos.alteradoEm}`,
  nome: sql`b.nome_ordem`,
  preco: sql`${listagem.precoPor}`,
  estoque: sql`${listagem.estoque}`,
  vendas: sql`${listagem.vendas}`,
}

function order(ordem: string): SQL[] {
  const column = ORDERS[ordem.replace(/^-/, '')] ?? sql`${produtos.alteradoEm}`
  const last = /preco|estoque|vendas/.test(ordem) ? sql` nulls last` : sql``

  const id = /nome/.test(ordem) ? sql`b.id_produto` : sql`${produtos.id}`

  return ordem.startsWith('-') ? [sql`${column} desc${last}`, sql`${id} desc`] : [sql`${column}${last}`, id]
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
      vendas: produtos.vendas,
      alteradoEm: produtos.alteradoEm,
      publicarEm: agendaPublicacao.publicarEm,
      retirarEm: agendaPublicacao.retirarEm,
      sums: sql<Pick<ProductLine, 'skus' | 'estoque' | 'precoMinimo' | 'precoMaximo'>>`(
        select json_build_object('skus', count(*), 'estoque', coalesce(sum(s.estoque), 0),
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

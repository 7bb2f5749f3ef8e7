import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ProductLine } from '#contract/admin/products.ts'
import { plainText } from '#domain/plain-text.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { permit } from '#platform/permit.ts'
import type { Visit } from '#platform/visit.ts'
import { pictureOf } from '../card.ts'
import type { PictureFacts } from '../card-facts.ts'
import { agendaPublicacao, categorias, listagem, marcas, produtos } from '../tables.ts'

/** From how many units on a product is no longer one of the last. */
const LAST_UNITS = 5

type Wanted = {
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

/** Products in and out of the shop. Only what a page shows is added up. */
export async function listPanelProducts(
  visit: Visit,
  wanted: Wanted,
): Promise<{ itens: ProductLine[]; total: number }> {
  permit(visit, 'catalogo.ver')
  const where = conditions(wanted)
  const { db } = visit
  const found = db
    .select({ id: produtos.id })
    .from(produtos)
    .leftJoin(listagem, eq(listagem.idProduto, produtos.id))
    .where(where)
  const [page, total] = await Promise.all([
    found
      .orderBy(...order(wanted.ordem))
      .limit(wanted.porPagina)
      .offset((wanted.pagina - 1) * wanted.porPagina),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(produtos)
      .leftJoin(listagem, eq(listagem.idProduto, produtos.id))
      .where(where),
  ])

  return {
    itens: await linesOf(
      visit,
      page.map(({ id }) => id),
    ),
    total: total[0]?.total ?? 0,
  }
}

function conditions({ busca, categoria, marca, situacao, estoque, imagem }: Wanted): SQL | undefined {
  return and(
    busca === '' ? undefined : sql`${produtos.id} in (${foundBy(busca)})`,
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

/** The products of which each word begins one of those that are kept of them (`0070_products_search.sql`). */
function foundBy(busca: string): SQL {
  const query = wordsOf(busca).map((word) => `'${word}':*`)

  return sql`select id_produto from produtos_busca where palavras @@ ${query.join(' & ')}::tsquery`
}

/** As words are kept: with the marks inside of them, and without those around them. What is nothing but marks finds nothing. */
function wordsOf(busca: string): string[] {
  return plainText(busca).match(/[\p{L}\p{N}]([\p{L}\p{N}@._+/-]*[\p{L}\p{N}])?/gu) ?? []
}

/** None of those is in the shop: the database refuses it (0047), so only the others are looked through. */
const WITHOUT_PICTURE = and(
  eq(produtos.situacao, 'inativo'),
  sql`not exists (select from midias where id_produto = ${produtos.id})`,
)

/**
 * Listings know the stock of what the shop shows; of the rest it is added up. Said in two conditions, so that the planner can tell how
 * many products the first finds.
 */
function stockIs(estoque: NonNullable<Wanted['estoque']>): SQL {
  const is = STOCKS[estoque]
  const sum = sql`(select sum(estoque) from skus where id_produto = ${produtos.id})`

  return sql`(${is(sql`${listagem.estoque}`)} or (${listagem.estoque} is null and ${is(sum)}))`
}

const STOCKS: Record<NonNullable<Wanted['estoque']>, (stock: SQL) => SQL> = {
  com: (stock) => sql`${stock} > 0`,
  sem: (stock) => sql`${stock} = 0`,
  ultimas: (stock) => sql`${stock} between 1 and ${LAST_UNITS}`,
}

/** What isn't in the shop has no price, stock or sales in listings to be sorted by, and comes last. */
const ORDERS: Record<string, SQL> = {
  alterado: sql`${produtos.alteradoEm}`,
  nome: sql`sem_acento(${produtos.nome})`,
  preco: sql`${listagem.precoPor}`,
  estoque: sql`${listagem.estoque}`,
  vendas: sql`${listagem.vendas}`,
}

function order(ordem: string): SQL[] {
  const column = ORDERS[ordem.replace(/^-/, '')] ?? sql`${produtos.alteradoEm}`
  const last = /preco|estoque|vendas/.test(ordem) ? sql` nulls last` : sql``

  return ordem.startsWith('-')
    ? [sql`${column} desc${last}`, desc(produtos.id)]
    : [sql`${column}${last}`, sql`${produtos.id}`]
}

async function linesOf({ db }: Visit, ids: number[]): Promise<ProductLine[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: produtos.id,
      slug: produtos.slug,
      nome: produtos.nome,
      marca: marcas.nome,
      categoria: categorias.nome,
      situacao: produtos.situacao,
      imagem: sql<PictureFacts | null>`foto_de(${produtos.id}, 0)`,
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
  imagem: PictureFacts | null
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

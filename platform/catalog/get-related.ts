import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { ProductCard, Showcase } from '#contract/catalog.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { CARD_COLUMNS, cardOf } from './card.ts'
import { listagem, produtos, relacionados } from './tables.ts'

type Question = { productId: number; limit: number }

/** Products that go with one: those that the merchant chose, then the popular ones of its category, its own brand's first. */
export async function getRelated(visit: Visit, { productId, limit }: Question): Promise<Showcase> {
  const [product] = await visit.db
    .select({ idMarca: produtos.idMarca, idCategoria: produtos.idCategoria, situacao: produtos.situacao })
    .from(produtos)
    .where(eq(produtos.id, productId))
  if (!product || product.situacao === 'inativo') throw refuse('ProdutoInexistente')
  const chosen = await chosenProducts(visit, productId, limit)
  const more = await similarProducts(
    visit,
    product,
    [productId, ...chosen.map(({ id }) => id)],
    limit - chosen.length,
  )
  visit.tag(
    `produto:${productId}`,
    `categoria:${product.idCategoria}`,
    ...chosen.map(({ id }) => `produto:${id}`),
  )

  return {
    vitrine: {
      hash: 'produto-detalhe-relacionados',
      titulo: 'Produtos relacionados',
      descricao: '',
      link: null,
    },
    produtos: [...chosen, ...more],
  }
}

async function chosenProducts(visit: Visit, productId: number, limit: number): Promise<ProductCard[]> {
  const rows = await visit.db
    .select(CARD_COLUMNS)
    .from(relacionados)
    .innerJoin(listagem, eq(listagem.idProduto, relacionados.idRelacionado))
    .where(eq(relacionados.idProduto, productId))
    .orderBy(asc(relacionados.posicao))
    .limit(limit)

  return rows.map((row) => cardOf(visit, row))
}

async function similarProducts(
  visit: Visit,
  { idMarca, idCategoria }: { idMarca: number; idCategoria: number },
  shown: number[],
  limit: number,
): Promise<ProductCard[]> {
  if (limit === 0) return []
  const popular = (ofBrand: boolean) =>
    visit.db
      .select(CARD_COLUMNS)
      .from(listagem)
      .where(
        and(
          sql`${listagem.categorias} @> array[${idCategoria}]::integer[]`,
          eq(listagem.disponivel, true),
          ofBrand ? eq(listagem.idMarca, idMarca) : undefined,
          notInArray(listagem.idProduto, shown),
        ),
      )
      .orderBy(desc(listagem.disponivel), desc(listagem.popularidade), asc(listagem.idProduto))
      .limit(limit)
  // Half of the places at most for the brand: who looks around wants to see others too.
  const [sameBrand, any] = await Promise.all([popular(true), popular(false)])
  const first = sameBrand.slice(0, Math.ceil(limit / 2))
  const ids = new Set(first.map(({ idProduto }) => idProduto))
  const rows = [...first, ...any.filter(({ idProduto }) => !ids.has(idProduto))].slice(0, limit)

  return rows.map((row) => cardOf(visit, row))
}

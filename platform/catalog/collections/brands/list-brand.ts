import { and, asc, eq, sql } from 'drizzle-orm'
import type { Listing, ListingDetails } from '#contract/catalog/catalog.ts'
import { itemList } from '#platform/catalog/listing/item-list.ts'
import {
  type ListedProducts,
  type ListingRequest,
  listProducts,
} from '#platform/catalog/listing/list-products.ts'
import { canonicalOf, isIndexed } from '#platform/catalog/listing/listing-address.ts'
import { suggestionsFor } from '#platform/catalog/listing/suggestions.ts'
import { plainText } from '#platform/catalog/sanitize.ts'
import { categorias, contagens } from '#platform/catalog/tables.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { type Brand, brandBySlug } from './brand-rows.ts'

/** A brand's product page. Its subcategories are the shop's first level, filtered by the brand. */
export async function listBrand(
  context: RequestContext,
  request: Omit<ListingRequest, 'scope'>,
): Promise<Listing> {
  const [, slug] = /^\/marcas\/([^/]+)$/.exec(request.address.path) ?? []
  // Tagged first, so that a cached 404 is invalidated when the brand is created.
  context.tag(tags.brands)
  const brand = slug ? await brandBySlug(context.db, slug) : null
  if (!brand) throw refuse('PaginaInexistente')
  const [listed, filhas] = await Promise.all([
    listProducts(context, { ...request, scope: { tipo: 'marca', id: brand.id } }),
    categoriesOf(context, brand),
  ])
  context.tag(tags.categories, tags.brand(brand.id))

  return {
    estrutura: frameOf(context, brand, listed),
    conteudo: {
      busca: null,
      produtos: listed.produtos,
      detalhes: {
        titulo: brand.nome,
        descricao: brand.descricao,
        imagem: brand.imagem,
        categorias: { niveisAnteriores: [], atual: null, irmas: [], filhas },
        ...listed.detalhes,
        // All products are of this brand: there is nothing to filter.
        marcas: { chave: 'marca', label: 'Marca', valores: [], faixa: null },
      },
      sugestoes: await suggestionsFor(context, listed),
    },
    info: listed.info,
  }
}

async function categoriesOf(
  { db }: RequestContext,
  brand: Brand,
): Promise<ListingDetails['categorias']['filhas']> {
  const rows = await db
    .select({
      nome: categorias.nome,
      caminho: categorias.caminho,
      total: sql<number>`sum(${contagens.total})::integer`,
    })
    .from(contagens)
    .innerJoin(categorias, eq(categorias.id, contagens.id))
    .where(
      and(
        eq(contagens.escopo, `marca:${brand.id}`),
        eq(contagens.tipo, 'categoria'),
        eq(categorias.nivel, 1),
        sql`${contagens.total} > 0`,
      ),
    )
    .groupBy(categorias.id)
    .orderBy(asc(categorias.posicao))

  return rows.map(({ nome, caminho, total }) => ({
    nome,
    url: `/${caminho}?marca=${brand.slug}`,
    total,
    imagem: null,
  }))
}

function frameOf(context: RequestContext, brand: Brand, { address, info, produtos }: ListedProducts) {
  const page = info.pg > 1 ? ` – página ${info.pg}` : ''

  return pageFrame(context, {
    nivel: 'marca',
    title: `${brand.nome}: instrumentos e acessórios${page} | ${context.settings.loja.nome}`,
    description: plainText(brand.descricao) || `Produtos ${brand.nome} na ${context.settings.loja.nome}.`,
    canonical: canonicalOf(address, info.pg),
    indexar: isIndexed(address) && info.total > 0,
    breadcrumb: [
      { label: 'Marcas', url: '/marcas' },
      { label: brand.nome, url: `/marcas/${brand.slug}` },
    ],
    imagem: brand.imagem ?? produtos[0]?.imagem,
    dadosEstruturados: produtos.length > 0 ? [itemList(context.storeUrl, produtos, info.offset)] : [],
  })
}

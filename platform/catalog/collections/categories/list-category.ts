import type { Listing } from '#contract/catalog/catalog.ts'
import { itemList } from '#platform/catalog/listing/item-list.ts'
import { leftHandPage } from '#platform/catalog/listing/left-hand/left-hand-page.ts'
import { type ListingRequest, listProducts } from '#platform/catalog/listing/list-products.ts'
import { canonicalOf, isIndexed } from '#platform/catalog/listing/listing-address.ts'
import { sizeGuideAddress } from '#platform/catalog/listing/sizes/size-notes.ts'
import { suggestionsFor } from '#platform/catalog/listing/suggestions.ts'
import { listeningOf } from '#platform/catalog/media/listening-links.ts'
import { plainText } from '#platform/catalog/sanitize.ts'
import { workshopOfCategory } from '#platform/catalog/services/workshop-of-category.ts'
import { stringToolsOf } from '#platform/catalog/strings/string-links.ts'
import { tunerOfCategory } from '#platform/catalog/strings/tuner-links.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { type CategoryTree, categoryLink, categoryTree, shownLinks } from './category-tree.ts'

/** A category's product page. */
export async function listCategory(
  context: RequestContext,
  request: Omit<ListingRequest, 'scope'>,
): Promise<Listing> {
  const tree = await surroundings(context, request.address.path.slice(1))
  if (!tree) throw refuse('PaginaInexistente')
  const { atual } = tree
  const [listed, tamanhoCerto, stringTools, afinador, listening, paginaCanhotos, oficina] = await Promise.all(
    [
      listProducts(context, { ...request, scope: { tipo: 'categoria', id: atual.id } }),
      sizeGuideAddress(context, atual.caminho),
      stringToolsOf(context, atual),
      tunerOfCategory(context, atual),
      listeningOf(context, atual.caminho),
      leftHandPage(context, atual.caminho),
      workshopOfCategory(context, atual.caminho),
    ],
  )
  context.tag(tags.categories, tags.category(atual.id))

  return {
    estrutura: frameOf(context, tree, listed),
    conteudo: {
      busca: null,
      produtos: listed.produtos,
      detalhes: {
        titulo: atual.titulo,
        descricao: atual.descricao,
        imagem: atual.imagem,
        categorias: {
          niveisAnteriores: tree.niveisAnteriores.map(categoryLink),
          atual: categoryLink(atual),
          irmas: shownLinks(tree.irmas),
          filhas: shownLinks(tree.filhas),
        },
        ...listed.detalhes,
        ...(tamanhoCerto !== null && { tamanhoCerto }),
        ...stringTools,
        ...listening,
        ...(afinador !== null && { afinador }),
        ...(paginaCanhotos !== null && { paginaCanhotos }),
        ...(oficina !== null && { oficina }),
      },
      sugestoes: await suggestionsFor(context, listed),
    },
    info: listed.info,
  }
}

/** The tree around a category, with its plain description for the head. Its totals change with any product. */
function surroundings({ db, memoize }: RequestContext, caminho: string) {
  return memoize(['arvore', caminho], [tags.categories, tags.listing], async () => {
    const tree = await categoryTree(db, caminho)
    return tree && { ...tree, resumo: plainText(tree.atual.descricao) }
  })
}

type Surroundings = CategoryTree & { resumo: string }
type Listed = Awaited<ReturnType<typeof listProducts>>

function frameOf(
  context: RequestContext,
  { atual, niveisAnteriores, resumo }: Surroundings,
  { address, info, produtos }: Listed,
) {
  const page = info.pg > 1 ? ` – página ${info.pg}` : ''

  return pageFrame(context, {
    nivel: 'categoria',
    title: `${atual.seoTitle ?? atual.titulo}${page} | ${context.settings.loja.nome}`,
    description: atual.seoDescription ?? (resumo || atual.titulo),
    canonical: canonicalOf(address, info.pg),
    indexar: isIndexed(address),
    breadcrumb: [...niveisAnteriores, atual].map(({ nome, caminho }) => ({
      label: nome,
      url: `/${caminho}`,
    })),
    imagem: atual.imagem ?? produtos[0]?.imagem,
    dadosEstruturados: produtos.length > 0 ? [itemList(context.storeUrl, produtos, info.offset)] : [],
  })
}

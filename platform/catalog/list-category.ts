import type { Listing } from '#contract/catalog.ts'
import { pageFrame } from '#platform/page-frame.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { type CategoryTree, categoryLink, categoryTree, shownLinks } from './category-tree.ts'
import { itemList } from './item-list.ts'
import { type ListingRequest, listProducts } from './list-products.ts'
import { canonicalOf, isIndexed } from './listing-address.ts'
import { plainText } from './sanitize.ts'
import { suggestionsFor } from './suggestions.ts'

/** A category's page of products. */
export async function listCategory(visit: Visit, request: Omit<ListingRequest, 'scope'>): Promise<Listing> {
  const tree = await surroundings(visit, request.address.path.slice(1))
  if (!tree) throw refuse('PaginaInexistente')
  const { atual } = tree
  const listed = await listProducts(visit, { ...request, scope: { tipo: 'categoria', id: atual.id } })
  visit.tag('categorias', `categoria:${atual.id}`)

  return {
    estrutura: frameOf(visit, tree, listed),
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
      },
      sugestoes: await suggestionsFor(visit, listed),
    },
    info: listed.info,
  }
}

/** The tree around a category, with its text as heads show it. Totals change with any product. */
function surroundings({ db, recall }: Visit, caminho: string) {
  return recall(`arvore ${caminho}`, ['categorias', 'listagem'], async () => {
    const tree = await categoryTree(db, caminho)
    return tree && { ...tree, resumo: plainText(tree.atual.descricao) }
  })
}

type Surroundings = CategoryTree & { resumo: string }
type Listed = Awaited<ReturnType<typeof listProducts>>

function frameOf(
  visit: Visit,
  { atual, niveisAnteriores, resumo }: Surroundings,
  { address, info, produtos }: Listed,
) {
  const page = info.pg > 1 ? ` – página ${info.pg}` : ''

  return pageFrame(visit, {
    nivel: 'categoria',
    title: `${atual.seoTitle ?? atual.titulo}${page} | ${visit.settings.loja.nome}`,
    description: atual.seoDescription ?? (resumo || atual.titulo),
    canonical: canonicalOf(address, info.pg),
    indexar: isIndexed(address),
    breadcrumb: [...niveisAnteriores, atual].map(({ nome, caminho }) => ({
      label: nome,
      url: `/${caminho}`,
    })),
    imagem: atual.imagem ?? produtos[0]?.imagem,
    dadosEstruturados: produtos.length > 0 ? [itemList(visit.storeUrl, produtos, info.offset)] : [],
  })
}

import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { Api } from '#contract/contract.ts'
import { MAX_COMPARED } from '#domain/product/specifications/comparison/comparison-address.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

/** A product that could be added to the comparison. */
export type Candidate = ReturnType<typeof candidate>

const FOUND = 8
const RELATED = 6

/**
 * Loads what could be added: the results of a search, or products related to the first one. Nothing if there is no
 * place left. The comparison does without them if they can't be loaded.
 */
export async function loadCandidates(
  api: Api,
  { ids, busca }: { ids: readonly number[]; busca: string },
): Promise<Candidate[]> {
  const [first] = ids
  if (ids.length === MAX_COMPARED) return []
  const cards = busca === '' ? await related(api, first) : await found(api, busca)

  return cards.filter(({ id }) => !ids.includes(id)).map(candidate)
}

async function found(api: Api, busca: string): Promise<ProductCard[]> {
  const url = `/busca?${new URLSearchParams({ q: busca })}`
  const answer = await optionalPart('search', api.search.results({ url, limit: FOUND }))

  return answer?.conteudo.produtos ?? []
}

async function related(api: Api, productId: number | undefined): Promise<ProductCard[]> {
  if (productId === undefined) return []
  const call = api.catalog.relatedShowcase({ productId, limit: RELATED })

  return (await optionalPart('produto-detalhe-relacionados', call))?.produtos ?? []
}

function candidate({ id, nome, marca, imagem, precos, status }: ProductCard) {
  return {
    id,
    nome,
    marca: marca.nome,
    imagem,
    precoPor: status === 'sobConsulta' ? null : precos.precoPor,
    aPartirDe: precos.aPartirDe,
  }
}

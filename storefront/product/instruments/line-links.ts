import type { ProductTools } from '#contract/catalog/strings/strings.ts'
import type { Api } from '#contract/contract.ts'
import {
  comparisonAddress,
  MAX_COMPARED,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

type Tools = ProductTools['itens'][number]

/** As many products as one call answers. */
const AT_ONCE = 100

/** A line of a cart or an order; of one from a shop before this one, nothing is known. */
type Line = { idProduto: number | null; idAtributoSimples: number | null }

/** Where a line leads, with words for it: the browser gets no more than it shows. */
export type LineLinks = Line & { links: [label: string, url: string][] }

/** Where lines of the cart lead: whether it fits, and what it is compared with. None if that can't be loaded. */
export async function cartLinks(api: Api, lines: readonly Line[]): Promise<LineLinks[]> {
  return linksOf(api, lines, (own) => [
    ['Tensão de cada corda', own.tensaoCerta],
    ['Serve no meu instrumento?', own.meuInstrumento],
    ['É o tamanho certo?', own.tamanhoCerto],
    ['Comparar com os parecidos', own.parecidos.length > 0 ? compared(own) : null],
  ])
}

/** Where lines of an order lead: to the use of what was bought, and what it is compared with. */
export async function orderLinks(api: Api, lines: readonly Line[]): Promise<LineLinks[]> {
  return linksOf(api, lines, (own, idSku) => [
    ['Tensão de cada corda', own.tensaoCerta],
    ['Quando vem o próximo tamanho?', nextSize(own, idSku)],
    ['Afinador', own.afinador],
    ['Comparar com outros', compared(own)],
  ])
}

type Links = (own: Tools, idSku: number | null) => [label: string, url: string | null][]

async function linksOf(api: Api, lines: readonly Line[], links: Links): Promise<LineLinks[]> {
  const known = [...new Set(lines.map(({ idProduto }) => idProduto))].filter((id) => id !== null)
  if (known.length === 0) return []
  const produtos = known.slice(0, AT_ONCE).join()
  const tools = (await optionalPart('tools', api.strings.tools({ produtos })))?.itens ?? []

  return lines.flatMap(({ idProduto, idAtributoSimples }) => {
    const own = tools.find((each) => each.idProduto === idProduto)
    if (!own) return []
    const shown = links(own, idAtributoSimples).flatMap(([label, url]): [string, string][] =>
      url === null ? [] : [[label, url]],
    )
    return [{ idProduto, idAtributoSimples, links: shown }]
  })
}

function compared({ idProduto, parecidos }: Tools): string {
  return comparisonAddress([idProduto, ...parecidos].slice(0, MAX_COMPARED))
}

/** Only of a size that players grow out of. */
function nextSize({ tamanhoCerto, tamanhosMenores }: Tools, idSku: number | null): string | null {
  return idSku !== null && tamanhosMenores.includes(idSku) ? tamanhoCerto : null
}

import type { ProductTools } from '#contract/catalog/strings/strings.ts'
import type { GuideLink } from '#contract/content/guides/guides.ts'
import type { Api } from '#contract/contract.ts'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import {
  comparisonAddress,
  MAX_COMPARED,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import { guidesAboutAny } from '#storefront/pages/guides/guides-about.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { takesTradeIns } from './size/takes-trade-ins.ts'

type Tools = ProductTools['itens'][number]

/** As many products as one call answers. */
const AT_ONCE = 100

/** A line of a cart or an order; of one from a shop before this one, nothing is known. */
type Line = { idProduto: number | null; idAtributoSimples: number | null }

/** Where a line leads, with words for it: the browser gets no more than it shows. */
export type LineLinks = Line & { links: [label: string, url: string][] }

/** Where lines of the cart lead: whether it fits, and how it is bought well. None if that can't be loaded. */
export async function cartLinks(api: Api, lines: readonly Line[]): Promise<LineLinks[]> {
  const tools = await toolsOf(api, lines)
  const isGrownInto = ({ idAtributoSimples: id }: Line) =>
    id !== null && tools.some(({ tamanhosMaiores }) => tamanhosMaiores.includes(id))
  const trades = lines.some(isGrownInto) && (await takesTradeIns(api))

  return linksOf(tools, lines, (own, line) => [
    ['Tensão de cada corda', own.tensaoCerta],
    ['Encontrar cordas', own.encontrarCordas],
    ['Serve no meu instrumento?', own.meuInstrumento],
    ['É o tamanho certo?', own.tamanhoCerto],
    ['Comparar com os parecidos', own.parecidos.length > 0 ? compared(own) : null],
    ['Tem um menor? Vale crédito', trades && isGrownInto(line) ? TRADE_IN_PATH : null],
    ['É para uma turma?', own.tamanhoCerto && TEACHING_PATH],
  ])
}

/** Where an order leads: its lines to the use of what was bought, and the whole to guides about it. */
export async function orderLinks(
  api: Api,
  lines: readonly Line[],
  { isDelivered }: { isDelivered: boolean },
): Promise<{ lines: LineLinks[]; guides: GuideLink[] }> {
  const tools = await toolsOf(api, lines)

  return {
    lines: linksOf(tools, lines, (own, line) => [
      ['Tensão de cada corda', own.tensaoCerta],
      ['Encontrar cordas', own.encontrarCordas],
      ['Quando vem o próximo tamanho?', nextSize(own, line)],
      ['Afinador', own.afinador],
      ['Regulagem na oficina', isDelivered ? own.oficina : null],
      ['Comparar com outros', compared(own)],
    ]),
    guides: await guidesAboutAny(
      api,
      tools.map(({ categoria }) => categoria),
    ),
  }
}

async function toolsOf(api: Api, lines: readonly Line[]): Promise<Tools[]> {
  const known = [...new Set(lines.map(({ idProduto }) => idProduto))].filter((id) => id !== null)
  if (known.length === 0) return []
  const produtos = known.slice(0, AT_ONCE).join()

  return (await optionalPart('tools', api.strings.tools({ produtos })))?.itens ?? []
}

type Links = (own: Tools, line: Line) => [label: string, url: string | null][]

function linksOf(tools: readonly Tools[], lines: readonly Line[], links: Links): LineLinks[] {
  return lines.flatMap(({ idProduto, idAtributoSimples }) => {
    const line = { idProduto, idAtributoSimples }
    const own = tools.find((each) => each.idProduto === idProduto)
    if (!own) return []
    const shown = links(own, line).flatMap(([label, url]): [string, string][] =>
      url === null ? [] : [[label, url]],
    )
    return [{ ...line, links: shown }]
  })
}

function compared({ idProduto, parecidos }: Tools): string {
  return comparisonAddress([idProduto, ...parecidos].slice(0, MAX_COMPARED))
}

/** Only of a size that players grow out of. */
function nextSize({ tamanhoCerto, tamanhosMenores }: Tools, { idAtributoSimples: id }: Line): string | null {
  return id !== null && tamanhosMenores.includes(id) ? tamanhoCerto : null
}

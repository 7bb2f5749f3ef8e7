import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'
import type { GuidePart } from '#contract/content/guides/guides.ts'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import { slugOf } from '#domain/format/slug.ts'
import type { Tool } from '#domain/instruments/tools.ts'
import { productsOfRules } from '#platform/catalog/listing/products-of-rules.ts'
import { cardsOf } from '#platform/catalog/product/card.ts'
import { productIds } from '#platform/catalog/product/product-references.ts'
import { offeredTools } from '#platform/catalog/strings/offered-tools.ts'
import { renderBlocks } from '#platform/content/pages/render-blocks.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** A block whose HTML depends on nothing else. */
export function isPageBlock(block: GuideBlock): block is PageBlock {
  return block.tipo !== 'ferramenta' && block.tipo !== 'produtos' && block.tipo !== 'produto'
}

/** The anchor of each heading, by its block's id; a repeated title gets a number. */
export function anchorsOf(blocos: readonly GuideBlock[]): Map<string, string> {
  const anchors = new Map<string, string>()
  const taken = new Set<string>()
  for (const block of blocos) {
    if (block.tipo !== 'titulo') continue
    const word = slugOf(block.texto) || 'parte'
    let anchor = word
    for (let i = 2; taken.has(anchor); i++) anchor = `${word}-${i}`
    taken.add(anchor)
    anchors.set(block.id, anchor)
  }

  return anchors
}

/**
 * What a guide shows: neighbouring blocks of text as one HTML, tools as links, and the products that rules find now.
 * Products that are gone, tools that the shop does not have, and rules that find nothing, are left out.
 */
export async function guideParts(
  context: RequestContext,
  blocos: readonly GuideBlock[],
): Promise<GuidePart[]> {
  const anchors = anchorsOf(blocos)
  const rules = blocos.filter((block) => block.tipo === 'produtos')
  const single = blocos.filter((block) => block.tipo === 'produto')
  const [found, cards, tools] = await Promise.all([
    productsOfRules(
      context,
      rules.map(({ regra }) => regra),
    ),
    cardsBySlug(
      context,
      single.map(({ produto }) => produto),
    ),
    blocos.some(({ tipo }) => tipo === 'ferramenta') ? offeredTools(context) : [],
  ])
  const byRule = new Map(rules.map(({ id }, i) => [id, found[i] ?? null]))

  return inRuns(blocos).flatMap((run): GuidePart[] => {
    if (Array.isArray(run)) return [{ tipo: 'html', html: renderBlocks(run, anchors) }]
    if (run.tipo === 'ferramenta') return toolOf(tools, run)
    if (run.tipo === 'produto') {
      const card = cards.get(run.produto)
      return card
        ? [{ tipo: 'produtos', titulo: card.nome, texto: run.texto, produtos: [card], url: null }]
        : []
    }
    const matched = byRule.get(run.id)
    return matched && matched.produtos.length > 0
      ? [{ tipo: 'produtos', titulo: run.titulo, texto: run.texto, ...matched }]
      : []
  })
}

type Dynamic = Exclude<GuideBlock, PageBlock>

/** The blocks in order, with neighbouring blocks of text together. */
function inRuns(blocos: readonly GuideBlock[]): (PageBlock[] | Dynamic)[] {
  const runs: (PageBlock[] | Dynamic)[] = []
  for (const block of blocos) {
    const last = runs.at(-1)
    if (!isPageBlock(block)) runs.push(block)
    else if (Array.isArray(last)) last.push(block)
    else runs.push([block])
  }

  return runs
}

function toolOf(
  tools: readonly Tool[],
  { ferramenta, parametros, texto }: Extract<GuideBlock, { tipo: 'ferramenta' }>,
): GuidePart[] {
  const tool = tools.find(({ url }) => url === ferramenta)
  if (!tool) return []
  const url = parametros === '' ? tool.url : `${tool.url}?${parametros}`

  return [{ tipo: 'ferramenta', nome: tool.nome, texto: texto || tool.texto, url }]
}

async function cardsBySlug(context: RequestContext, slugs: readonly string[]) {
  const ids = await productIds(context.db, slugs)
  context.tag(...ids.map(({ id }) => tags.product(id)))
  const cards = await cardsOf(
    context,
    ids.map(({ id }) => id),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))

  return new Map(
    ids.flatMap(({ slug, id }) => {
      const card = byId.get(id)
      return card ? [[slug, card] as const] : []
    }),
  )
}

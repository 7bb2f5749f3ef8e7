import { eq, inArray, sql } from 'drizzle-orm'
import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'
import type { ListingOrder } from '#domain/listing/listing-order.ts'
import { type ListingFilters, listingUrl, parseListingUrl } from '#domain/listing/listing-url.ts'
import { parseSelection, selectionQuery } from '#domain/listing/selection.ts'
import { guias } from '#platform/catalog/collections/guides/tables.ts'
import { nextVersion } from '#platform/catalog/save-result.ts'
import { categorias, landingPages } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'

type Page = {
  tipo: 'pagina'
  id: number
  idCategoria: number | null
  filtros: ListingFilters
  ordem: ListingOrder | null
}
type GuideWithRules = { tipo: 'guia'; id: number; blocos: GuideBlock[]; filtros: ListingFilters[] }

/** A landing page or a guide that selects products by filters. */
type Rule = Page | GuideWithRules

/** The landing pages and guides whose rules filter by one of these attributes. */
export async function rulesNaming(tx: Database, keys: readonly string[]): Promise<Rule[]> {
  const named = `(^|[?&])(${keys.join('|')})=`
  const pages = await tx
    .select({ id: landingPages.id, idCategoria: landingPages.idCategoria, selecao: landingPages.selecao })
    .from(landingPages)
    .where(sql`${landingPages.selecao} ~ ${named}`)
    .orderBy(landingPages.id)
    .for('no key update')
  const guides = await tx
    .select({ id: guias.id, blocos: guias.blocos })
    .from(guias)
    .where(sql`${guias.blocos}::text ~ ${`[?&](${keys.join('|')})=`}`)
    .orderBy(guias.id)
    .for('no key update')

  return [
    ...pages.map(({ id, idCategoria, selecao }): Page => {
      const { filtros, ordem } = parseSelection(selecao)
      return { tipo: 'pagina', id, idCategoria, filtros, ordem }
    }),
    ...guides.map(({ id, blocos }): GuideWithRules => {
      const filtros = blocos.flatMap((block) => addressOf(block)?.filtros ?? [])
      return { tipo: 'guia', id, blocos, filtros }
    }),
  ]
}

/** The filters of all these rules. */
export function filtersOfRules(rules: readonly Rule[]): ListingFilters[] {
  return rules.flatMap(({ filtros }) => filtros)
}

/** Returns the filters of a rule as they are now; `scope` is the category that it selects in, null for the whole shop. */
type Rewrite = (filtros: ListingFilters, scope: number | null) => Promise<ListingFilters>

/** Stores rules with the filters that `rewrite` makes of theirs. */
export async function rewriteRules(tx: Database, rules: readonly Rule[], rewrite: Rewrite): Promise<void> {
  for (const rule of rules)
    if (rule.tipo === 'pagina') await rewritePage(tx, rule, rewrite)
    else await rewriteGuide(tx, rule, rewrite)
}

async function rewritePage(
  tx: Database,
  { id, idCategoria, filtros, ordem }: Page,
  rewrite: Rewrite,
): Promise<void> {
  const selecao = selectionQuery({ filtros: await rewrite(filtros, idCategoria), ordem })
  if (selecao === selectionQuery({ filtros, ordem })) return
  await tx
    .update(landingPages)
    .set({ selecao, versao: nextVersion(landingPages.versao) })
    .where(eq(landingPages.id, id))
  await invalidateTags(tx, [tags.landingPage(id)])
}

/** Its date stays: readers see the day on which somebody changed the text. */
async function rewriteGuide(
  tx: Database,
  { id, blocos: before }: GuideWithRules,
  rewrite: Rewrite,
): Promise<void> {
  const categories = await categoriesOf(tx, before)
  const blocos: GuideBlock[] = []
  for (const block of before) {
    const address = addressOf(block)
    if (block.tipo !== 'produtos' || !address) {
      blocos.push(block)
      continue
    }
    const filtros = await rewrite(address.filtros, categories.get(address.path.slice(1)) ?? null)
    const listagem = listingUrl({ ...address, filtros })
    blocos.push(listagem === listingUrl(address) ? block : { ...block, regra: { ...block.regra, listagem } })
  }
  if (blocos.every((block, i) => block === before[i])) return
  await tx
    .update(guias)
    .set({ blocos, versao: sql`${guias.versao} + 1` })
    .where(eq(guias.id, id))
  await invalidateTags(tx, [tags.guides])
}

async function categoriesOf(tx: Database, blocos: readonly GuideBlock[]): Promise<Map<string, number>> {
  const paths = blocos.flatMap((block) => addressOf(block)?.path.slice(1) ?? [])
  const rows = await tx
    .select({ id: categorias.id, caminho: categorias.caminho })
    .from(categorias)
    .where(inArray(categorias.caminho, paths))

  return new Map(rows.map(({ id, caminho }) => [caminho, id]))
}

/** Null for a block without a rule, and for a text that is no address. */
function addressOf(block: GuideBlock) {
  if (block.tipo !== 'produtos') return null
  try {
    return parseListingUrl(block.regra.listagem)
  } catch {
    return null
  }
}

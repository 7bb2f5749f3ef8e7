import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Family } from '#domain/instruments/families/family.ts'
import { soldSets } from '#domain/product/specifications/sold-sets.ts'
import { listagem } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import {
  type InstrumentTemplates,
  instrumentTemplates,
  templateFor,
} from '../../listing/sizes/instrument-templates.ts'
import { type ProductSheet, readSheets } from './product-sheets.ts'

/** A product of strings, and for which instruments its SKUs are. `caminho` is the category that says so. */
export type ProductSets = { id: number; caminho: string; sets: ReturnType<typeof soldSets> }

/** No shop sells more kinds of strings for one instrument; of those that do, the most popular ones count. */
const LIMIT = 20_000

/** These products, as far as they are strings that the shop shows. */
export async function setsOfProducts(
  context: RequestContext,
  ids: readonly number[],
): Promise<ProductSets[]> {
  context.tag(...ids.map(tags.product))
  const templates = await instrumentTemplates(context)

  return ids.length === 0 ? [] : readSets(context, templates, inArray(listagem.idProduto, [...ids]))
}

/** All strings for a family of instruments that the shop shows, from memory: pages of a filter ask for them in turn. */
export async function setsOfFamily(context: RequestContext, family: Family): Promise<ProductSets[]> {
  context.tag(tags.listing)
  const templates = await instrumentTemplates(context)
  const paths = [...templates].flatMap(([path, { stringsFor }]) => (stringsFor === family ? [path] : []))
  if (paths.length === 0) return []

  return context.memoize(`cordas ${family}`, [tags.listing, tags.categories], async () => {
    const sets = await readSets(context, templates, below(paths))
    return sets.filter(({ sets: [first] }) => first?.set.family === family)
  })
}

/** Products of these categories or of those below them, as their first category or as another one. */
function below(paths: string[]): SQL {
  return sql`${listagem.categorias} && array(
    select id from categorias where caminho = any(${sql.param(paths)}::text[])
  )`
}

async function readSets(
  { db }: RequestContext,
  templates: InstrumentTemplates,
  which: SQL,
): Promise<ProductSets[]> {
  const sheets = await readSheets(db, { which: and(isNotNull(listagem.idProduto), which), limit: LIMIT })

  return sheets.flatMap((sheet) => setsIn(templates, sheet) ?? [])
}

/** By the first of its categories that sells strings: single strings are often in a category of their own kind, too. */
function setsIn(
  templates: InstrumentTemplates,
  { id, caminhos, ...sheet }: ProductSheet,
): ProductSets | null {
  for (const caminho of caminhos) {
    const template = templateFor(templates, caminho)
    if (template?.stringsFor)
      return { id, caminho, sets: soldSets({ family: template.stringsFor, campos: template.campos }, sheet) }
  }

  return null
}

import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { stringFamilies } from '#domain/instruments/compatibility/shared-strings.ts'
import type { Family } from '#domain/instruments/families/family.ts'
import { isFor, type SoldAccessory, type SoldSet } from '#domain/instruments/mine/verdict.ts'
import { soldAccessories } from '#domain/product/specifications/sold-accessory.ts'
import { soldSets } from '#domain/product/specifications/sold-sets.ts'
import { listagem } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import {
  type InstrumentTemplates,
  instrumentTemplates,
  isOfAccessories,
} from '../../listing/sizes/instrument-templates.ts'
import { templateOfProduct } from '../../listing/sizes/product-template.ts'
import { type ProductSheet, readSheets } from './product-sheets.ts'

/**
 * A product of strings, or an accessory, and for which instruments its SKUs are. `caminho` is the category that says
 * so.
 */
export type FittingGoods = {
  id: number
  caminho: string
  sets: { skus: number[]; set: SoldSet | SoldAccessory }[]
}

/** No shop sells more goods for one instrument; of those that do, the most popular ones count. */
const LIMIT = 20_000

/** These products, as far as they are strings or accessories that the shop shows. */
export async function goodsOfProducts(
  context: RequestContext,
  ids: readonly number[],
): Promise<FittingGoods[]> {
  context.tag(...ids.map(tags.product))
  const templates = await instrumentTemplates(context)

  return ids.length === 0 ? [] : readGoods(context, templates, inArray(listagem.idProduto, [...ids]))
}

/**
 * All strings and accessories for a family of instruments that the shop shows, from memory: pages of a filter ask for
 * them in turn.
 */
export async function goodsOfFamily(context: RequestContext, family: Family): Promise<FittingGoods[]> {
  context.tag(tags.listing)
  const templates = await instrumentTemplates(context)
  const taken = stringFamilies(family)
  const paths = [...templates].flatMap(([path, template]) =>
    (template.stringsFor && taken.includes(template.stringsFor)) || isOfAccessories(template) ? [path] : [],
  )
  if (paths.length === 0) return []

  return context.memoize(['serve', family], [tags.listing, tags.categories], async () => {
    const goods = await readGoods(context, templates, below(paths))
    return goods.filter(({ sets: [first] }) => first && isFor(family, first.set))
  })
}

/** Products of these categories or of those below them, as their first category or as another one. */
function below(paths: string[]): SQL {
  return sql`${listagem.categorias} && array(
    select id from categorias where caminho = any(${sql.param(paths)}::text[])
  )`
}

async function readGoods(
  { db }: RequestContext,
  templates: InstrumentTemplates,
  which: SQL,
): Promise<FittingGoods[]> {
  const sheets = await readSheets(db, { which: and(isNotNull(listagem.idProduto), which), limit: LIMIT })

  return sheets.flatMap((sheet) => goodsIn(templates, sheet) ?? [])
}

function goodsIn(
  templates: InstrumentTemplates,
  { id, caminhos, ...sheet }: ProductSheet,
): FittingGoods | null {
  const template = templateOfProduct(templates, { caminhos, lines: sheet.lines })
  if (!template) return null
  const { caminho, stringsFor, campos } = template
  if (stringsFor) return { id, caminho, sets: soldSets({ family: stringsFor, campos }, sheet) }
  const sets = isOfAccessories(template) ? soldAccessories(campos, sheet) : []

  return sets.length > 0 ? { id, caminho, sets } : null
}

import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Family } from '#domain/instruments/families/family.ts'
import { categorias, produtoCategorias, produtos } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import {
  type InstrumentTemplate,
  type InstrumentTemplates,
  instrumentTemplates,
  isOfAccessories,
  templateFor,
} from './instrument-templates.ts'
import { templateOfProduct } from './product-template.ts'

/** What a category sells for musicians: which instruments, strings for which ones, and whether accessories. */
export type CategoryFamilies = { instruments: Family[]; stringsFor: Family[]; accessories: boolean }

/**
 * By the category's template or the nearest one above; if that says nothing, by those of the categories below it, or
 * else by the other categories that its products are in.
 */
export async function categoryFamilies(context: RequestContext, caminho: string): Promise<CategoryFamilies> {
  const templates = await instrumentTemplates(context)
  const own = [templateFor(templates, caminho)].filter((template) => template !== undefined)
  if (own.some(saysAnything)) return familiesOf(own)
  const below = [...templates].flatMap(([path, template]) =>
    path.startsWith(`${caminho}/`) ? [template] : [],
  )
  if (below.some(saysAnything)) return familiesOf(below)
  const byCategory = await templatesOfProducts(context, templates)

  return familiesOf(
    [...byCategory].flatMap(([path, found]) => (`${path}/`.startsWith(`${caminho}/`) ? found : [])),
  )
}

/** The one instrument of several, or null: an address can name one only. Undefined if there is none. */
export function onlyFamily(families: readonly Family[]): Family | null | undefined {
  const distinct = [...new Set(families)]

  return distinct.length > 1 ? null : distinct[0]
}

function saysAnything(template: InstrumentTemplate): boolean {
  return template.families.length > 0 || template.stringsFor !== null || isOfAccessories(template)
}

function familiesOf(templates: readonly InstrumentTemplate[]): CategoryFamilies {
  return {
    instruments: templates.flatMap(({ families }) => families),
    stringsFor: templates.flatMap(({ stringsFor }) => stringsFor ?? []),
    accessories: templates.some(isOfAccessories),
  }
}

/**
 * What the products of each category are by their other categories. Read once after a change of categories: products
 * come and go, but what a category sells stays.
 */
async function templatesOfProducts(
  { db, memoize, tag }: RequestContext,
  templates: InstrumentTemplates,
): Promise<ReadonlyMap<string, InstrumentTemplate[]>> {
  tag(tags.categories)

  return memoize('instrumentos por outras categorias', [tags.categories], async () => {
    const other = alias(categorias, 'outra')
    const pairs = await db
      .selectDistinct({ caminho: categorias.caminho, outra: other.caminho })
      .from(produtoCategorias)
      .innerJoin(produtos, eq(produtos.id, produtoCategorias.idProduto))
      .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
      .innerJoin(other, eq(other.id, produtoCategorias.idCategoria))
    const byCategory = Map.groupBy(pairs, ({ caminho }) => caminho)
    const templateOf = ({ caminho, outra }: (typeof pairs)[number]) =>
      templateOfProduct(templates, { caminhos: [caminho, outra], lines: [] })

    return new Map(
      [...byCategory].map(([caminho, same]) => [caminho, same.flatMap((pair) => templateOf(pair) ?? [])]),
    )
  })
}

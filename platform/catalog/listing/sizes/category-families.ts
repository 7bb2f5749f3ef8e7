import { eq, or, sql } from 'drizzle-orm'
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

export type Category = { id: number; caminho: string }

/**
 * By the category's template or the nearest one above; if that says nothing, by those of the categories below it, or
 * else by the other categories that its products are in.
 */
export async function categoryFamilies(
  context: RequestContext,
  category: Category,
): Promise<CategoryFamilies> {
  const { caminho } = category
  const templates = await instrumentTemplates(context)
  const own = [templateFor(templates, caminho)].filter((template) => template !== undefined)
  if (own.some(saysAnything)) return familiesOf(own)
  const below = [...templates].flatMap(([path, template]) =>
    path.startsWith(`${caminho}/`) ? [template] : [],
  )
  if (below.some(saysAnything)) return familiesOf(below)

  return familiesOf(await templatesOfProducts(context, templates, category))
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
 * What the products of a category, and of those below it, are by their other categories. Read once after a change of
 * any of them, whose pages are rendered again then anyhow.
 */
async function templatesOfProducts(
  { db, memoize, tag }: RequestContext,
  templates: InstrumentTemplates,
  { id, caminho }: Category,
): Promise<readonly InstrumentTemplate[]> {
  const dependencies = [tags.categories, tags.category(id)]
  tag(...dependencies)

  return memoize(['instrumentos por outras categorias', caminho], dependencies, async () => {
    const other = alias(categorias, 'outra')
    const pairs = await db
      .selectDistinct({ caminho: categorias.caminho, outra: other.caminho })
      .from(categorias)
      .innerJoin(produtos, eq(produtos.idCategoria, categorias.id))
      .innerJoin(produtoCategorias, eq(produtoCategorias.idProduto, produtos.id))
      .innerJoin(other, eq(other.id, produtoCategorias.idCategoria))
      .where(or(eq(categorias.id, id), sql`starts_with(${categorias.caminho}, ${`${caminho}/`})`))

    return pairs.flatMap(
      (pair) => templateOfProduct(templates, { caminhos: [pair.caminho, pair.outra], lines: [] }) ?? [],
    )
  })
}

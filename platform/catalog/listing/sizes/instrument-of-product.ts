import { eq } from 'drizzle-orm'
import type { Family } from '#domain/instruments/families/family.ts'
import { categorias, produtos } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates, templateFor } from './instrument-templates.ts'

/** The instrument that a product is, or is a set of strings for, as its category's template says; null if it says none. */
export async function instrumentOfProduct(context: RequestContext, id: number): Promise<Family | null> {
  const [row] = await context.db
    .select({ caminho: categorias.caminho })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(eq(produtos.id, id))
  if (!row) return null
  const template = templateFor(await instrumentTemplates(context), row.caminho)

  return template?.instrument ?? template?.stringsFor ?? null
}

import { eq } from 'drizzle-orm'
import type { Family } from '#domain/instruments/families/family.ts'
import { readSheets } from '#platform/catalog/strings/mine/product-sheets.ts'
import { produtos } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates } from './instrument-templates.ts'
import { templateOfProduct } from './product-template.ts'

/** The instrument that a product is, or is a set of strings for, as its categories say; null if they say none. */
export async function instrumentOfProduct(context: RequestContext, id: number): Promise<Family | null> {
  const [sheet] = await readSheets(context.db, { which: eq(produtos.id, id), limit: 1 })
  if (!sheet) return null
  const template = templateOfProduct(await instrumentTemplates(context), sheet)

  return template?.instrument ?? template?.stringsFor ?? null
}

import { asc } from 'drizzle-orm'
import type { AttributeChoice } from '#contract/catalog/categories.ts'
import { atributos } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** A catalogue has some dozens; more than 500 can't be looked through. */
const LIMIT = 500

/** All attributes, to choose a category's key attributes from. */
export async function listAttributeChoices(context: RequestContext): Promise<{ itens: AttributeChoice[] }> {
  permit(context, 'catalogo.ver')

  return {
    itens: await context.db
      .select({ chave: atributos.chave, label: atributos.label })
      .from(atributos)
      .orderBy(asc(atributos.label), asc(atributos.id))
      .limit(LIMIT),
  }
}

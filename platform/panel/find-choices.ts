import type { Choice } from '#contract/panel/panel.ts'
import {
  type ChoiceQuestion,
  findBrands,
  findCategories,
  findProducts,
  findSkus,
} from '#platform/catalog/collections/find-choices.ts'
import { groupChoices } from '#platform/customers/resale/group-choices.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Kind = 'categoria' | 'marca' | 'produto' | 'sku' | 'grupo'

type FindChoicesInput = { tipo: Kind; busca: string; ids?: string | undefined }

const FINDERS: Record<Kind, (context: RequestContext, question: ChoiceQuestion) => Promise<Choice[]>> = {
  categoria: findCategories,
  marca: findBrands,
  produto: findProducts,
  sku: findSkus,
  grupo: groupChoices,
}

/** Finds records that a form can refer to, by words of their name or by ids. */
export async function findChoices(
  context: RequestContext,
  { tipo, busca, ids }: FindChoicesInput,
): Promise<{ itens: Choice[] }> {
  permit(context, 'catalogo.ver')
  const known = ids === undefined ? null : ids.split(',').map(Number)

  return { itens: await FINDERS[tipo](context, { busca, ids: known }) }
}

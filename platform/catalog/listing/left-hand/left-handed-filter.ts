import type { Facet, ListingDetails } from '#contract/catalog/catalog.ts'
import { handOf } from '#domain/instruments/compatibility/hand.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { handFields } from './hand-fields.ts'

/** The way to a listing's products for left-handers; nothing where there are none, or another hand was chosen. */
export async function leftHandedFilter(
  context: RequestContext,
  facets: readonly Facet[],
): Promise<Pick<ListingDetails, 'canhotos'>> {
  const keys = new Set((await handFields(context)).values())
  const { valores = [] } = facets.find(({ chave }) => keys.has(chave)) ?? {}
  const left = valores.find(({ label, total }) => handOf(label) === 'canhoto' && total > 0)
  if (!left || valores.some((valor) => valor.ativo && valor !== left)) return {}

  return { canhotos: { url: left.url, ativo: left.ativo, total: left.total } }
}

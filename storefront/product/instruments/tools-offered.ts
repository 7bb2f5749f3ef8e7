import type { Api } from '#contract/contract.ts'
import type { Tool } from '#domain/instruments/tools.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

/** The tools and services of this shop; none if they can't be read. */
export async function toolsOffered(api: Api): Promise<readonly Tool[]> {
  return (await optionalPart('tools', api.strings.offered()))?.ferramentas ?? []
}

import type { Api } from '#contract/contract.ts'
import { type Tool, toolsOf } from '#domain/instruments/tools.ts'
import { optionalPart } from '../../rendering/optional-part.ts'

/** The tools and services of this shop; without trade-ins if their terms can't be read. */
export async function toolsOffered(api: Api): Promise<readonly Tool[]> {
  const terms = await optionalPart('trade-ins', api.tradeIns.terms())

  return toolsOf({ takesTradeIns: terms?.ativa === true })
}

import type { Api } from '#contract/contract.ts'
import { readSizeQuestion } from '#domain/instruments/sizes/fitting/size-address.ts'
import { hasOutgrownSizes } from '#domain/instruments/sizes/larger-sizes.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

/**
 * Whether the store takes outgrown instruments of the kind in exchange for larger ones. `tamanhoCerto` is the address
 * of the page that finds their size: it names the instrument, or none if there are several.
 */
export async function takesTradeIns(api: Api, tamanhoCerto: string | null | undefined): Promise<boolean> {
  if (!tamanhoCerto) return false
  const { family } = readSizeQuestion(new URLSearchParams(tamanhoCerto.split('?')[1]))
  if (family !== null && !hasOutgrownSizes(family)) return false

  return (await optionalPart('trade-ins', api.tradeIns.terms()))?.ativa === true
}

import type { Api } from '#contract/contract.ts'
import { readSizeQuestion } from '#domain/instruments/sizes/fitting/size-address.ts'
import { hasOutgrownSizes } from '#domain/instruments/sizes/larger-sizes.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

/** Whether the store takes instruments in exchange for larger ones; no, if that can't be read. */
export async function takesTradeIns(api: Api): Promise<boolean> {
  const terms = await optionalPart('trade-ins', api.tradeIns.terms())

  return terms?.ativa === true
}

/**
 * Whether it takes outgrown instruments of one kind. `tamanhoCerto` is the address of the page that finds their size: it
 * names the instrument, or none if there are several.
 */
export async function takesOutgrown(api: Api, tamanhoCerto: string | null | undefined): Promise<boolean> {
  if (!tamanhoCerto) return false
  const { family } = readSizeQuestion(new URLSearchParams(tamanhoCerto.split('?')[1]))
  if (family !== null && !hasOutgrownSizes(family)) return false

  return takesTradeIns(api)
}

import { BRAND_NAMES } from './brand-names.ts'
import type { CardBrand } from './brands.ts'
import type { CardExpiry } from './expiry.ts'

/**
 * What a person knows a stored card by: `Visa final 1111`. A brand that the shop does not know goes by its own name.
 */
export function cardName({ bandeira, final }: { bandeira: string; final: string }): string {
  return `${isBrand(bandeira) ? BRAND_NAMES[bandeira] : bandeira} final ${final}`
}

/** When a stored card expires: `vence em 08/29`. */
export function expiryText({ mes, ano }: CardExpiry): string {
  return `vence em ${String(mes).padStart(2, '0')}/${String(ano).slice(-2)}`
}

function isBrand(bandeira: string): bandeira is CardBrand {
  return bandeira in BRAND_NAMES
}

/**
 * A card as MercadoPago.js turned it into a token: Mercado Pago's name of its brand, its last four digits, and the token,
 * which works once. An order at Mercado Pago has to name the brand, and does not tell the digits.
 */
export type MercadoPagoCard = { bandeira: string; final: string; token: string }

/** The one text that the browser sends for a card: `visa:1111:token`. */
export function writeCardToken({ bandeira, final, token }: MercadoPagoCard): string {
  return [bandeira, final, token].join(':')
}

/** Reads such a text; null for any other. */
export function readCardToken(text: string): MercadoPagoCard | null {
  const [, bandeira, final, token] = /^([a-z_]{2,30}):(\d{4}):([\w-]{16,128})$/.exec(text) ?? []

  return bandeira && final && token ? { bandeira, final, token } : null
}

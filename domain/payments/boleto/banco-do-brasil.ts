/** `convenio` is what the bank calls its contract with the store, 7 digits; `numero` counts the store's boletos. */
export type BancoDoBrasilField = { convenio: string; numero: number; carteira: string }

/**
 * The free field of Banco do Brasil's bar codes for contracts of seven digits: six zeros, the boleto's number (contract and
 * ten digits), the two digits of the kind of collection (Banco do Brasil, Especificações técnicas para boletos). Only for
 * simulations: where money is real, the bank that registers a boleto says its bar code.
 */
export function bancoDoBrasilField({ convenio, numero, carteira }: BancoDoBrasilField): string {
  const field = `000000${convenio}${String(numero).padStart(10, '0')}${carteira}`
  if (!/^\d{25}$/.test(field) || !/^\d{7}$/.test(convenio) || !/^\d{2}$/.test(carteira))
    throw new RangeError('Contracts have 7 digits, numbers up to 10, kinds of collection 2.')

  return field
}

/** `convenio` is the number of the bank's contract with the store, 7 digits; `numero` counts the store's boletos. */
export type BancoDoBrasilField = { convenio: string; numero: number; carteira: string }

/**
 * Returns the free field of Banco do Brasil's bar codes for seven-digit contracts: six zeros, the boleto number
 * (contract plus ten digits), and the two-digit collection type (Banco do Brasil, Especificações técnicas para
 * boletos). For simulations only: a real bar code comes from the bank that registers the boleto.
 */
export function bancoDoBrasilField({ convenio, numero, carteira }: BancoDoBrasilField): string {
  const field = `000000${convenio}${String(numero).padStart(10, '0')}${carteira}`
  if (!/^\d{25}$/.test(field) || !/^\d{7}$/.test(convenio) || !/^\d{2}$/.test(carteira))
    throw new RangeError('A contract has 7 digits, a boleto number up to 10, a collection type 2.')

  return field
}

/**
 * Returns the modulo 10 check digit of cards and of a boleto's fields: from the right, digits are multiplied by 2 and 1
 * in turn, the digits of two-digit products are added, and the check digit completes the sum to a multiple of ten
 * (Luhn; ISO/IEC 7812-1).
 */
export function modulo10Digit(digits: string): number {
  const products = [...digits].reverse().map((digit, i) => Number(digit) * (i % 2 === 0 ? 2 : 1))
  const sum = products.reduce((total, product) => total + (product > 9 ? product - 9 : product), 0)

  return (10 - (sum % 10)) % 10
}

/**
 * Returns the sum that modulo 11 divides by 11: from the right, values are weighted 2, 3 and so on up to `heaviest`,
 * then 2 again. The meaning of the remainder differs between CPF, CNPJ and boleto.
 */
export function modulo11Sum(values: readonly number[], heaviest: number): number {
  const weights = heaviest - 1

  return values.toReversed().reduce((total, value, i) => total + value * (2 + (i % weights)), 0)
}

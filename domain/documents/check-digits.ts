/**
 * The check digit of modulo 10, as cards and the fields of a boleto's line have it: from the right the digits weigh 2 and 1
 * in turn, those of two-digit products are added up, and the check digit fills the sum up to tens (Luhn; ISO/IEC 7812-1).
 */
export function modulo10Digit(digits: string): number {
  const products = [...digits].reverse().map((digit, i) => Number(digit) * (i % 2 === 0 ? 2 : 1))
  const sum = products.reduce((total, product) => total + (product > 9 ? product - 9 : product), 0)

  return (10 - (sum % 10)) % 10
}

/**
 * The sum that the rules of modulo 11 divide by 11: from the right the values weigh 2, 3 and so on up to `heaviest`, then 2
 * again. What the remainder means differs between CPF, CNPJ and boleto.
 */
export function modulo11Sum(values: readonly number[], heaviest: number): number {
  const weights = heaviest - 1

  return values.toReversed().reduce((total, value, i) => total + value * (2 + (i % weights)), 0)
}

/** What the digits of a code weigh for its check digit (UPU S10). */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/**
 * What is wrong with a tracking code, in a sentence, or null. Of the Correios it has thirteen signs (UPU S10): two letters, eight
 * digits, their check digit, and the country. Other carriers write theirs as they like.
 */
export function trackingProblem({
  codigo,
  transportadora,
}: {
  codigo: string
  transportadora: string
}): string | null {
  if (!isCorreios(transportadora)) return null
  const [, digits, check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(codigo.trim().toUpperCase()) ?? []
  if (digits === undefined)
    return 'O código dos Correios tem 13 sinais: 2 letras, 9 números e 2 letras, como AA123456785BR.'

  return Number(check) === checkDigit(digits) ? null : 'Confira o código: um dos números não confere.'
}

/** The carrier of a freight as buyers know it: `PAC` is `Correios PAC`. */
export function carrierOf(frete: string): string {
  return isCorreios(frete) && !/correios/i.test(frete) ? `Correios ${frete}` : frete
}

function isCorreios(transportadora: string): boolean {
  return /(?<!\p{L})(correios|pac|sedex)(?!\p{L})/iu.test(transportadora)
}

/** Eleven less the remainder of eleven; where that has two digits, 0 for 10 and 5 for 11. */
function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((all, weight, i) => all + weight * Number(digits[i]), 0)
  const digit = 11 - (sum % 11)
  if (digit === 10) return 0

  return digit === 11 ? 5 : digit
}

/** Weights of the digits for the check digit (UPU S10). */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/**
 * Returns what is wrong with a tracking code, as a sentence, or null. Correios codes have thirteen characters (UPU
 * S10): two letters, eight digits, their check digit, and the country. Other carriers have their own formats.
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

/** Returns the carrier's name for buyers: `PAC` is `Correios PAC`. */
export function carrierOf(frete: string): string {
  return isCorreios(frete) && !/correios/i.test(frete) ? `Correios ${frete}` : frete
}

function isCorreios(transportadora: string): boolean {
  return /(?<!\p{L})(correios|pac|sedex)(?!\p{L})/iu.test(transportadora)
}

/** Returns eleven minus the remainder of division by eleven; 0 instead of 10, and 5 instead of 11. */
function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((all, weight, i) => all + weight * Number(digits[i]), 0)
  const digit = 11 - (sum % 11)
  if (digit === 10) return 0

  return digit === 11 ? 5 : digit
}

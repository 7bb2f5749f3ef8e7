import { modulo10Digit } from '#domain/documents/check-digits.ts'
import { fillMask } from '#domain/format/fill-mask.ts'
import { BRANDS_IN_ORDER, CARD_BRANDS, type CardBrand } from './brands.ts'

/**
 * Returns the brand of a complete or partly typed card number, or null. Used for the form's logo and the length of the
 * security code; the payment provider decides which brand it really is.
 */
export function cardBrand(number: string): CardBrand | null {
  const digits = number.replace(/\D/g, '')

  return RANGES.find(({ from, to }) => isBetween(digits, from, to))?.brand ?? null
}

/**
 * Returns whether a number has the length of its brand and a valid check digit (Luhn; ISO/IEC 7812-1). Never send it to
 * the store.
 */
export function isCardNumber(number: string): boolean {
  const digits = number.replace(/[\s-]/g, '')
  const brand = cardBrand(digits)
  if (!brand || !/^\d+$/.test(digits) || !CARD_BRANDS[brand].lengths.includes(digits.length)) return false

  return modulo10Digit(digits.slice(0, -1)) === Number(digits.at(-1))
}

/**
 * Formats a complete or partly typed number in the groups printed on the card: four by four, except for American
 * Express and Diners.
 */
export function formatCardNumber(number: string): string {
  const brand = cardBrand(number)
  const { lengths, mask } = brand ? CARD_BRANDS[brand] : ANY
  const digits = number.replace(/\D/g, '').slice(0, Math.max(...lengths))
  // Diners has its own grouping for 14 digits only; longer numbers are grouped by four.
  const fits = mask && digits.length <= mask.replaceAll(' ', '').length

  return fillMask(fits ? mask : FOURS, digits)
}

const FOURS = '0000 0000 0000 0000 000'
const ANY = { lengths: [19], mask: undefined }

type Range = { brand: CardBrand; from: string; to: string }

const RANGES: readonly Range[] = BRANDS_IN_ORDER.flatMap((brand) =>
  CARD_BRANDS[brand].begins.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-')
    return { brand, from, to }
  }),
)

function isBetween(digits: string, from: string, to: string): boolean {
  const head = digits.slice(0, from.length)

  return head.length === from.length && head >= from && head <= to
}

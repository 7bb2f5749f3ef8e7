import { modulo10Digit } from '#domain/documents/check-digits.ts'
import { fillMask } from '#domain/format/fill-mask.ts'
import { BRANDS_IN_ORDER, CARD_BRANDS, type CardBrand } from './brands.ts'

/**
 * The brand whose numbers begin like this one, whole or half-typed, or null. For the form's logo and the length of the
 * security code: what counts is what the payment provider says of the card.
 */
export function cardBrand(number: string): CardBrand | null {
  const digits = number.replace(/\D/g, '')

  return RANGES.find(({ from, to }) => isBetween(digits, from, to))?.brand ?? null
}

/** Whether a number is whole, by its brand, and its last digit right (Luhn; ISO/IEC 7812-1). Never send it to the store. */
export function isCardNumber(number: string): boolean {
  const digits = number.replace(/[\s-]/g, '')
  const brand = cardBrand(digits)
  if (!brand || !/^\d+$/.test(digits) || !CARD_BRANDS[brand].lengths.includes(digits.length)) return false

  return modulo10Digit(digits.slice(0, -1)) === Number(digits.at(-1))
}

/** A number, whole or half-typed, in the groups that stand on its card: four by four, but for American Express and Diners. */
export function formatCardNumber(number: string): string {
  const brand = cardBrand(number)
  const { lengths, mask } = brand ? CARD_BRANDS[brand] : ANY
  const digits = number.replace(/\D/g, '').slice(0, Math.max(...lengths))
  // Some Diners cards are longer than those that have groups of their own.
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

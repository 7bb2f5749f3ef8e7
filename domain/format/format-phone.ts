import { fillMask } from './fill-mask.ts'

/** As phones and address books write Brazil's country code: with a plus. Without it, 55 is the area of Santa Maria. */
const COUNTRY = /^\s*\+\s*55/

/** Area and landline, which a mobile number looks like until its last digit. */
const LANDLINE_DIGITS = 10

/**
 * A Brazilian phone number, whole or half-typed, as `(00) 00000-0000`, or `(00) 0000-0000` up to ten digits: 15 characters
 * at most (specification, section 5).
 */
export function formatPhone(text: string): string {
  const digits = text.replace(COUNTRY, '').replace(/\D/g, '')

  return fillMask(digits.length > LANDLINE_DIGITS ? '(00) 00000-0000' : '(00) 0000-0000', digits)
}

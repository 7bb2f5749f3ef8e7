import { fillMask } from './fill-mask.ts'

/**
 * Brazil's country code as phones and address books write it, with a plus. Without the plus, 55 is the area code of
 * Santa Maria.
 */
const COUNTRY = /^\s*\+\s*55/

/** Digits of area code and landline number; a partly typed mobile number has as many until its last digit. */
const LANDLINE_DIGITS = 10

/**
 * Formats a complete or partly typed Brazilian phone number as `(00) 00000-0000`, or `(00) 0000-0000` up to ten digits:
 * at most 15 characters (specification, section 5).
 */
export function formatPhone(text: string): string {
  const digits = text.replace(COUNTRY, '').replace(/\D/g, '')

  return fillMask(digits.length > LANDLINE_DIGITS ? '(00) 00000-0000' : '(00) 0000-0000', digits)
}

/** A Brazilian phone number in E.164, `+5511987654321`, and whether it is a mobile number. */
export type Phone = { numero: string; tipo: 'celular' | 'fixo' }

/** Said of what is no phone number. */
export const WRONG_PHONE = 'Confira o telefone: DDD e número, como (11) 98765-4321.'

/**
 * Reads a Brazilian phone number as people write it: area code and number, with or without `+55` and the long-distance
 * zero. Null if invalid. Mobile numbers have nine digits and begin with 9, landlines have eight and begin with 2 to 5
 * (Anatel's numbering plan). Service numbers (0800, 4004) have no area code and are invalid.
 */
export function readPhone(text: string): Phone | null {
  if (!/^[\d\s().+-]*$/.test(text)) return null
  const national = nationalDigits(text.replace(/[\s().-]/g, ''))
  if (!AREAS.has(national.slice(0, 2))) return null
  const numero = `+55${national}`
  const local = national.slice(2)
  if (/^9\d{8}$/.test(local)) return { numero, tipo: 'celular' }
  if (/^[2-5]\d{7}$/.test(local)) return { numero, tipo: 'fixo' }

  return null
}

/**
 * Without a plus, 55 is the country code only if more digits follow than a number of Santa Maria (area code 55) has.
 */
function nationalDigits(digits: string): string {
  const country = /^(?:\+55|55(?=\d{10}))/

  return digits.replace(country, '').replace(/^0/, '')
}

/** The area codes (DDD), by region (Anatel, Códigos Nacionais). */
const AREAS: ReadonlySet<string> = new Set(
  [
    '11 12 13 14 15 16 17 18 19',
    '21 22 24 27 28',
    '31 32 33 34 35 37 38',
    '41 42 43 44 45 46 47 48 49',
    '51 53 54 55',
    '61 62 63 64 65 66 67 68 69',
    '71 73 74 75 77 79',
    '81 82 83 84 85 86 87 88 89',
    '91 92 93 94 95 96 97 98 99',
  ].flatMap((region) => region.split(' ')),
)

/** The longest serial number that is stored. */
export const MAX_SERIAL = 60

/** Fewer letters and digits than these are in no maker's serial number. */
const MIN_SERIAL_KEY = 3

/**
 * A serial number as it is compared: letters without accents in upper case, and digits. Labels are read with and
 * without their hyphens, dots and spaces.
 */
export function serialKey(numeroSerie: string): string {
  return numeroSerie
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** Returns what is wrong with a serial number, as a sentence, or null. */
export function serialProblem(numeroSerie: string): string | null {
  if (numeroSerie.length > MAX_SERIAL) return `Escreva até ${MAX_SERIAL} caracteres.`

  return serialKey(numeroSerie).length < MIN_SERIAL_KEY
    ? `Escreva ao menos ${MIN_SERIAL_KEY} letras ou números.`
    : null
}

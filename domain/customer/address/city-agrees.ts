import { placeOf, STATES } from './cep-city.ts'

/** Towns in other states that share the name of a capital, by state. */
const NAMESAKES: Readonly<Record<string, readonly string[]>> = {
  belem: ['AL', 'PB'],
  'boa vista': ['PB'],
  'campo grande': ['AL', 'RN'],
  palmas: ['PR'],
  'rio branco': ['MT'],
}

/**
 * Returns whether a CEP can belong to a city, by static tables: a CEP of a capital belongs only to it (except the
 * regions of the Distrito Federal, which people enter as cities), and a capital has no CEP outside its range. Any other
 * city is accepted, because the tables don't know it.
 */
export function cityAgrees(cep: string, cidade: string): boolean {
  const place = placeOf(cep)
  if (!place || place.uf === 'DF') return true
  const typed = folded(cidade)
  if (place.cidade !== '') return typed === folded(place.cidade)
  const isCapital = STATES.some(({ capital }) => folded(capital) === typed)

  return !isCapital || (NAMESAKES[typed] ?? []).includes(place.uf)
}

/** Returns whether the city of an address stayed the same although its CEP moved to another state. */
export function leftCityBehind(
  before: { uf: string; cidade: string },
  after: { uf: string; cidade: string },
): boolean {
  return before.uf !== after.uf && sameCity(before.cidade, after.cidade)
}

/** Compares two city names, ignoring case, accents and punctuation. */
export function sameCity(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
}

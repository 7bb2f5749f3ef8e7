import { placeOf, STATES } from './cep-city.ts'

/** Towns elsewhere that are called as a capital is, by the state in which they lie. */
const NAMESAKES: Readonly<Record<string, readonly string[]>> = {
  belem: ['AL', 'PB'],
  'boa vista': ['PB'],
  'campo grande': ['AL', 'RN'],
  palmas: ['PR'],
  'rio branco': ['MT'],
}

/**
 * Whether a city can lie where a CEP does, from the tables alone: a CEP of a capital belongs to it (but to the Distrito Federal's
 * regions, which people name as cities), and a capital has no CEP outside its range. Of all other towns nothing is known.
 */
export function cityAgrees(cep: string, cidade: string): boolean {
  const place = placeOf(cep)
  if (!place || place.uf === 'DF') return true
  const typed = folded(cidade)
  if (place.cidade !== '') return typed === folded(place.cidade)
  const isCapital = STATES.some(({ capital }) => folded(capital) === typed)

  return !isCapital || (NAMESAKES[typed] ?? []).includes(place.uf)
}

/**
 * Whether an address kept its city although its CEP went to another state; `before` is the address as it was.
 */
export function leftCityBehind(
  before: { uf: string; cidade: string },
  after: { uf: string; cidade: string },
): boolean {
  return before.uf !== after.uf && sameCity(before.cidade, after.cidade)
}

/** Whether two people mean the same city: marks and case don't count. */
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

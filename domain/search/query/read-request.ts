import type { PriceRange } from '#domain/listing/listing-url.ts'
import { readAge } from './read-age.ts'
import { type PriceRequest, readMoney } from './read-money.ts'
import { nameOrdinal } from './read-ordinal.ts'

/** A parsed search text. */
export type SearchRequest = {
  /** The product, without price and age. */
  texto: string
  /** Typed in quotes: words are neither corrected nor dropped. */
  exact: boolean
  range: PriceRange | null
  order: PriceRequest['order']
  /** The player's age in years; null if unknown. */
  age: number | null
  /** Whether the player is a child. */
  child: boolean
}

const QUOTED = /^\s*["“”«»](.+)["“”«»]\s*$/

/** Reads price and age from a text; quoted text (`"cubo guitarra"`) is taken literally. */
export function readRequest(text: string): SearchRequest {
  const quoted = QUOTED.exec(text)?.[1]
  if (quoted !== undefined)
    return { texto: quoted.trim(), exact: true, range: null, order: null, age: null, child: false }
  const money = readMoney(text)
  const person = readAge(money.rest)

  return {
    texto: nameOrdinal(person.rest),
    exact: false,
    range: money.range,
    order: money.order,
    age: person.age,
    child: person.child,
  }
}

/** Quotes a text so that it is searched literally. */
export function exactText(text: string): string {
  return `"${text.replaceAll('"', ' ').trim()}"`
}

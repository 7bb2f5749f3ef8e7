import type { PriceRange } from '#domain/listing/listing-url.ts'
import { readAge } from './read-age.ts'
import { type AskedPrice, readMoney } from './read-money.ts'
import { nameOrdinal } from './read-ordinal.ts'

/** What a text asks for, taken apart. */
export type SearchRequest = {
  /** The things, without money and people. */
  texto: string
  /** In quotes: no other word is meant. */
  exact: boolean
  range: PriceRange | null
  order: AskedPrice['order']
  /** Years of who will play; null if nobody says. */
  age: number | null
  /** Whether a child will play. */
  child: boolean
}

const QUOTED = /^\s*["“”«»](.+)["“”«»]\s*$/

/** Reads the money and the age out of a text; in quotes (`"cubo guitarra"`) it is taken as it stands. */
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

/** The text that asks for exactly these words. */
export function exactText(text: string): string {
  return `"${text.replaceAll('"', ' ').trim()}"`
}

import type { RouterContextProvider } from 'react-router'
import { serializedContext } from './context.ts'

/**
 * Data of a loader as one text: its own, where the browser asked for data alone, or one of the texts at the document's end.
 * `of` is never there, and tells its type.
 */
export type Serialized<Data> = ({ json: string } | { place: number }) & { of?: Data }

/** What was packed here, or has been unpacked once. */
const known = new WeakMap<object, unknown>()

/**
 * Packs the data of a page into one text. React Router sends what loaders answer value by value, each under a number of its
 * own: of a listing's 1,400 values that took a sixth of the rendering, and 4 kB more once compressed. What has more than a
 * dozen values travels as JSON, so it holds what JSON can: no dates, no promises.
 */
export function pack<Data extends object>(
  context: Readonly<RouterContextProvider>,
  data: Data,
): Serialized<Data> {
  const json = JSON.stringify(data)
  const texts = context.get(serializedContext)
  const packed = texts ? { place: texts.push(json) - 1 } : { json }
  known.set(packed, data)

  return packed
}

/** The data of a text: the very object that was packed on the server, in the browser one that is made of it once. */
export function deserialize<Data>(packed: Serialized<Data>): Data {
  if (!known.has(packed)) known.set(packed, JSON.parse(textOf(packed)))

  // The one edge where a text is taken at its type's word: only `pack` makes them.
  return known.get(packed) as Data
}

/** The texts as they stand in the document. `<` is escaped, so that no text of the shop can close the script. */
export function serializedScripts(texts: string[]): string {
  return texts
    .map((json, place) => `<script type="application/json" id="${idOf(place)}">${escaped(json)}</script>`)
    .join('')
}

function textOf(packed: Serialized<unknown>): string {
  return 'json' in packed ? packed.json : (document.getElementById(idOf(packed.place))?.textContent ?? '')
}

function idOf(place: number): string {
  return `dados-${place}`
}

function escaped(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

import type { RouterContextProvider } from 'react-router'
import { serializedContext } from './context.ts'
import { escapeScript } from './escape-script.ts'

/**
 * A loader's data as one text: inline if the browser requested only data, otherwise the index of a text at the end of
 * the document. `of` never exists; it carries the type.
 */
export type Serialized<Data> = ({ json: string } | { place: number }) & { of?: Data }

/** Data that was serialized here, or was already deserialized. */
const known = new WeakMap<object, unknown>()

/** The texts of data, for data that many documents share, such as the shell's. */
const knownTexts = new WeakMap<object, string>()

/**
 * Serializes the data of a page into one text. React Router would send loader data value by value, each with its own
 * number: for a listing's 1,400 values that took a sixth of the rendering time and 4 kB more after compression. Data
 * with more than a dozen values is sent this way, so it must be JSON: no dates, no promises.
 */
export function serialize<Data extends object>(
  context: Readonly<RouterContextProvider>,
  data: Data,
): Serialized<Data> {
  const texts = context.get(serializedContext)
  const serialized = texts ? { place: texts.push(scriptText(data)) - 1 } : { json: JSON.stringify(data) }
  known.set(serialized, data)

  return serialized
}

function scriptText(data: object): string {
  const text = knownTexts.get(data) ?? escapeScript(JSON.stringify(data))
  knownTexts.set(data, text)

  return text
}

/** The data of a text: on the server the original object, in the browser one that is parsed once. */
export function deserialize<Data>(serialized: Serialized<Data>): Data {
  if (!known.has(serialized)) known.set(serialized, JSON.parse(textOf(serialized)))

  // The type is not checked here: only `serialize` creates such texts.
  return known.get(serialized) as Data
}

/** Whether a loader's data is such a text. */
export function isSerialized(data: unknown): data is Serialized<unknown> {
  return (
    typeof data === 'object' &&
    data !== null &&
    (('json' in data && typeof data.json === 'string') || ('place' in data && typeof data.place === 'number'))
  )
}

/** The texts as script elements. */
export function serializedScripts(texts: string[]): string {
  return texts
    .map((text, place) => `<script type="application/json" id="${idOf(place)}">${text}</script>`)
    .join('')
}

function textOf(serialized: Serialized<unknown>): string {
  return 'json' in serialized
    ? serialized.json
    : (document.getElementById(idOf(serialized.place))?.textContent ?? '')
}

function idOf(place: number): string {
  return `dados-${place}`
}

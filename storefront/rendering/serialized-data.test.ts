import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serializedContext } from './context.ts'
import { deserialize, type Serialized, serialize, serializedScripts } from './serialized-data.ts'

const data = { nome: 'Arco "Dörfler" <4/4></script>', precoDe: null, selos: [{ tipo: 'novo' }] }

function packing(texts: string[] | null) {
  const context = new RouterContextProvider()
  context.set(serializedContext, texts)

  return serialize(context, data)
}

test('deserializes to the same object in the process that serialized it', () => {
  expect(deserialize(packing([]))).toBe(data)
  expect(deserialize(packing(null))).toBe(data)
})

test('deserializes data from the network to an equal object, once', () => {
  const arrived: Serialized<typeof data> = JSON.parse(JSON.stringify(packing(null)))

  expect(deserialize(arrived)).toEqual(data)
  expect(deserialize(arrived)).toBe(deserialize(arrived))
})

test('in a document the text is separate, and nothing in it closes its script', () => {
  const texts = ['{"menu":[]}']
  expect(packing(texts)).toEqual({ place: 1 })
  const [, second] = serializedScripts(texts).matchAll(
    /<script type="application\/json" id="dados-\d">(.*?)<\/script>/g,
  )

  expect(JSON.parse(second?.[1] ?? '')).toEqual(data)
})

import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { packedContext } from './context.ts'
import { type Packed, pack, packedScripts, unpack } from './serialized-data.ts'

const data = { nome: 'Arco "Dörfler" <4/4></script>', precoDe: null, selos: [{ tipo: 'novo' }] }

function packing(texts: string[] | null) {
  const context = new RouterContextProvider()
  context.set(packedContext, texts)

  return pack(context, data)
}

test('whoever packed it gets the same object back', () => {
  expect(unpack(packing([]))).toBe(data)
  expect(unpack(packing(null))).toBe(data)
})

test('what has travelled says the same, and is one object however often it is asked for', () => {
  const arrived: Packed<typeof data> = JSON.parse(JSON.stringify(packing(null)))

  expect(unpack(arrived)).toEqual(data)
  expect(unpack(arrived)).toBe(unpack(arrived))
})

test('in a document the text stands apart, and nothing in it ends its script', () => {
  const texts = ['{"menu":[]}']
  expect(packing(texts)).toEqual({ place: 1 })
  const [, second] = packedScripts(texts).matchAll(
    /<script type="application\/json" id="dados-\d">(.*?)<\/script>/g,
  )

  expect(JSON.parse(second?.[1] ?? '')).toEqual(data)
})

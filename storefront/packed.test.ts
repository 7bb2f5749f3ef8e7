import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

const data = { nome: 'Arco "Dörfler" <4/4>', precoDe: null, selos: [{ tipo: 'novo' }] }

test('whoever packed it gets the same object back', () => {
  expect(unpack(pack(data))).toBe(data)
})

test('what has travelled says the same, and is one object however often it is asked for', () => {
  const arrived: ReturnType<typeof pack<typeof data>> = JSON.parse(JSON.stringify(pack(data)))

  expect(unpack(arrived)).toEqual(data)
  expect(unpack(arrived)).toBe(unpack(arrived))
})

import { expect, test } from 'vitest'
import { parcelWords } from './parcel-words.ts'

test.each([
  ['an order that has not left', 'emSeparacao', 0, 0, ''],
  ['one of which a parcel has left', 'emSeparacao', 1, 0, 'Saiu 1 encomenda, falta o resto'],
  ['one of which two have left', 'emSeparacao', 2, 1, 'Saíram 2 encomendas, falta o resto'],
  ['one in a single parcel', 'enviado', 1, 0, ''],
  ['one on its way in two', 'enviado', 2, 1, 'Em 2 encomendas, 1 entregue'],
  ['one on its way in three', 'enviado', 3, 0, 'Em 3 encomendas, 0 entregues'],
  ['one that arrived in two', 'entregue', 2, 2, 'Em 2 encomendas'],
] as const)('says of %s how far its parcels are', (_, situacao, encomendas, encomendasEntregues, words) => {
  expect(parcelWords({ situacao, encomendas, encomendasEntregues })).toBe(words)
})

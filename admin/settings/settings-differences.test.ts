import { expect, test } from 'vitest'
import { differencesOf } from './settings-differences.ts'

const PRICES = { descontoVista: 10, parcelasMaximas: 12 }

test('equal settings differ in nothing', () => {
  expect(differencesOf({ precos: PRICES }, { precos: { ...PRICES } })).toEqual([])
})

test('a changed field is named, with both values', () => {
  const differences = differencesOf({ precos: PRICES }, { precos: { ...PRICES, parcelasMaximas: 6 } })
  expect(differences).toHaveLength(1)
  expect(differences[0]).toMatchObject({
    atual: expect.stringContaining('12'),
    mine: expect.stringContaining('6'),
  })
  expect(differences[0]?.campo).not.toContain('precos.')
})

test('parts that the form does not have are left out', () => {
  expect(differencesOf({ precos: PRICES, frete: { diasPreparo: 2 } }, { precos: PRICES })).toEqual([])
})

test('lists differ by their contents', () => {
  const [same, other] = [['SP', 'RJ'], ['SP']]
  expect(differencesOf({ frete: { ufs: same } }, { frete: { ufs: ['SP', 'RJ'] } })).toEqual([])
  expect(differencesOf({ frete: { ufs: same } }, { frete: { ufs: other } })).toHaveLength(1)
})

test('a part that is missing on the other side differs in each of its fields', () => {
  expect(differencesOf({}, { precos: PRICES })).toHaveLength(2)
})

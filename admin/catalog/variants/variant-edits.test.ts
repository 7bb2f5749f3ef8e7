import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../product/product-draft.ts'
import { lacksBox, toggledPicture, withBox, withFirstRepeated, withVariantPictures } from './variant-edits.ts'

const [blank] = emptyDraft().skus
const BOX = { peso: 2_500, altura: 120, largura: 400, comprimento: 1_050 }
const variant = (chave: string, colour: string | null, changes: object = {}) => ({
  ...blank!,
  chave,
  atributos: { unico: colour === null ? null : { label: 'Cor', valor: colour }, simples: [] },
  ...changes,
})

describe('withVariantPictures', () => {
  const skus = [variant('a', 'Preto'), variant('b', 'Preto'), variant('c', 'Natural'), variant('d', null)]

  test.each([
    ['variants of one colour share their pictures', 0, [['x'], ['x'], [], []]],
    ['the others keep theirs', 2, [[], [], ['x'], []]],
    ['variants without a picture attribute share none', 3, [[], [], [], ['x']]],
  ])('%s', (_, place, expected) => {
    expect(withVariantPictures(skus, skus[place]!, ['x']).map(({ fotos }) => fotos)).toEqual(expected)
  })
})

test.each([
  [['a', 'b'], 'c', ['a', 'b', 'c']],
  [['a', 'b'], 'a', ['b']],
  [[], 'a', ['a']],
])('toggling in %j the picture %s gives %j', (fotos, arquivo, expected) => {
  expect(toggledPicture(fotos, arquivo)).toEqual(expected)
})

describe('packaging', () => {
  test('withBox fills in what is missing, and keeps what is typed, zero too', () => {
    const skus = [
      { ...blank!, peso: null, altura: null, largura: null, comprimento: null },
      { ...blank!, peso: 900, altura: 0, largura: null, comprimento: 500 },
    ]

    expect(withBox(skus, BOX)).toMatchObject([BOX, { peso: 900, altura: 0, largura: 400, comprimento: 500 }])
  })

  test.each([
    [BOX, false],
    [{ ...BOX, peso: null }, true],
    [{ ...BOX, altura: null }, true],
    [{ ...BOX, largura: null }, true],
    [{ ...BOX, comprimento: null }, true],
  ])('%j lacks a part of it: %s', (box, lacks) => {
    expect(lacksBox(box)).toBe(lacks)
  })
})

describe('withFirstRepeated', () => {
  const prices = { precoPor: 9_900, precoDe: 12_900, precoPromocional: 8_900, custo: 5_000 }
  const first = variant('a', 'Preto', { id: 1, sku: 'A', ean: '789', ...prices, ...BOX, estoque: 4 })
  const saved = variant('b', 'Natural', { id: 2, sku: 'B', ean: null, estoque: 7 })
  const added = variant('c', 'Azul', { id: null, sku: 'C', estoque: 0 })

  test('repeats prices and cost, and the stock of new variants alone', () => {
    expect(withFirstRepeated([first, saved, added], 'precos')).toMatchObject([
      { sku: 'A', ...prices, estoque: 4 },
      { sku: 'B', ean: null, ...prices, estoque: 7, peso: saved.peso },
      { sku: 'C', ...prices, estoque: 4 },
    ])
  })

  test('repeats the packaging without the prices', () => {
    expect(withFirstRepeated([first, saved], 'caixa')[1]).toEqual({ ...saved, ...BOX })
  })

  test('has nothing to repeat without variants', () => {
    expect(withFirstRepeated([], 'precos')).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickVariant } from './pick-variant.ts'

type Sku = { selecao: string; estoque: number }

const LOOKS = new Set(['cor'])

const picked = (skus: readonly Sku[], search: string) =>
  pickVariant(skus, LOOKS, new URLSearchParams(search))?.selecao

describe('a guitar whose first colour is sold out for the right hand', () => {
  const guitar = [
    { selecao: '?cor=preto&mao=destro', estoque: 0 },
    { selecao: '?cor=preto&mao=canhoto', estoque: 9 },
    { selecao: '?cor=sunburst&mao=destro', estoque: 1 },
    { selecao: '?cor=sunburst&mao=canhoto', estoque: 0 },
    { selecao: '?cor=azul&mao=canhoto', estoque: 3 },
  ]

  test.each([
    // Nothing requested: another colour for the same hand.
    ['', '?cor=sunburst&mao=destro'],
    ['?utm_source=x&pg=2', '?cor=sunburst&mao=destro'],
    // A requested variant is shown, sold out or not.
    ['?cor=preto', '?cor=preto&mao=destro'],
    ['?cor=preto&mao=destro', '?cor=preto&mao=destro'],
    ['?cor=sunburst', '?cor=sunburst&mao=destro'],
    ['?mao=destro', '?cor=sunburst&mao=destro'],
    ['?mao=canhoto', '?cor=preto&mao=canhoto'],
    ['?cor=sunburst&mao=canhoto', '?cor=sunburst&mao=canhoto'],
    // The combination does not exist: the colour changes, never the hand.
    ['?cor=azul', '?cor=sunburst&mao=destro'],
    ['?cor=azul&mao=destro', '?cor=sunburst&mao=destro'],
    // No SKU has the value: it is ignored.
    ['?cor=rosa', '?cor=sunburst&mao=destro'],
    ['?mao=ambidestro&cor=preto', '?cor=preto&mao=destro'],
  ])('%s shows %s', (search, selecao) => {
    expect(picked(guitar, search)).toBe(selecao)
  })
})

describe('a violin', () => {
  const violin = [
    { selecao: '?tamanho=4-4', estoque: 0 },
    { selecao: '?tamanho=3-4', estoque: 8 },
    { selecao: '?tamanho=1-2', estoque: 0 },
  ]

  test.each([
    ['', '?tamanho=4-4'],
    ['?tamanho=1-2', '?tamanho=1-2'],
    ['?tamanho=3-4', '?tamanho=3-4'],
    ['?tamanho=1-8', '?tamanho=4-4'],
  ])('%s shows %s, whatever the stock', (search, selecao) => {
    expect(picked(violin, search)).toBe(selecao)
  })
})

test('a product without variants shows its only SKU', () => {
  expect(picked([{ selecao: '', estoque: 0 }], '?tamanho=1-2')).toBe('')
  expect(picked([], '')).toBeUndefined()
})

describe('any stock', () => {
  const VALUES = {
    tamanho: ['4-4', '3-4', '1-2'],
    mao: ['destro', 'canhoto'],
    cor: ['preto', 'azul', 'vinho'],
  }
  const all = VALUES.tamanho.flatMap((tamanho) =>
    VALUES.mao.flatMap((mao) => VALUES.cor.map((cor) => `?cor=${cor}&mao=${mao}&tamanho=${tamanho}`)),
  )
  const skus = fc
    .shuffledSubarray(all, { minLength: 1 })
    .chain((chosen) =>
      fc
        .array(fc.nat(2), { minLength: chosen.length, maxLength: chosen.length })
        .map((stocks) => chosen.map((selecao, i) => ({ selecao, estoque: stocks[i] ?? 0 }))),
    )
  const requested = fc
    .record(
      {
        tamanho: fc.constantFrom(...VALUES.tamanho, '1-8'),
        mao: fc.constantFrom(...VALUES.mao),
        cor: fc.constantFrom(...VALUES.cor, 'rosa'),
      },
      { requiredKeys: [] },
    )
    .map((values) => new URLSearchParams(values))
  const fitOf = (selecao: string) => {
    const values = new URLSearchParams(selecao)
    return { tamanho: values.get('tamanho'), mao: values.get('mao') }
  }

  test('stock never changes the size or the hand', () => {
    fc.assert(
      fc.property(skus, requested, (product, search) => {
        const emptied = product.map(({ selecao }) => ({ selecao, estoque: 0 }))
        const shown = pickVariant(product, LOOKS, search)?.selecao ?? ''

        expect(fitOf(shown)).toEqual(fitOf(pickVariant(emptied, LOOKS, search)?.selecao ?? ''))
      }),
    )
  })

  test('shows the requested size and hand if a SKU has both, otherwise those of the first SKU', () => {
    fc.assert(
      fc.property(skus, requested, (product, search) => {
        const shown = fitOf(pickVariant(product, LOOKS, search)?.selecao ?? '')
        const known = (chave: 'tamanho' | 'mao') => {
          const valor = search.get(chave)
          return product.some(({ selecao }) => fitOf(selecao)[chave] === valor) ? valor : null
        }
        const first = fitOf(product[0]?.selecao ?? '')
        const expected = { tamanho: known('tamanho') ?? first.tamanho, mao: known('mao') ?? first.mao }
        const exists = product.some(({ selecao }) => {
          const { tamanho, mao } = fitOf(selecao)
          return tamanho === expected.tamanho && mao === expected.mao
        })

        if (exists) expect(shown).toEqual(expected)
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import type { ProductForm } from '#contract/catalog/products.ts'
import { productDifferences } from './product-differences.ts'

const SKU = {
  sku: 'A310',
  precoPor: 12990,
  precoDe: null,
  precoPromocional: null,
  custo: null,
  ean: '',
  mpn: '',
  peso: 60,
  altura: 10,
  largura: 120,
  comprimento: 140,
}

const PRODUCT = { nome: 'Cordas A310', descricao: '<p>Para <b>violino</b></p>', skus: [SKU], midias: [] }

test('equal products differ in nothing', () => {
  expect(compare({}, {})).toEqual([])
})

describe('a field', () => {
  test('is called by its name, with both texts', () => {
    expect(compare({ nome: 'Cordas' }, {})).toEqual([{ campo: 'Nome', atual: 'Cordas', mine: 'Cordas A310' }])
  })

  test('that is empty is shown as a dash', () => {
    expect(compare({ garantia: null }, { garantia: '3 meses' })).toEqual([
      { campo: 'Garantia', atual: '—', mine: '3 meses' },
    ])
  })

  test('of HTML is shown without tags, and cut when long', () => {
    const [difference] = compare({}, { descricao: `<p>${'x'.repeat(200)}</p>` })
    expect(difference).toEqual({ campo: 'Descrição', atual: 'Para  violino', mine: `${'x'.repeat(140)}…` })
  })

  test('that no form shows is left out', () => {
    expect(compare({ versao: 3 }, { versao: 4 })).toEqual([])
  })
})

describe('a SKU', () => {
  test('with another price is named by its code', () => {
    const [difference, ...rest] = compare({}, { skus: [{ ...SKU, precoPor: 9990 }] })
    expect(rest).toEqual([])
    expect(difference?.campo).toBe('SKU A310')
    expect(difference?.atual).toContain('129,90')
    expect(difference?.mine).toContain('99,90')
  })

  test('that only one of both has is a dash in the other', () => {
    const differences = compare({}, { skus: [SKU, { ...SKU, sku: 'A320' }] })
    expect(differences).toMatchObject([{ campo: 'SKU A320', atual: '—' }])
  })

  test('at another position is the same', () => {
    const other = { ...SKU, sku: 'A320' }
    expect(compare({ skus: [SKU, other] }, { skus: [other, SKU] })).toEqual([])
  })
})

function compare(theirs: object, mine: object) {
  const [first, second] = [theirs, mine].map(
    (changes) => ({ ...PRODUCT, ...changes }) as unknown as ProductForm,
  )

  return first && second ? productDifferences(first, second) : []
}

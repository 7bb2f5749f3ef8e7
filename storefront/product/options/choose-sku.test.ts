import { describe, expect, test } from 'vitest'
import type { Sku } from '#contract/catalog/catalog.ts'
import { chooseSku, skuOf } from './choose-sku.ts'

const precos: Sku['precos'] = {
  precoDe: null,
  precoPor: 1000,
  desconto: 0,
  vista: 900,
  descontoVista: 10,
  aPartirDe: false,
  parcela: { parcelas: 1, valorParcela: 1000, valorTotal: 1000, taxa: 0, exibirTaxa: false },
}

function sku(id: number, selecao: string, cor: string, tamanho: string, estoque = 5): Sku {
  return {
    id,
    sku: `S${id}`,
    ean: null,
    mpn: null,
    previsaoReposicao: null,
    selecao,
    precos,
    selos: [],
    estoque,
    atributos: {
      unico: { label: 'Cor', valor: cor },
      simples: [{ label: 'Tamanho', valor: tamanho }],
    },
    imagens: [],
  }
}

const natural44 = sku(1, '', 'Natural', '4/4')
const natural34 = sku(2, '?cor=natural&tamanho=3-4', 'Natural', '3/4')
const black34 = sku(3, '?cor=preto&tamanho=3-4', 'Preto', '3/4')
const red12sold = sku(4, '?cor=vermelho&tamanho=1-2', 'Vermelho', '1/2', 0)
const red14 = sku(5, '?cor=vermelho&tamanho=1-4', 'Vermelho', '1/4')
const skus = [natural44, natural34, black34, red12sold, red14]

describe('the address selects', () => {
  test.each([
    { search: '', id: 1 },
    { search: '?cor=preto&tamanho=3-4', id: 3 },
    { search: '?tamanho=3-4&cor=preto', id: 3 },
    { search: '?utm_source=x&cor=natural&tamanho=3-4', id: 2 },
    { search: '?utm_source=x', id: 1 },
  ])('SKU $id with "$search"', ({ search, id }) => {
    expect(skuOf(skus, search, 1)?.id).toBe(id)
  })

  test.each(['?cor=preto', '?cor=azul', '?tamanho=4-4'])(
    'the SKU to which the platform completed %s',
    (search) => {
      expect(skuOf(skus, search, 3)?.id).toBe(3)
    },
  )
})

describe('a choice', () => {
  test('keeps the other attributes if possible', () => {
    expect(chooseSku(skus, natural34, { label: 'Cor', valor: 'Preto' })).toBe(black34)
  })

  test('of the first attribute is always possible: later attributes adapt', () => {
    expect(chooseSku(skus, natural44, { label: 'Cor', valor: 'Preto' })).toBe(black34)
  })

  test('prefers a SKU in stock', () => {
    expect(chooseSku(skus, natural44, { label: 'Cor', valor: 'Vermelho' })).toBe(red14)
  })

  test('of a later attribute keeps the earlier ones', () => {
    expect(chooseSku(skus, natural44, { label: 'Tamanho', valor: '3/4' })).toBe(natural34)
  })

  test('of a later attribute is impossible if no SKU has it with the earlier ones', () => {
    expect(chooseSku(skus, black34, { label: 'Tamanho', valor: '4/4' })).toBeUndefined()
  })

  test('may lead to a sold-out SKU: the page says so', () => {
    expect(chooseSku(skus, red14, { label: 'Tamanho', valor: '1/2' })).toBe(red12sold)
  })
})

import { expect, test } from 'vitest'
import type { Sku } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import { shownPictures } from './shown-pictures.ts'

function picture(hash: string): Picture {
  return { imagem: `/imagens/${hash}/640.jpg`, alt: hash, largura: 1200, altura: 1200 }
}

function sku(id: number, imagens: number[]): Sku {
  const parcela = { parcelas: 1, valorParcela: 100, valorTotal: 100, taxa: 0, exibirTaxa: false }
  const prices = { precoDe: null, precoPor: 100, desconto: 0, vista: 90, descontoVista: 10, aPartirDe: false }
  return {
    id,
    sku: `S${id}`,
    ean: null,
    mpn: null,
    previsaoReposicao: null,
    selecao: '',
    estoque: 1,
    imagens,
    precos: { ...prices, parcela },
    selos: [],
    atributos: { unico: null, simples: [] },
  }
}

function shown(hashes: string[], skus: Sku[], chosen = 0): string[] {
  const midias = { imagens: hashes.map(picture), arquivos: [] }
  return shownPictures({ skus, midias }, skus[chosen]!).map(({ alt }) => alt)
}

test("a SKU without its own pictures shows the product's", () => {
  expect(shown(['front', 'back'], [sku(1, [])])).toEqual(['front', 'back'])
})

test('a SKU whose first picture is also a general one shows its own and the general ones, each once', () => {
  expect(shown(['front', 'head', 'front', 'body'], [sku(1, [2, 3])])).toEqual(['front', 'body', 'head'])
})

test('a SKU of another colour shows only its own pictures', () => {
  expect(shown(['front', 'head', 'front', 'black'], [sku(1, [2]), sku(2, [3])], 1)).toEqual(['black'])
})

test('pictures of other SKUs are left out', () => {
  expect(shown(['front', 'black'], [sku(1, []), sku(2, [1])])).toEqual(['front'])
})

test('shows pictures of other SKUs if there are no others', () => {
  expect(shown(['black'], [sku(1, []), sku(2, [0])])).toEqual(['black'])
})

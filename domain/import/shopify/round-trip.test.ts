import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CsvRow } from './columns.ts'
import { overlay } from './overlay.ts'
import { productOf } from './product.ts'
import { rowsOf, type WrittenProduct } from './write-rows.ts'

const text = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abçã 1-&<>"'), minLength: 1, maxLength })
    .map((one) => one.trim())
    .filter(Boolean)

const measure = fc.option(fc.integer({ min: 1, max: 99_999 }))

const product: fc.Arbitrary<WrittenProduct> = fc
  .record({
    nome: text(40),
    descricao: fc.oneof(fc.constant(''), text(60)),
    marca: text(20),
    niveis: fc.uniqueArray(fc.constantFrom('Cordas', 'Violão', 'Nylon'), { minLength: 1, maxLength: 3 }),
    palavrasChave: fc.uniqueArray(fc.constantFrom('estudo', 'palco', 'corda de aço'), { maxLength: 3 }),
    situacao: fc.constantFrom('disponivel' as const, 'inativo' as const),
    seo: fc.option(fc.record({ title: text(30), description: text(60) })),
    tampo: fc.option(text(20)),
    count: fc.integer({ min: 1, max: 5 }),
    withOption: fc.boolean(),
    fotos: fc.integer({ min: 0, max: 4 }),
    preco: fc.integer({ min: 0, max: 9_999_999 }),
    antes: fc.boolean(),
    estoque: fc.nat(1000),
    categorias: fc.array(
      fc.uniqueArray(fc.constantFrom('Ofertas', 'Capas, bags e estojos', 'Violão'), {
        minLength: 1,
        maxLength: 3,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    ncm: fc.option(fc.constant('92079010')),
    resumo: fc.option(text(60)),
    mpn: fc.option(text(20)),
    caixa: fc.record({ peso: measure, altura: measure, largura: measure, comprimento: measure }),
    sons: fc.uniqueArray(
      fc.record({
        fonte: fc.nat(9).map((n) => `https://a.exemplo/${n}.mp3`),
        titulo: fc.nat(9).map((n) => `${n}ª corda, Mi`),
        corda: fc.option(fc.integer({ min: 1, max: 20 })),
        sintetizado: fc.boolean(),
      }),
      { maxLength: 5, selector: ({ fonte }) => fonte, comparator: 'IsStrictlyEqual' },
    ),
    giro: fc.option(fc.integer({ min: 8, max: 12 })),
    video: fc.option(fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://a.exemplo/filme.mp4')),
    custo: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
    estoqueMinimo: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    previsaoReposicao: fc.option(fc.constantFrom('2026-12-12', '2028-02-29')),
  })
  .map(({ tampo, count, withOption, fotos, preco, antes, estoque, resumo, sons, giro, ...rest }) => ({
    ...productOnly(rest),
    sons: sons.filter(({ titulo }, i) => sons.findIndex((other) => other.titulo === titulo) === i),
    giro: Array.from({ length: giro ?? 0 }, (_, i) => `https://a.exemplo/giro-${i}.jpg`),
    slug: 'um-produto',
    // A short description alone is read as the description.
    descricaoCurta: rest.descricao === '' ? null : resumo,
    caracteristicas: tampo === null ? [] : [{ label: 'Tampo', valor: tampo }],
    fotos: Array.from({ length: fotos }, (_, i) => ({
      fonte: `https://a.exemplo/${i}.jpg`,
      alt: `Foto ${i}`,
    })),
    skus: Array.from({ length: withOption ? count : 1 }, (_, i) => ({
      sku: `SKU-${i}`,
      ean: null,
      precoDe: antes ? preco + 100 : null,
      precoPor: preco,
      estoque: estoque + i,
      ...rest.caixa,
      mpn: rest.mpn,
      custo: rest.custo,
      estoqueMinimo: rest.estoqueMinimo,
      previsaoReposicao: rest.previsaoReposicao,
      atributos: { unico: null, simples: withOption ? [{ label: 'Tamanho', valor: `T${i}` }] : [] },
      midias: [],
    })),
  }))

type OfSkus = {
  mpn: unknown
  caixa: unknown
  custo: unknown
  estoqueMinimo: unknown
  previsaoReposicao: unknown
}

function productOnly<All extends OfSkus>(all: All) {
  const { mpn: _m, caixa: _b, custo: _c, estoqueMinimo: _e, previsaoReposicao: _p, ...product } = all

  return product
}

describe('a product', () => {
  test('is the same after writing and reading', () => {
    fc.assert(
      fc.property(product, (written) => {
        const read = productOf(rowsOf(written))
        if ('problemas' in read) throw new Error(JSON.stringify(read.problemas))
        const { niveis, skus, caracteristicas, ...fields } = written

        expect(read.produto).toMatchObject({
          ...fields,
          fotos: fields.fotos.map((foto) => expect.objectContaining(foto)),
          categoria: niveis,
          caracteristicas: caracteristicas.map((line) => ({ ...line, filtro: false })),
          skus: skus.map(({ midias: _, ...sku }) => expect.objectContaining(sku)),
        })
      }),
    )
  })

  test('keeps fields that the file has no column for, and clears fields whose cells are empty', () => {
    fc.assert(
      fc.property(product, (shop) => {
        const rows = rowsOf(shop)
        const columns = new Set(['handle', 'sku', 'price'])
        const file = shop.skus.map(({ sku }, i): CsvRow => {
          return { handle: shop.slug, sku, price: '1,00', line: i + 2, unknown: [], overflows: false }
        })
        const read = productOf(overlay(file, { rows, columns, labels: new Set() }))
        const before = productOf(rows)
        if ('problemas' in read || 'problemas' in before) throw new Error('The product could not be read.')

        expect(read.produto).toMatchObject({
          nome: shop.nome,
          descricao: shop.descricao,
          caracteristicas: before.produto.caracteristicas,
          fotos: before.produto.fotos.map(({ fonte, alt }) => ({ fonte, alt })),
          skus: before.produto.skus.map(({ estoque, atributos }) => ({ precoPor: 100, estoque, atributos })),
        })
        const emptied = productOf(overlay(file, { rows, columns: columns.add('body'), labels: new Set() }))
        expect('produto' in emptied && emptied.produto.descricao).toBe('')
      }),
    )
  })
})

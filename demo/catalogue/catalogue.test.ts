import { describe, expect, test } from 'vitest'
import { ProductInput } from '#contract/catalog/product-input.ts'
import { slugOf } from '#domain/format/slug.ts'
import { variantProblem } from '#domain/product/variants/variants.ts'
import { BRANDS } from './brands.ts'
import { CATEGORIES } from './categories.ts'
import { LISTS } from './collections/lists.ts'
import { RELEASES } from './collections/releases.ts'
import { SHOWCASES } from './collections/showcases.ts'
import { checkDigit, internalEan } from './ean.ts'
import { FACETS } from './facet-labels.ts'
import { KEY_ATTRIBUTES } from './key-attributes.ts'
import { products } from './products.ts'

const ALL = products()
const SKUS = ALL.flatMap(({ skus }) => skus)
const SLUGS = new Set(ALL.map(({ slug }) => slug))
const PATHS = new Set(CATEGORIES.map(({ caminho }) => caminho))

type Product = (typeof ALL)[number]

function slugsOf(wrong: (product: Product) => boolean): string[] {
  return ALL.filter(wrong).map(({ slug }) => slug)
}

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, ' ').trim()
}

function repeated(values: readonly (string | null)[]): (string | null)[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

describe('the whole catalogue', () => {
  test('holds at least 340 products of at least 42 brands', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(340)
    expect(new Set(ALL.map(({ marca }) => marca.slug)).size).toBeGreaterThanOrEqual(42)
  })

  test('is the same on each load', () => {
    expect(products()).toEqual(ALL)
  })

  test('has unique products, SKUs, EANs and descriptions', () => {
    expect(repeated(ALL.map(({ slug }) => slug))).toEqual([])
    expect(repeated(SKUS.map(({ sku }) => sku))).toEqual([])
    expect(repeated(SKUS.map(({ ean }) => ean))).toEqual([])
    expect(repeated(ALL.map(({ descricao }) => descricao))).toEqual([])
  })

  test('has kits, variants, offers, last units, sold-out products and products on request', () => {
    const stock = ALL.map(({ skus }) => skus.reduce((sum, { estoque }) => sum + estoque, 0))
    const offers = ALL.filter(({ skus }) => skus.some(({ precoDe }) => precoDe !== null)).length

    expect(ALL.filter(({ kit }) => kit.length > 0).length).toBeGreaterThanOrEqual(6)
    expect(ALL.filter(({ combinacoes }) => combinacoes.length > 0).length).toBeGreaterThanOrEqual(60)
    expect(ALL.filter(({ situacao }) => situacao === 'sobConsulta').length).toBeGreaterThanOrEqual(3)
    expect(offers / ALL.length).toBeGreaterThan(0.2)
    expect(offers / ALL.length).toBeLessThan(0.35)
    expect(stock.filter((units) => units === 0).length / ALL.length).toBeGreaterThan(0.03)
    expect(stock.filter((units) => units === 0).length / ALL.length).toBeLessThan(0.08)
    expect(stock.filter((units) => units === 1).length).toBeGreaterThanOrEqual(5)
  })
})

describe('every product', () => {
  test('matches the contract', () => {
    const problems = ALL.map(({ drawing: _, ...product }) => {
      const skus = product.skus.map(({ drawing: __, ...sku }) => ({ ...sku, midias: [0] }))
      const midias = [{ arquivo: 'drawing.svg', alt: product.nome }]
      return ProductInput.safeParse({ ...product, skus, midias }).error?.message
    })

    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
  })

  test('has a name of at most 70 letters that makes its slug, which no category shares', () => {
    expect(slugsOf(({ nome }) => nome.length > 70)).toEqual([])
    expect(slugsOf(({ nome, slug }) => slugOf(nome) !== slug)).toEqual([])
    expect(slugsOf(({ slug }) => PATHS.has(slug))).toEqual([])
  })

  test('has a summary of at most 160 letters and a description of 120 to 250 words', () => {
    const words = ({ descricao }: Product) => plain(descricao).split(/\s+/).length

    expect(slugsOf(({ descricaoCurta }) => descricaoCurta.length > 160)).toEqual([])
    expect(slugsOf((product) => words(product) < 120 || words(product) > 250)).toEqual([])
    expect(slugsOf(({ descricao }) => /undefined|<p><\/p>|\.\.|\s{2}/.test(descricao))).toEqual([])
  })

  test('has existing categories and an existing brand', () => {
    const brands = new Map(BRANDS.map(({ slug, nome }) => [slug, nome]))

    expect(
      slugsOf(({ categoria, categorias }) => ![categoria, ...categorias].every((path) => PATHS.has(path))),
    ).toEqual([])
    expect(slugsOf(({ marca }) => brands.get(marca.slug) !== marca.nome)).toEqual([])
  })

  test('links to existing products: 3 to 6 related ones, combinations, parts of kits', () => {
    const skus = new Set(SKUS.map(({ sku }) => sku))
    const stranger = (slug: string, of: Product) => !SLUGS.has(slug) || slug === of.slug

    expect(slugsOf((one) => one.relacionados.some((slug) => stranger(slug, one)))).toEqual([])
    expect(slugsOf(({ relacionados }) => relacionados.length < 3 || relacionados.length > 6)).toEqual([])
    expect(slugsOf((one) => one.combinacoes.some(({ produto }) => stranger(produto, one)))).toEqual([])
    expect(slugsOf(({ kit }) => kit.some(({ sku }) => !skus.has(sku)))).toEqual([])
  })

  test('has valid EANs and a precoDe above its precoPor', () => {
    const wrong = SKUS.filter(
      ({ ean }) => ean === null || checkDigit(ean.slice(0, 12)) !== Number(ean.at(-1)),
    )

    expect(wrong).toEqual([])
    expect(SKUS.filter(({ precoDe, precoPor }) => precoDe !== null && precoDe <= precoPor)).toEqual([])
  })

  test('has distinguishable variants', () => {
    expect(slugsOf(({ skus }) => variantProblem(skus) !== null)).toEqual([])
  })

  test('uses only facet values of the closed vocabulary, each label once', () => {
    const known = new Map(
      Object.entries(FACETS).map(([label, values]): [string, readonly string[]] => [label, values]),
    )
    const facets = ALL.flatMap(({ caracteristicas }) => caracteristicas.filter(({ filtro }) => filtro))
    const attributes = SKUS.flatMap(({ atributos }) => atributos.simples).filter(({ label }) =>
      known.has(label),
    )

    expect(
      [...facets, ...attributes].filter(({ label, valor }) => !known.get(label)?.includes(valor)),
    ).toEqual([])
    expect(
      slugsOf(({ caracteristicas }) => repeated(caracteristicas.map(({ label }) => label)).length > 0),
    ).toEqual([])
    expect(slugsOf(({ caracteristicas }) => caracteristicas.length < 6)).toEqual([])
  })

  test('uses every facet value', () => {
    const pairs = new Set([
      ...ALL.flatMap(({ caracteristicas }) =>
        caracteristicas.map(({ label, valor }) => `${label}: ${valor}`),
      ),
      ...SKUS.flatMap(({ atributos }) => atributos.simples.map(({ label, valor }) => `${label}: ${valor}`)),
    ])
    const all = Object.entries(FACETS).flatMap(([label, values]) =>
      values.map((valor) => `${label}: ${valor}`),
    )

    expect(all.filter((pair) => !pairs.has(pair))).toEqual([])
  })
})

describe('categories and brands', () => {
  test('parents come before their children, and the paths of the specification exist', () => {
    const seen = new Set<string>()
    for (const { caminho } of CATEGORIES) {
      const parent = caminho.split('/').slice(0, -1).join('/')
      expect(parent === '' || seen.has(parent), caminho).toBe(true)
      seen.add(caminho)
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'cordas',
        'cordas/instrumentos',
        'cordas/instrumentos/guitarras',
        'cordas/instrumentos/ukuleles',
      ]),
    )
    expect(repeated(CATEGORIES.map(({ caminho }) => caminho))).toEqual([])
  })

  test('each category has a product, in itself or below', () => {
    const listed = ALL.flatMap(({ categoria, categorias }) => [categoria, ...categorias])
    const empty = [...PATHS].filter((path) => !listed.some((one) => `${one}/`.startsWith(`${path}/`)))

    expect(empty).toEqual([])
    expect(CATEGORIES.filter(({ drawing }) => !drawing)).toEqual([])
  })

  test('each brand has a product', () => {
    const used = new Set(ALL.map(({ marca }) => marca.slug))

    expect(BRANDS.filter(({ slug }) => !used.has(slug)).map(({ nome }) => nome)).toEqual([])
    expect(repeated(BRANDS.map(({ slug }) => slug))).toEqual([])
  })
})

describe('key attributes', () => {
  test('belong to existing categories, and products of the category have them', () => {
    const unknown = Object.entries(KEY_ATTRIBUTES).flatMap(([caminho, labels]) => {
      const products = ALL.filter(({ categoria }) => `${categoria}/`.startsWith(`${caminho}/`))
      const known = new Set(products.flatMap(attributeLabels))
      return labels.filter((label) => !known.has(label)).map((label) => `${caminho}: ${label}`)
    })

    expect(Object.keys(KEY_ATTRIBUTES).filter((caminho) => !PATHS.has(caminho))).toEqual([])
    expect(unknown).toEqual([])
  })

  test('describe the products of every category', () => {
    const listed = ({ caminho }: { caminho: string }): boolean =>
      caminho.split('/').some((_, i, parts) => parts.slice(0, i + 1).join('/') in KEY_ATTRIBUTES)

    expect(CATEGORIES.filter((category) => !listed(category))).toEqual([])
  })
})

function attributeLabels({ caracteristicas, skus }: Product): string[] {
  return [
    ...caracteristicas.filter(({ filtro }) => filtro).map(({ label }) => label),
    ...skus.flatMap(({ atributos }) => atributos.simples.map(({ label }) => label)),
  ]
}

describe('lists and showcases', () => {
  test('lists hold 8 to 16 products that exist', () => {
    expect(LISTS.map(({ slug }) => slug)).toEqual(['volta-as-aulas', 'kit-do-luthier', 'primeira-orquestra'])
    for (const { produtos } of LISTS) {
      expect(produtos.length).toBeGreaterThanOrEqual(8)
      expect(produtos.length).toBeLessThanOrEqual(16)
      expect(produtos.filter(({ produto }) => !SLUGS.has(produto))).toEqual([])
    }
  })

  test('showcases hold twelve products each, in stock; the second one contains offers', () => {
    const bySlug = new Map(ALL.map((product) => [product.slug, product]))
    for (const { id, produtos } of SHOWCASES) {
      const shown = produtos.map((slug) => bySlug.get(slug))
      expect(shown.length, id).toBe(12)
      expect(
        shown.filter((one) => !one?.skus.some(({ estoque }) => estoque > 0)),
        id,
      ).toEqual([])
    }
    const offers = SHOWCASES.find(({ id }) => id === 'vitrine-2')?.produtos ?? []
    expect(offers.filter((slug) => !bySlug.get(slug)?.skus.some(({ precoDe }) => precoDe !== null))).toEqual(
      [],
    )
  })

  test('15 to 20 products were released in the last 45 days, the others in the three years before', () => {
    const today = Date.parse('2026-11-21T00:00:00Z')
    const age = ({ publicadoEm }: { publicadoEm: string }) => (today - Date.parse(publicadoEm)) / 86_400_000
    const fresh = ALL.filter((product) => age(product) <= 45)

    expect(fresh.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(RELEASES).toSorted())
    expect(fresh.length).toBeGreaterThanOrEqual(15)
    expect(fresh.length).toBeLessThanOrEqual(20)
    expect(Math.min(...ALL.map(age))).toBeGreaterThan(0)
    expect(Math.max(...ALL.map(age))).toBeLessThan(3 * 366)
  })
})

describe('internal EANs', () => {
  test('the check digit follows the standard, and EANs stay in the internal range', () => {
    expect(checkDigit('400638133393')).toBe(1)
    expect(internalEan('EXL110')).toMatch(/^2\d{12}$/)
  })
})

import { describe, expect, test } from 'vitest'
import { pages } from '#demo/content/pages.ts'
import { CATEGORIES } from './categories.ts'
import { products } from './products.ts'

type Product = ReturnType<typeof products>[number]

const ALL = products().filter(({ kit }) => kit.length === 0)
const BOWED = ALL.filter(({ categoria }) => categoria.startsWith('violinos'))
const PLUCKED = ALL.filter(({ categoria }) => /^(violoes|guitarras|ukuleles|regionais)/.test(categoria))
const INSTRUMENTS = [...BOWED, ...PLUCKED]

describe('setup in the workshop', () => {
  test('every bowed instrument is described as set up by the workshop', () => {
    const silent = BOWED.filter(({ descricao }) => !/nossa bancada[^.]*(regul|afin)/i.test(descricao))

    expect(BOWED.length).toBeGreaterThan(20)
    expect(silent.map(({ slug }) => slug)).toEqual([])
  })

  test('no page or category sends a buyer to a luthier before the first lesson', () => {
    const texts = [
      ...products().map(({ slug, descricao }) => ({ where: slug, text: descricao })),
      ...CATEGORIES.map(({ caminho, descricao }) => ({ where: caminho, text: descricao ?? '' })),
      ...pages.map(({ slug, html }) => ({ where: slug, text: html })),
    ]
    const sends =
      /cavalete (abaixado|rebaixado|deitado|desmontado)|ajuste básico|luthier na chegada|luthier antes da primeira/i

    expect(texts.filter(({ text }) => sends.test(text)).map(({ where }) => where)).toEqual([])
  })

  test('delivery, about and FAQ pages describe the same setup', () => {
    for (const slug of ['prazos-e-entrega', 'sobre-a-loja', 'perguntas-frequentes'])
      expect(pages.find((page) => page.slug === slug)?.html, slug).toMatch(/conferido, regulado e afinado/)
  })
})

describe('box contents', () => {
  test('include the instrument and its strings, but no cable', () => {
    expect(INSTRUMENTS.length).toBeGreaterThan(80)
    expect(slugs(INSTRUMENTS, (one) => !holds(one, /jogo de cordas instalado/))).toEqual([])
    expect(slugs(INSTRUMENTS, (one) => holds(one, /cabo/))).toEqual([])
  })

  test('include a truss rod key only for instruments with steel strings', () => {
    const withRod = /^(guitarras|violoes)/
    const nylon = (one: Product) => specOf(one, 'Tipo de corda') === 'Náilon'

    expect(slugs(ALL, (one) => holds(one, /tensor/) && (!withRod.test(one.categoria) || nylon(one)))).toEqual(
      [],
    )
    expect(ALL.some((one) => holds(one, /tensor/))).toBe(true)
    expect(ALL.some(nylon)).toBe(true)
  })

  test('include a case and a bow where name and specification promise them', () => {
    expect(slugs(BOWED, (one) => one.nome.includes(' e arco') !== holds(one, /arco com crina/))).toEqual([])
    expect(
      slugs(BOWED, (one) => / com (estojo|capa)/.test(one.nome) !== holds(one, /^1 (estojo|capa)/)),
    ).toEqual([])
  })
})

test('a sheet writes each word in one way, with a capital', () => {
  const values = products().flatMap(({ caracteristicas }) => caracteristicas)
  // A line of a maker's may be called as a material is.
  const spellings = Map.groupBy(
    new Set(values.filter(({ label }) => label !== 'Linha').map(({ valor }) => valor)),
    (valor) => valor.toLocaleLowerCase('pt-BR'),
  )

  expect([...spellings.values()].filter(({ length }) => length > 1)).toEqual([])
  expect(values.filter(({ valor }) => /^\p{Ll}/u.test(valor))).toEqual([])
})

test('pickups are found by the names that players use', () => {
  const pickups = ALL.filter(({ categoria }) => categoria === 'acessorios/palhetados/captadores')
  const missing = (kind: string, words: RegExp) =>
    slugs(
      pickups.filter((one) => specOf(one, 'Captação') === kind),
      (one) => !one.palavrasChave.some((word) => words.test(word)),
    )

  expect(missing('HH', /^humbucker$/)).toEqual([])
  expect(missing('SSS', /^single coil$/)).toEqual([])
})

function holds({ itensInclusos }: Product, what: RegExp): boolean {
  return itensInclusos.some((item) => what.test(item))
}

function slugs(of: readonly Product[], wrong: (product: Product) => boolean): string[] {
  return of.filter(wrong).map(({ slug }) => slug)
}

function specOf(product: Product, label: string): string {
  return product.caracteristicas.find((one) => one.label === label)?.valor ?? ''
}

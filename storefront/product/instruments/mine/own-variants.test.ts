import { expect, test } from 'vitest'
import type { Sku } from '#contract/catalog/catalog.ts'
import { offersOf } from './own-variants.ts'

const SIZE = { instrumento: 'Violino', tamanho: '3/4', tamanhos: ['4/4', '3/4', '1/2'] }
const SIZED = { size: SIZE, left: false }
const LEFT = { size: null, left: true }

test.each([
  ['4/4', { shown: false, target: '3/4' }],
  ['3/4', { shown: true, target: '3/4' }],
])('a violin in sizes, of which %s is shown', (shown, offer) => {
  expect(sizeOffer(violin(['4/4'], ['3/4'], ['1/2']), shown)).toEqual(offer)
})

test('the variant that differs least is the shopper’s, if it is in stock', () => {
  const skus = [
    sku(['4/4', 'Natural']),
    sku(['3/4', 'Preto']),
    sku(['3/4', 'Natural']),
    sku(['4/4', 'Preto']),
  ]
  const soldOut = skus.map((each) => (each === skus[2] ? { ...each, estoque: 0 } : each))
  const targets = [skus, soldOut].map(
    (all) => offersOf(SIZED, product('Violino Michael', all), all[0] as Sku).size?.target?.id,
  )

  expect(targets).toEqual([skus[2]?.id, skus[1]?.id])
})

test('a violin that does not come in the size says so; what says no size, or is no violin, says nothing', () => {
  expect(sizeOffer(violin(['4/4'], ['1/2']), '4/4')).toEqual({ shown: false, target: null })
  expect(sizeOffer(violin(['Natural'], ['Preto']), 'Natural')).toBeNull()
  expect(sizeOffer({ ...violin(['4/4'], ['3/4']), nome: 'Violoncelo Eagle' }, '4/4')).toBeNull()
})

test('what its category says it is counts, also if its name says nothing, or something else', () => {
  const named = (nome: string, url: string) => ({
    ...product(nome, [sku(['Inteiro']), sku(['3/4'])]),
    tamanhoCerto: { url },
  })
  const violin = '/ferramentas/tamanho?instrumento=violino'

  expect(sizeOffer(named('Eagle VE441 com estojo', violin), 'Inteiro')).toEqual({
    shown: false,
    target: '3/4',
  })
  expect(
    sizeOffer(named('Eagle, como um violino', '/ferramentas/tamanho?instrumento=violoncelo'), '3/4'),
  ).toBeNull()
})

test.each([
  ['3/4', { shown: true, target: 'Natural' }],
  ['4/4', { shown: false, target: null }],
])('a violin whose sheet says %s', (stated, offer) => {
  const caracteristicas = [{ label: 'Tamanho', valor: stated }]

  expect(sizeOffer({ ...violin(['Natural']), caracteristicas }, 'Natural')).toEqual(offer)
})

test('strings for 4/4 are of the size of a violin of 7/8, which a violin of 4/4 is not', () => {
  const size = { ...SIZE, tamanho: '7/8' }
  const shown = sku(['4/4'])
  const strings = {
    ...product('Cordas', [shown, sku(['3/4'])]),
    meuInstrumento: '/ferramentas/meu-instrumento?instrumento=violino',
  }
  const inSheet = {
    ...strings,
    skus: [sku(['Prata'])],
    caracteristicas: [{ label: 'Tamanho', valor: '4/4' }],
  }
  const sizeOf = (of: typeof strings, sku: Sku) => offersOf({ size, left: false }, of, sku).size

  expect(sizeOf(strings, shown)).toEqual({ shown: true, target: shown })
  expect(sizeOf(inSheet, inSheet.skus[0] as Sku)?.shown).toBe(true)
  expect(offersOf({ size, left: false }, violin(['4/4']), shown).size).toEqual({ shown: false, target: null })
})

test('the size of a variant counts more than what the sheet says', () => {
  const caracteristicas = [{ label: 'Tamanho', valor: '3/4' }]

  expect(sizeOffer({ ...violin(['4/4'], ['1/2']), caracteristicas }, '4/4')).toEqual({
    shown: false,
    target: null,
  })
})

test('a guitar in both hands has one for left-handers; one for right-handers only says nothing', () => {
  const skus = [sku(['Preto', 'Destro']), sku(['Preto', 'Canhoto'])]
  const [right, left] = skus as [Sku, Sku]
  const both = product('Guitarra', skus)

  expect(offersOf(LEFT, both, right)).toEqual({ size: null, left: { shown: false, target: left } })
  expect(offersOf(LEFT, both, left).left?.shown).toBe(true)
  expect(offersOf(LEFT, product('Guitarra', [right]), right).left).toBeNull()
  expect(offersOf({ size: null, left: false }, both, right)).toEqual({ size: null, left: null })
})

test('the size and the hand are chosen together', () => {
  const skus = [sku(['4/4', 'Destro']), sku(['3/4', 'Destro']), sku(['3/4', 'Canhoto'])]
  const offers = offersOf({ size: SIZE, left: true }, product('Violino', skus), skus[0] as Sku)

  expect([offers.size?.target, offers.left?.target]).toEqual([skus[2], skus[2]])
})

function sizeOffer(of: ReturnType<typeof product>, shown: string) {
  const own = of.skus.find(({ atributos: { simples } }) => simples[0]?.valor === shown) as Sku
  const { size } = offersOf(SIZED, of, own)

  return size && { ...size, target: size.target?.atributos.simples[0]?.valor ?? null }
}

function violin(...values: string[][]) {
  return product('Violino Eagle VE431', values.map(sku))
}

function product(nome: string, skus: Sku[]) {
  return {
    nome,
    skus,
    tamanhoCerto: null as { url: string } | null,
    meuInstrumento: null as string | null,
    caracteristicas: [] as { label: string; valor: string }[],
  }
}

function sku(values: string[]): Sku {
  const simples = values.map((valor, i) => ({ label: `Atributo ${i}`, valor }))

  return { id: values.join(), estoque: 2, atributos: { unico: null, simples } } as unknown as Sku
}

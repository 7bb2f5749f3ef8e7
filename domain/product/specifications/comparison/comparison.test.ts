import { describe, expect, test } from 'vitest'
import { pricesOf } from '../../../money/prices.ts'
import { sampleField } from '../field.fixtures.ts'
import type { SpecificationField } from '../field.ts'
import type { ComparedProduct } from './compared-product.ts'
import type { ComparedRow } from './compared-row.ts'
import { compareProducts } from './comparison.ts'

const RULES = {
  descontoVista: 5,
  parcelasMaximas: 10,
  parcelasSemJuros: 10,
  parcelaMinima: 1_000,
  taxaMensal: 0,
}

describe('prices', () => {
  test.each<[string, Partial<ComparedProduct>[], (string | null)[], boolean[]]>([
    [
      'the lowest one is the best',
      [priced(99_000), priced(89_000)],
      ['R$ 990,00', 'R$ 890,00'],
      [false, true],
    ],
    [
      'equal ones win together',
      [priced(89_000), priced(89_000), priced(99_000)],
      ['R$ 890,00', 'R$ 890,00', 'R$ 990,00'],
      [true, true, false],
    ],
    [
      'nothing is the best where all are equal',
      [priced(89_000), priced(89_000)],
      ['R$ 890,00', 'R$ 890,00'],
      [false, false],
    ],
    [
      'a range that begins below another price does not win',
      [priced(79_000, 99_000), priced(89_000)],
      ['R$ 790,00 a R$ 990,00', 'R$ 890,00'],
      [false, false],
    ],
    [
      'a range that ends below another price wins',
      [priced(79_000, 85_000), priced(89_000)],
      ['R$ 790,00 a R$ 850,00', 'R$ 890,00'],
      [true, false],
    ],
    [
      'what is sold out is never the cheapest',
      [{ ...priced(50_000), status: 'indisponivel' }, priced(89_000), priced(99_000)],
      ['R$ 500,00', 'R$ 890,00', 'R$ 990,00'],
      [false, true, false],
    ],
    [
      'what is sold on request has no price',
      [{ ...priced(50_000), status: 'sobConsulta' }, priced(89_000)],
      ['Sob consulta', 'R$ 890,00'],
      [false, false],
    ],
  ])('%s', (_, changes, texts, best) => {
    const row = rowOf(changes, 'Preço')

    expect(row?.celulas.map(({ texto }) => texto?.replaceAll('\u00a0', ' '))).toEqual(texts)
    expect(row?.celulas.map(({ melhor }) => melhor)).toEqual(best)
  })

  test('Pix and instalments say what cards say', () => {
    const changes = [priced(100_000), priced(100_000, 200_000), priced(1_500)]

    expect(textsOf(changes, 'No Pix')).toEqual([
      'R$ 950,00 (5% off)',
      'R$ 950,00 a R$ 1.900,00 (5% off)',
      'R$ 14,25 (5% off)',
    ])
    expect(textsOf(changes, 'Parcelado')).toEqual([
      '10x de R$ 100,00 sem juros',
      'a partir de 10x de R$ 100,00 sem juros',
      'À vista',
    ])
  })
})

describe('what every product has', () => {
  test('is compared in any category', () => {
    const groups = compareProducts([product({}), product({ marca: 'Elixir' })])

    expect(groups.map(({ titulo }) => titulo)).toEqual(['Preço e entrega', 'Produto'])
    expect(groups.flatMap(({ linhas }) => linhas.map(({ label }) => label))).toEqual([
      'Preço',
      'No Pix',
      'Parcelado',
      'Disponibilidade',
      'Frete',
      'Marca',
      'Avaliação',
      'Garantia',
    ])
  })

  test.each<[string, Partial<ComparedProduct>[], string, (string | null)[]]>([
    ['stock', [{}, { status: 'indisponivel' }], 'Disponibilidade', ['Em estoque', 'Esgotado']],
    ['freight', [{ frete: 'Frete grátis' }, {}], 'Frete', ['Frete grátis', 'Calculado pelo CEP']],
    [
      'rating',
      [{ avaliacao: { media: 4.8, quantidade: 1_200 } }, {}, { avaliacao: { media: 5, quantidade: 1 } }],
      'Avaliação',
      ['4,8 de 5 (1.200 avaliações)', 'Sem avaliações', '5,0 de 5 (1 avaliação)'],
    ],
    ['warranty', [{}, { garantia: '' }], 'Garantia', ['3 meses', null]],
    ['the box', [{ itensInclusos: ['Arco', 'Estojo'] }, {}], 'O que vem na caixa', ['Arco, Estojo', null]],
  ])('%s', (_, changes, label, texts) => {
    expect(textsOf(changes, label)).toEqual(texts)
  })

  test('a row of which nothing is known is left out', () => {
    expect(rowOf([{ garantia: '' }, { garantia: ' ' }], 'Garantia')).toBeUndefined()
  })
})

describe('what differs', () => {
  test.each<[string, [string, string | null], boolean]>([
    ['the same words', ['Spruce', 'Spruce'], true],
    ['other letters of the same word', ['Ébano', 'ebano'], true],
    ['other words', ['Ébano', 'Jacarandá'], false],
    ['a value that is missing', ['Ébano', null], false],
  ])('%s', (_, [one, other], igual) => {
    const changes = [stating({ Escala: one }), other === null ? {} : stating({ Escala: other })]

    expect(rowOf(changes, 'Escala')?.igual).toBe(igual)
  })

  test('no line breaks between a number and its unit', () => {
    const line = 'E4 · 0,25 mm · 7,3 kg · 5 metros'
    const row = rowOf([stating({ Corda: line }), stating({ Corda: '10 pol.' })], 'Corda')

    expect(row?.celulas.map(({ texto }) => texto)).toEqual([
      'E4 · 0,25\u00a0mm · 7,3\u00a0kg · 5 metros',
      '10\u00a0pol.',
    ])
  })

  test('one unit for all: 650 mm and 65 cm are equal', () => {
    const row = rowOf(
      [
        { ...stating({ Escala: '650 mm' }), campos: [number('Escala', 'mm')] },
        { ...stating({ Escala: '65 cm' }), campos: [number('Escala', 'cm')] },
      ],
      'Escala',
    )

    expect(row).toEqual({ label: 'Escala', igual: true, celulas: [cell('650\u00a0mm'), cell('650\u00a0mm')] })
  })
})

describe('a field with a best value', () => {
  const weights = (unit: 'g' | 'kg', comparacao: SpecificationField['comparacao']) => [
    number('Peso', unit, comparacao),
  ]

  test.each<[string, Partial<ComparedProduct>[], boolean[]]>([
    [
      'the lowest is marked across units',
      [
        { ...stating({ Peso: '1,2 kg' }), campos: weights('kg', 'menor') },
        { ...stating({ Peso: '950 g' }), campos: weights('g', 'menor') },
      ],
      [false, true],
    ],
    [
      'the highest is marked, and what is missing takes no part',
      [
        { ...stating({ Peso: '950 g' }), campos: weights('g', 'maior') },
        {},
        { ...stating({ Peso: '1.200 g' }), campos: weights('g', 'maior') },
      ],
      [false, false, true],
    ],
    [
      'one value alone is not the best',
      [{ ...stating({ Peso: '950 g' }), campos: weights('g', 'menor') }, {}],
      [false, false],
    ],
    [
      'templates that disagree decide nothing',
      [
        { ...stating({ Peso: '950 g' }), campos: weights('g', 'menor') },
        { ...stating({ Peso: '1.200 g' }), campos: weights('g', 'maior') },
      ],
      [false, false],
    ],
    [
      'a product whose category says nothing of it decides nothing',
      [{ ...stating({ Peso: '950 g' }), campos: weights('g', 'menor') }, stating({ Peso: '1.200 g' })],
      [false, false],
    ],
    [
      'a number among words is only shown',
      [
        { ...stating({ Peso: 'leve' }), campos: weights('g', 'menor') },
        { ...stating({ Peso: '950 g' }), campos: weights('g', 'menor') },
      ],
      [false, false],
    ],
    [
      'a length and a weight of one name are only shown',
      [
        { ...stating({ Peso: '950 mm' }), campos: [number('Peso', 'mm', 'menor')] },
        { ...stating({ Peso: '900 g' }), campos: weights('g', 'menor') },
      ],
      [false, false],
    ],
  ])('%s', (_, changes, best) => {
    expect(rowOf(changes, 'Peso')?.celulas.map(({ melhor }) => melhor)).toEqual(best)
  })

  test('numbers stand in the first product’s unit', () => {
    const changes = [
      { ...stating({ Peso: '1,2 kg' }), campos: weights('kg', 'menor') },
      { ...stating({ Peso: '950 g' }), campos: weights('g', 'menor') },
    ]

    expect(textsOf(changes, 'Peso')).toEqual(['1,2 kg', '0,95 kg'])
  })
})

describe('rows', () => {
  test('have the order of the template, then what else is stated', () => {
    const changes = [
      {
        ...stating({ Extra: 'a', Tampo: 'b', Fundo: 'c' }),
        campos: [text('Fundo'), text('Tampo'), text('Vazio')],
      },
      stating({ Outro: 'd' }),
    ]

    expect(labelsOf(changes, 'Ficha técnica')).toEqual(['Fundo', 'Tampo', 'Extra', 'Outro'])
  })

  test('of different categories are all there, and equal labels share one', () => {
    const changes = [
      { ...stating({ Tampo: 'b', Peso: '1 kg' }), campos: [text('Tampo'), number('Peso', 'kg')] },
      {
        ...stating({ Espuma: '10 mm', peso: '2 kg' }),
        campos: [number('Espuma', 'mm'), number('peso', 'kg')],
      },
    ]

    expect(labelsOf(changes, 'Ficha técnica')).toEqual(['Tampo', 'Peso', 'Espuma'])
    expect(textsOf(changes, 'Peso')).toEqual(['1 kg', '2 kg'])
    expect(textsOf(changes, 'Espuma')).toEqual([null, '10 mm'])
  })

  test('of fields that are not to be compared are left out, unless another category compares them', () => {
    const hidden = { ...stating({ Código: '1' }), campos: [text('Código', 'nao')] }

    expect(rowOf([hidden, hidden], 'Código')).toBeUndefined()
    expect(rowOf([hidden, stating({ Código: '2' })], 'Código')).toBeDefined()
  })
})

describe('choices', () => {
  const sizes = (...valores: [string, boolean][]): Partial<ComparedProduct> => ({
    escolhas: [{ label: 'Tamanho', valores: valores.map(([valor, emEstoque]) => ({ valor, emEstoque })) }],
  })

  test('are listed, with a note at what is sold out', () => {
    expect(textsOf([sizes(['4/4', true], ['3/4', false])], 'Tamanho')).toEqual(['4/4, 3/4 (esgotado)'])
  })

  test('of a sold-out product need no note each', () => {
    expect(textsOf([{ ...sizes(['4/4', false]), status: 'indisponivel' }], 'Tamanho')).toEqual(['4/4'])
  })

  test('stand beside what another product states, in one row', () => {
    const changes = [sizes(['4/4', true], ['3/4', true]), stating({ Tamanho: '4/4' }), {}]

    expect(textsOf(changes, 'Tamanho')).toEqual(['4/4, 3/4', '4/4', null])
    expect(labelsOf(changes, 'Ficha técnica')).toEqual([])
  })
})

function product(changes: Partial<ComparedProduct>): ComparedProduct {
  return {
    marca: 'Eagle',
    status: 'disponivel',
    precos: pricesOf({ precoDe: null, precoPor: 100_000, aPartirDe: false }, RULES),
    precoMaximo: 100_000,
    avaliacao: { media: 0, quantidade: 0 },
    frete: null,
    garantia: '3 meses',
    itensInclusos: [],
    escolhas: [],
    caracteristicas: [],
    campos: [],
    ...changes,
  }
}

function priced(precoPor: number, precoMaximo = precoPor): Partial<ComparedProduct> {
  return {
    precos: pricesOf({ precoDe: null, precoPor, aPartirDe: precoMaximo > precoPor }, RULES),
    precoMaximo,
  }
}

function stating(lines: Record<string, string>): Partial<ComparedProduct> {
  return { caracteristicas: Object.entries(lines).map(([label, valor]) => ({ label, valor })) }
}

function text(label: string, comparacao: SpecificationField['comparacao'] = 'semMelhor'): SpecificationField {
  return sampleField({ label, comparacao })
}

function number(
  label: string,
  unidade: SpecificationField['unidade'],
  comparacao: SpecificationField['comparacao'] = 'semMelhor',
): SpecificationField {
  return sampleField({ label, tipo: 'numero', unidade, comparacao })
}

function cell(texto: string) {
  return { texto, melhor: false }
}

function rowOf(changes: Partial<ComparedProduct>[], label: string): ComparedRow | undefined {
  return compareProducts(changes.map(product))
    .flatMap(({ linhas }) => linhas)
    .find((row) => row.label === label)
}

function textsOf(changes: Partial<ComparedProduct>[], label: string) {
  return rowOf(changes, label)?.celulas.map(({ texto }) => texto?.replaceAll('\u00a0', ' ') ?? null)
}

function labelsOf(changes: Partial<ComparedProduct>[], title: string) {
  const group = compareProducts(changes.map(product)).find(({ titulo }) => titulo === title)

  return group?.linhas.map(({ label }) => label) ?? []
}

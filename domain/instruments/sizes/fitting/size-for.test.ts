import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeNamed, sizesOf } from '../sizes.ts'
import { medianHeight, yearsUntil } from './growth.ts'
import { MEASURE_TRAITS, type Measure, readMeasure } from './measure.ts'
import {
  FITTED_FAMILIES,
  type FittedFamily,
  type Fitting,
  fittingRange,
  measuresOf,
  silentMeasures,
  sizesFor,
} from './size-for.ts'
import {
  byMeasure,
  fittingSentence,
  fittingText,
  nextSentence,
  silentSentence,
  timeText,
} from './size-sentences.ts'

const INCH = 25.4
const FOOT = 12 * INCH

/**
 * The tables of ten makers, shops and schools, as they publish them (addresses in `bowed-tables.ts` and
 * `fretted-tables.ts`): who has this measure gets this size from this one.
 */
describe('what makers publish', () => {
  test.each([
    ['Yamaha', 'violino', 'braco', 14.125 * INCH, '1/16'],
    ['Yamaha', 'violino', 'braco', 15.375 * INCH, '1/10'],
    ['Yamaha', 'violino', 'braco', 16.875 * INCH, '1/8'],
    ['Yamaha', 'violino', 'braco', 18.5 * INCH, '1/4'],
    ['Yamaha', 'violino', 'braco', 20.375 * INCH, '1/2'],
    ['Yamaha', 'violino', 'braco', 22.25 * INCH, '3/4'],
    ['Yamaha', 'violino', 'braco', 23.625 * INCH, '4/4'],
    ['Suzuki', 'violino', 'altura', 1120, '1/8'],
    ['Suzuki', 'violino', 'altura', 1200, '1/4'],
    ['Suzuki', 'violino', 'altura', 1275, '1/2'],
    ['Suzuki', 'violino', 'altura', 1375, '3/4'],
    ['Suzuki', 'violino', 'altura', 1450, '4/4'],
    ['Violin Project', 'violino', 'altura', 950, '1/16'],
    ['Violin Project', 'violino', 'altura', 1075, '1/10'],
    ['Violin Project', 'violino', 'altura', 1120, '1/8'],
    ['Violin Project', 'violino', 'altura', 1200, '1/4'],
    ['Violin Project', 'violino', 'altura', 1300, '1/2'],
    ['Violin Project', 'violino', 'altura', 1400, '3/4'],
    ['Violin Project', 'violino', 'altura', 1500, '4/4'],
    ['Allegro Musique', 'violino', 'idade', 3.5, '1/16'],
    ['Allegro Musique', 'violino', 'idade', 4, '1/10'],
    ['Allegro Musique', 'violino', 'idade', 5, '1/8'],
    ['Allegro Musique', 'violino', 'idade', 7, '1/4'],
    ['Allegro Musique', 'violino', 'idade', 9, '1/2'],
    ['Musi-Kuss', 'violino', 'idade', 5, '1/8'],
    ['Musi-Kuss', 'violino', 'idade', 7, '1/4'],
    ['Musi-Kuss', 'violino', 'idade', 9, '1/2'],
    ['Musi-Kuss', 'violino', 'idade', 11, '3/4'],
    ['Musi-Kuss', 'violino', 'idade', 12, '4/4'],
    ['Violin & Viola Lesson', 'violino', 'idade', 8, '1/4'],
    ['Violin & Viola Lesson', 'violino', 'idade', 12, '3/4'],
    ['Violin & Viola Lesson', 'violino', 'idade', 14, '4/4'],
    ['Guia japonês de violoncelos (1)', 'violoncelo', 'altura', 1100, '1/8'],
    ['Guia japonês de violoncelos (1)', 'violoncelo', 'altura', 1200, '1/4'],
    ['Guia japonês de violoncelos (1)', 'violoncelo', 'altura', 1275, '1/2'],
    ['Guia japonês de violoncelos (1)', 'violoncelo', 'altura', 1400, '3/4'],
    ['Guia japonês de violoncelos (1)', 'violoncelo', 'altura', 1600, '4/4'],
    ['Guia japonês de violoncelos (2)', 'violoncelo', 'altura', 1100, '1/8'],
    ['Guia japonês de violoncelos (2)', 'violoncelo', 'altura', 1300, '1/2'],
    ['Hardon Guitars', 'violaoNailon', 'altura', 3.5 * FOOT, '1/4'],
    ['Hardon Guitars', 'violaoNailon', 'altura', 4 * FOOT, '1/2'],
    ['Hardon Guitars', 'violaoNailon', 'altura', 4.75 * FOOT, '3/4'],
    ['Hardon Guitars', 'violaoNailon', 'altura', 5 * FOOT, '4/4'],
    ['Moms.de', 'violaoNailon', 'altura', 1150, '1/2'],
    ['Moms.de', 'violaoNailon', 'altura', 1250, '3/4'],
    ['Moms.de', 'violaoNailon', 'altura', 1500, '4/4'],
    ['Wilson Burnham Guitars', 'violaoNailon', 'mao', 220, '4/4'],
    ['Wilson Burnham Guitars', 'violaoNailon', 'mao', 165, '7/8'],
    ['Nylon Plucks', 'violaoNailon', 'idade', 5, '1/4'],
    ['Nylon Plucks', 'violaoNailon', 'idade', 7, '1/2'],
    ['Nylon Plucks', 'violaoNailon', 'idade', 9, '3/4'],
    ['Tarpley Music', 'violaoNailon', 'idade', 4, '1/4'],
    ['Tarpley Music', 'violaoNailon', 'idade', 6, '1/2'],
    ['Tarpley Music', 'violaoNailon', 'idade', 12, '4/4'],
    ['Animato Strings', 'contrabaixo', 'altura', 1270, '1/4'],
  ] as const)('%s: %s by %s of %d is %s', (fonte, family, measure, value, tamanho) => {
    const statement = first(family, measure, measure === 'idade' ? value : Math.ceil(value)).statements.find(
      (each) => each.fonte === fonte,
    )

    expect(statement?.tamanho).toBe(tamanho)
  })
})

test.each([
  ['violino', 'braco', 540, '1/2'],
  ['violino', 'braco', 600, '4/4'],
  ['violino', 'altura', 1320, '1/2'],
  ['violino', 'altura', 1330, '3/4'],
  ['violino', 'idade', 8, '1/2'],
  ['violaDeArco', 'braco', 610, '14"'],
  ['violaDeArco', 'altura', 1700, '16"'],
  ['violoncelo', 'altura', 1460, '4/4'],
  ['contrabaixo', 'altura', 1700, '3/4'],
  ['violaoNailon', 'altura', 1030, '1/4'],
  ['violaoNailon', 'altura', 1250, '1/2'],
  ['violaoNailon', 'altura', 1300, '3/4'],
  ['violaoAco', 'altura', 1300, '3/4'],
  ['violaoNailon', 'altura', 1400, '3/4'],
  ['violaoNailon', 'altura', 1700, '4/4'],
  ['violaoAco', 'altura', 1280, '1/2'],
  ['ukulele', 'mao', 150, 'Soprano'],
  ['ukulele', 'mao', 195, 'Concert'],
  ['ukulele', 'mao', 235, 'Tenor'],
  ['ukulele', 'altura', 1700, 'Concert'],
  ['ukulele', 'idade', 7, 'Soprano'],
  ['ukulele', 'idade', 30, 'Concert'],
  // A median adult reaches no 16.5".
  ['violaDeArco', 'idade', 8, '12"'],
  ['violaDeArco', 'idade', 30, '16"'],
  ['violaDeArco', 'braco', 740, '16,5"'],
  ['violino', 'braco', 300, null],
] as const)('%s by %s of %d is the size %s', (family, measure, value, tamanho) => {
  expect(first(family, measure, value).tamanho).toBe(tamanho)
})

test('where tables differ, the one in the middle counts, and each says its own', () => {
  const { tamanho, statements } = first('violaoNailon', 'altura', 1250)

  expect(tamanho).toBe('1/2')
  expect(statements).toEqual([
    { fonte: 'Hardon Guitars', tamanho: '1/2' },
    { fonte: 'Moms.de', tamanho: '3/4' },
  ])
})

/** Of the sizes that children are given, at most one step may lie between what age and its median height say. */
test.each(FITTED_FAMILIES)(
  '%s: a child’s age and the median height of that age say nearly the same',
  (family) => {
    const names = sizesOf(family)
      .map(({ nome }) => nome)
      .filter((nome) => fittingRange(family, nome) !== null)
    if (family === 'ukulele') names.reverse()
    for (let idade = 4; idade <= 12; idade += 0.5) {
      const player = { idade, altura: Math.round(medianHeight(idade)) }
      const places = sizesFor(family, player).map(({ tamanho }) =>
        tamanho === null ? names.length : names.indexOf(tamanho),
      )

      expect(Math.max(...places) - Math.min(...places), `at ${idade}`).toBeLessThanOrEqual(1)
    }
  },
)

describe('grown players', () => {
  test.each([
    ['violino', { braco: 590, idade: 30 }, '7/8', 'Yamaha, para adultos pequenos'],
    ['violino', { braco: 540, idade: 45 }, '7/8', 'Yamaha, para adultos pequenos'],
    ['violino', { braco: 600, idade: 30 }, '4/4', 'Yamaha'],
    ['violino', { altura: 1400, idade: 60 }, '7/8', 'Yamaha, para adultos pequenos'],
    ['violino', { braco: 590, idade: 11 }, '3/4', 'Yamaha'],
    ['violino', { braco: 590 }, '3/4', 'Yamaha'],
    [
      'violaDeArco',
      { braco: 540, idade: 30 },
      '15"',
      'Simon Dubber Violins: menores que 15" são de crianças',
    ],
    ['violaDeArco', { braco: 690, idade: 30 }, '16"', 'Proporção dos violinos da Yamaha'],
    ['violoncelo', { altura: 1400, idade: 30 }, '7/8', 'Wikipédia, para adultos de mão pequena'],
    ['contrabaixo', { altura: 1400, idade: 30 }, '3/4', 'Animato Strings'],
    ['contrabaixo', { altura: 1400, idade: 11 }, '1/2', 'Animato Strings'],
    ['violaoNailon', { altura: 1480, idade: 30 }, '7/8', 'lutes-strings.de, para adultos de mão pequena'],
    ['violaoNailon', { altura: 1600, idade: 30 }, '4/4', 'Hardon Guitars'],
    ['violaoAco', { altura: 1480, idade: 30 }, '3/4', 'Hardon Guitars'],
  ] as const)('%s for %o: %s, as %s says', (family, player, tamanho, fonte) => {
    const [best] = sizesFor(family, player)

    expect(best?.tamanho).toBe(tamanho)
    expect(best?.statements[0]).toEqual({ fonte, tamanho })
  })

  test.each(FITTED_FAMILIES)('of a %s grow into no other size, whatever is known of them', (family) => {
    const player = { idade: 18, altura: 1400, braco: 570, mao: 160 }

    for (const fitting of sizesFor(family, player)) expect(fitting.next, fitting.medida).toBeNull()
  })
})

test.each([
  [
    'violaoNailon',
    130,
    'As tabelas de mão são de adultos e começam com 15 cm; menor que isso é mão de criança: informe a altura ou a idade.',
  ],
  [
    'violaoAco',
    160,
    'As tabelas de mão são de adultos e começam com 17 cm; menor que isso é mão de criança: informe a altura ou a idade.',
  ],
] as const)(
  'for a %s, a hand of %d mm says nothing, and the next measure counts',
  (family, mao, sentence) => {
    expect(sizesFor(family, { mao })).toEqual([])
    expect(silentMeasures(family, { mao }).map(silentSentence)).toEqual([sentence])
    expect(sizesFor(family, { mao, idade: 8 })).toMatchObject([{ medida: 'idade', tamanho: '3/4' }])
  },
)

test('the hand of a child is not judged by tables of adults, however large it is', () => {
  const [silent] = silentMeasures('violaoNailon', { mao: 165, idade: 8 })

  expect(
    sizesFor('violaoNailon', { mao: 165, idade: 8 }).map(({ medida, tamanho }) => [medida, tamanho]),
  ).toEqual([['idade', '3/4']])
  expect(silent && silentSentence(silent)).toBe(
    'As tabelas de mão são de adultos, e quem vai tocar ainda cresce: vale a altura ou a idade.',
  )
  // Somebody grown, or of unknown age.
  expect(sizesFor('violaoNailon', { mao: 165, idade: 30 })[0]).toMatchObject({
    medida: 'mao',
    tamanho: '7/8',
  })
  expect(sizesFor('violaoNailon', { mao: 165 })[0]).toMatchObject({ medida: 'mao', tamanho: '7/8' })
})

test('a hand that an ukulele’s smallest size asks for is judged', () => {
  expect(silentMeasures('ukulele', { mao: 90 })).toEqual([])
  expect(sizesFor('ukulele', { mao: 90 })).toMatchObject([{ tamanho: null }])
})

test('the measure that says most comes first', () => {
  expect(
    sizesFor('violino', { idade: 9, braco: 570 }).map(({ medida, tamanho }) => [medida, tamanho]),
  ).toEqual([
    ['braco', '3/4'],
    ['idade', '1/2'],
  ])
})

describe.each(FITTED_FAMILIES)('%s', (family) => {
  test('all sizes of its tables are sizes of the instrument', () => {
    for (const measure of measuresOf(family))
      for (
        let value = 0;
        value <= MEASURE_TRAITS[measure].limits[1];
        value += measure === 'idade' ? 0.5 : 10
      ) {
        const tamanho = sizeBy(family, measure, value)
        if (tamanho !== null) expect(sizeNamed(family, tamanho)?.nome).toBe(tamanho)
      }
  })

  test('who is larger never gets a smaller instrument', () => {
    for (const measure of measuresOf(family)) {
      const [min, max] = MEASURE_TRAITS[measure].limits
      fc.assert(
        fc.property(fc.integer({ min, max }), fc.integer({ min, max }), (a, b) => {
          const [small, large] = [Math.min(a, b), Math.max(a, b)].map((value) =>
            scaleOf(family, sizeBy(family, measure, value)),
          )

          expect(small).toBeLessThanOrEqual(large ?? 0)
        }),
      )
    }
  })

  test('a size ends where the next begins', () => {
    for (const measure of measuresOf(family).slice(0, 1)) {
      const [min, max] = MEASURE_TRAITS[measure].limits
      for (let value: number = min; value <= max; value++) {
        const { tamanho, next } = first(family, measure, value)
        const range = tamanho === null ? null : fittingRange(family, tamanho)
        if (range) expect(range).toEqual({ medida: measure, from: range.from, to: next?.from ?? null })
        if (range) expect(value).toBeGreaterThanOrEqual(range.from)
      }
    }
  })
})

describe('growth', () => {
  test.each([
    [5, 1097],
    [10, 1382],
    [10.5, 1411.25],
    [14, 1615],
    [40, 1698.5],
  ])('the median at %d years is %d mm', (years, mm) => {
    expect(medianHeight(years)).toBe(mm)
  })

  test('a child of nine grows by a tenth in about two and a half years', () => {
    const [shortest = 0, longest = 0] = yearsUntil(1.1, { years: 9 }) ?? []

    expect(shortest).toBeGreaterThan(2)
    expect(longest).toBeLessThan(3)
  })

  test('an adult does not grow into anything, and nothing is said of an unknown age', () => {
    expect(yearsUntil(1.05, { years: 30 })).toBeNull()
    expect(yearsUntil(1.01, { height: 1790 })).toBeNull()
    expect(yearsUntil(1.05, {})).toBeNull()
  })

  test('a child that has further to grow waits longer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 9 }),
        fc.double({ min: 1, max: 1.12, noNaN: true }),
        (years, ratio) => {
          const [near, far] = [yearsUntil(ratio, { years }), yearsUntil(ratio * 1.02, { years })]

          if (near && far) expect(far[1]).toBeGreaterThanOrEqual(near[1] - 1e-9)
          expect(near?.[0] ?? 0).toBeGreaterThanOrEqual(-1e-9)
        },
      ),
    )
  })
})

test.each([
  ['violino', '3/4', 'Tamanho 3/4: serve para quem tem braço de 56,5 a 60 cm.'],
  ['violino', '4/4', 'Tamanho 4/4: serve para quem tem braço a partir de 60 cm.'],
  ['violoncelo', '1/2', 'Tamanho 1/2: serve para quem tem altura de 125 a 132,5 cm.'],
  ['ukulele', 'Concert', 'Tamanho Concert: serve para quem tem mão de 17 a 23 cm.'],
  ['ukulele', 'Barítono', null],
  ['violino', '7/8', 'Tamanho 7/8: serve para adultos com braço de menos de 60 cm.'],
  ['violino', '1/32', null],
  ['violaDeArco', '3/4', null],
] as const)('%s %s: %s', (family, tamanho, sentence) => {
  expect(fittingSentence(family, tamanho)).toBe(sentence)
})

test.each([
  ['violino', '3/4', 'braço de 56,5 a 60 cm'],
  ['violino', '7/8', 'adultos: braço de menos de 60 cm'],
  ['violaDeArco', '17"', null],
  ['violaDeArco', '15"', 'braço de 64,4 a 66,5 cm'],
] as const)('%s %s fits, in a table: %s', (family, tamanho, text) => {
  expect(fittingText(family, tamanho)).toBe(text)
})

test.each([
  ['braco', 570, 'Pelo braço de 57 cm'],
  ['mao', 200, 'Pela mão de 20 cm'],
  ['altura', 1450, 'Pela altura de 145 cm'],
  ['idade', 9, 'Pela idade de 9 anos'],
] as const)('by a %s of %d: %s', (measure, value, text) => {
  expect(byMeasure(measure, value)).toBe(text)
})

test.each([
  ['violino', { braco: 560 }, 'O próximo tamanho, 3/4, vem com 56,5 cm de braço: daqui a poucos meses.'],
  ['violino', { idade: 9 }, 'O próximo tamanho, 3/4, vem aos 10,5 anos: daqui a cerca de 1 ano e meio.'],
  ['violino', { braco: 570, idade: 30 }, null],
  ['violaDeArco', { idade: 30 }, null],
  ['violino', { altura: 800 }, 'O menor tamanho, 1/16, vem com 85 cm de altura: daqui a cerca de 1 ano.'],
  ['violino', { braco: 650 }, null],
] as const)('%s with %o: %s', (family, player, sentence) => {
  const [fitting] = sizesFor(family, player)

  expect(fitting && nextSentence(fitting)).toBe(sentence)
})

test.each([
  [[0.1, 0.2], 'daqui a poucos meses'],
  [[0.1, 0.6], 'daqui a no máximo meio ano'],
  [[1.3, 1.6], 'daqui a cerca de 1 ano e meio'],
  [[1, 2.4], 'dentro de 1 ano a 2 anos e meio'],
] as const)('%o years are “%s”', (years, text) => {
  expect(timeText(years)).toBe(text)
})

test.each([
  ['braco', '56,5', 565],
  ['braco', ' 56.5 cm ', 565],
  ['altura', '1,45', 1450],
  ['altura', '1,45 m', 1450],
  ['altura', '1m45', 1450],
  ['altura', '145 m', null],
  ['braco', '0,56', 560],
  ['idade', '3 m', null],
  ['altura', '145', 1450],
  ['idade', '9 anos', 9],
  ['idade', '3,5', 3.5],
  ['idade', '1', null],
  ['mao', 'grande', null],
  ['braco', '565', null],
] as const)('%s “%s” is %s', (measure, text, value) => {
  expect(readMeasure(measure, text)).toBe(value)
})

function first(family: FittedFamily, measure: Measure, value: number): Fitting {
  const [fitting] = sizesFor(family, { [measure]: value })
  if (!fitting) throw new Error(`${family} has no tables by ${measure}.`)

  return fitting
}

function sizeBy(family: FittedFamily, measure: Measure, value: number): string | null {
  return sizesFor(family, { [measure]: value })[0]?.tamanho ?? null
}

function scaleOf(family: FittedFamily, tamanho: string | null): number {
  return tamanho === null ? 0 : (sizeNamed(family, tamanho)?.scaleMm[0] ?? 0)
}

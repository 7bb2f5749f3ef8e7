import { describe, expect, test } from 'vitest'
import { FAMILY_WORDS } from '../families/family.ts'
import { scaleProblem, scaleRange, sizeNamed, sizeProblem, sizesOf } from './sizes.ts'

const INCH = 25.4

/** Yamaha's fit stick: arm from neck to the middle of the palm, in inches (hub.yamaha.com). */
test.each([
  ['1/16', 14.125],
  ['1/10', 15.375],
  ['1/8', 16.875],
  ['1/4', 18.5],
  ['1/2', 20.375],
  ['3/4', 22.25],
  ['4/4', 23.625],
])('a violin %s begins where Yamaha says, at an arm of %d inches', (nome, inches) => {
  expect(Math.abs((sizeNamed('violino', nome)?.armMm?.[0] ?? 0) - inches * INCH)).toBeLessThan(2)
})

/** Total lengths in centimetres as sold in Brazil (cordasearcos.blogspot.com, July 2018). */
test.each([
  ['violino', '4/4', 59, 61],
  ['violino', '3/4', 53, 55],
  ['violino', '1/2', 50, 52],
  ['violino', '1/4', 47, 49],
  ['violino', '1/8', 44, 46],
  ['violino', '1/16', 35, 40],
  ['violaDeArco', '16"', 66, 68],
  ['violaDeArco', '15"', 59, 62],
  ['violaDeArco', '14"', 56, 58],
  ['violoncelo', '4/4', 118, 120],
  ['violoncelo', '7/8', 114, 117],
] as const)('%s %s measures %d to %d cm in all', (family, nome, min, max) => {
  expect(sizeNamed(family, nome)?.totalMm).toEqual([min * 10, max * 10])
})

/** Bodies in centimetres (pamelasmusic.co.uk, violin information), and in inches as a luthier's shop gives them. */
test.each([
  ['4/4', 355],
  ['7/8', 345],
  ['3/4', 330],
  ['1/2', 305],
  ['1/4', 282],
  ['1/8', 260],
  ['1/10', 240],
  ['1/16', 230],
])('the body of a violin %s, %d mm, is in its range', (nome, bodyMm) => {
  const [min = 0, max = 0] = sizeNamed('violino', nome)?.bodyMm ?? []

  expect(bodyMm).toBeGreaterThanOrEqual(min)
  expect(bodyMm).toBeLessThanOrEqual(max)
})

/** String makers' scale lengths in inches: Oasis, "Ukulele sizes, strings and tunings". */
test.each([
  ['Soprano', 13, 21],
  ['Concert', 15, 23],
  ['Tenor', 17, 26],
  ['Barítono', 19, 30],
])('an ukulele %s has a scale of %d inches and %d in all', (nome, scale, total) => {
  const size = sizeNamed('ukulele', nome)

  expect(scale * INCH).toBeGreaterThanOrEqual(size?.scaleMm[0] ?? Number.POSITIVE_INFINITY)
  expect(scale * INCH).toBeLessThanOrEqual(size?.scaleMm[1] ?? 0)
  expect(total * INCH).toBeGreaterThanOrEqual(size?.totalMm?.[0] ?? Number.POSITIVE_INFINITY)
  expect(total * INCH).toBeLessThanOrEqual(size?.totalMm?.[1] ?? 0)
})

/** Vibrating lengths that makers, shops and teachers publish, in millimetres; addresses beside the sizes. */
test.each([
  ['EGTA, Lind', 'violaoNailon', '4/4', 630, 650],
  ['EGTA, Lind', 'violaoNailon', '7/8', 620, 630],
  ['EGTA, Lind', 'violaoNailon', '3/4', 610, 610],
  ['EGTA, Lind', 'violaoNailon', '1/2', 545, 545],
  ['EGTA, Lind', 'violaoNailon', '1/4', 485, 485],
  ['lutes-strings.de', 'violaoNailon', '7/8', 620, 620],
  ['lutes-strings.de', 'violaoNailon', '3/4', 570, 570],
  ['lutes-strings.de', 'violaoNailon', '1/2', 520, 520],
  ['lutes-strings.de', 'violaoNailon', '1/4', 490, 490],
  ['Gitarrenschule Groth', 'violaoNailon', '4/4', 650, 650],
  ['Gitarrenschule Groth', 'violaoNailon', '3/4', 595, 614],
  ['Gitarrenschule Groth', 'violaoNailon', '1/2', 530, 547],
  ['Gitarrenschule Groth', 'violaoNailon', '1/4', 472, 487],
  ['Yikaow', 'violaoNailon', '3/4', 578, 578],
  ['Yikaow', 'violaoNailon', '1/2', 522, 522],
  ['Yikaow', 'violaoNailon', '1/4', 484, 484],
  ['Ian Chadwick', 'ukulele', 'Soprano', 13 * INCH, 13 * INCH],
  ['Ian Chadwick', 'ukulele', 'Concert', 15 * INCH, 15 * INCH],
  ['Ian Chadwick', 'ukulele', 'Tenor', 17 * INCH, 17 * INCH],
  ['Ian Chadwick', 'ukulele', 'Barítono', 19 * INCH, 19 * INCH],
  ['Live Ukulele', 'ukulele', 'Soprano', 13 * INCH, 14 * INCH],
  ['Pō Mahina', 'ukulele', 'Soprano', 13.875 * INCH, 13.875 * INCH],
  ['Pō Mahina', 'ukulele', 'Concert', 15 * INCH, 15 * INCH],
  ['Pō Mahina', 'ukulele', 'Tenor', 17 * INCH, 17 * INCH],
  ['Pō Mahina', 'ukulele', 'Barítono', 20 * INCH, 20 * INCH],
  ['Bounty Music', 'ukulele', 'Soprano', 13.5 * INCH, 14 * INCH],
  ['Bounty Music', 'ukulele', 'Concert', 15 * INCH, 15 * INCH],
  ['Bounty Music', 'ukulele', 'Tenor', 17 * INCH, 17.5 * INCH],
  ['Bounty Music', 'ukulele', 'Barítono', 20 * INCH, 20 * INCH],
  ['Ukulele Club of Winnipeg', 'ukulele', 'Soprano', 330, 330],
  ['Ukulele Club of Winnipeg', 'ukulele', 'Concert', 380, 380],
  ['Ukulele Club of Winnipeg', 'ukulele', 'Tenor', 430, 430],
  ['New England luthiers', 'ukulele', 'Soprano', 346, 346],
  ['New England luthiers', 'ukulele', 'Concert', 375, 375],
  ['New England luthiers', 'ukulele', 'Tenor', 432, 432],
  ['Wikipedia', 'violino', '4/4', 330, 330],
  ['Wikipedia', 'violino', '7/8', 317, 317],
  ['Wikipedia', 'violino', '3/4', 307, 307],
  ['Wikipedia', 'violino', '1/2', 287, 287],
  ['Wikipedia', 'violino', '1/4', 267, 267],
  ['Hovalin', 'violino', '4/4', 325, 325],
  ['Hovalin', 'violino', '1/2', 287, 287],
  ['Hovalin', 'violino', '1/4', 267, 267],
  ['Andrew Carruthers', 'violoncelo', '4/4', 685, 697],
  ['Thomastik-Infeld', 'contrabaixo', '4/4', 1060, 1100],
  ['Thomastik-Infeld', 'contrabaixo', '3/4', 1030, 1060],
  ['bassic.de', 'contrabaixo', '4/4', 1060, 1100],
  ['bassic.de', 'contrabaixo', '3/4', 1040, 1080],
  // 42 inches, which many 3/4 have.
  ['jrank.org', 'contrabaixo', '3/4', 42 * INCH, 42 * INCH],
  ['bassic.de', 'contrabaixo', '1/2', 960, 960],
  ['bassic.de', 'contrabaixo', '1/4', 900, 900],
  ['bassic.de', 'contrabaixo', '1/8', 780, 780],
  ['EGTA, contest', 'violaoNailon', '1/4', 470, 470],
  ['EGTA, contest', 'violaoNailon', '1/2', 530, 530],
  ['EGTA, contest', 'violaoNailon', '3/4', 580, 590],
  ['EGTA, Lind', 'violaoNailon', '1/8', 410, 410],
  ['lutes-strings.de', 'violaoNailon', '1/8', 440, 440],
] as const)('%s: a %s %s has a scale of %d to %d mm', (_source, family, nome, min, max) => {
  const [shortest, longest] = sizeNamed(family, nome)?.scaleMm ?? [0, 0]

  expect(min).toBeGreaterThanOrEqual(shortest)
  expect(max).toBeLessThanOrEqual(longest)
})

/** Whole ukuleles that makers and shops publish, in millimetres. */
test.each([
  ['Bounty Music', 'Soprano', 20 * INCH, 21 * INCH],
  ['Bounty Music', 'Concert', 23 * INCH, 24 * INCH],
  ['Bounty Music', 'Tenor', 25.5 * INCH, 26.5 * INCH],
  ['Bounty Music', 'Barítono', 29 * INCH, 30 * INCH],
  ['B Sharp Music', 'Soprano', 530, 530],
  ['B Sharp Music', 'Concert', 580, 580],
  ['B Sharp Music', 'Tenor', 660, 660],
  ['B Sharp Music', 'Barítono', 760, 760],
  ['New England luthiers', 'Soprano', 533, 533],
  ['New England luthiers', 'Concert', 591, 591],
  ['New England luthiers', 'Tenor', 667, 667],
  ['New England luthiers', 'Barítono', 779, 779],
])('%s: a ukulele %s is %d to %d mm long in all', (_source, nome, min, max) => {
  const [shortest, longest] = sizeNamed('ukulele', nome)?.totalMm ?? [0, 0]

  expect(min).toBeGreaterThanOrEqual(shortest)
  expect(max).toBeLessThanOrEqual(longest)
})

/** Bodies that makers publish, in millimetres. */
test.each([
  ['makingtheviolin.com', 'violino', '4/4', 355],
  ['makingtheviolin.com', 'violino', '7/8', 345],
  ['makingtheviolin.com', 'violino', '3/4', 335],
  ['makingtheviolin.com', 'violino', '1/2', 320],
  ['makingtheviolin.com', 'violino', '1/4', 285],
  ['Hovalin', 'violino', '4/4', 354],
  ['Hovalin', 'violino', '1/2', 320],
  ['Hovalin', 'violino', '1/4', 285],
  ['British Viola Society', 'violaDeArco', '15"', 382],
  ['British Viola Society', 'violaDeArco', '16"', 406],
  ['British Viola Society', 'violaDeArco', '16,5"', 420],
  ['Aitchison Cellos', 'violoncelo', '4/4', 760],
  ['Aitchison Cellos', 'violoncelo', '7/8', 730],
  ['Aitchison Cellos', 'violoncelo', '3/4', 690],
] as const)('%s: the body of a %s %s measures %d mm', (_source, family, nome, bodyMm) => {
  const [min, max] = sizeNamed(family, nome)?.bodyMm ?? [0, 0]

  expect(bodyMm).toBeGreaterThanOrEqual(min)
  expect(bodyMm).toBeLessThanOrEqual(max)
})

describe('sizes of every family', () => {
  test.each(FAMILY_WORDS)('%s: ranges rise, and lie within the family', (family) => {
    const [shortest, longest] = scaleRange(family, undefined)
    for (const size of sizesOf(family)) {
      for (const range of [size.scaleMm, size.bodyMm, size.totalMm, size.armMm, size.years, size.bowMm])
        if (range) expect(range[0], size.nome).toBeLessThan(range[1])
      expect(size.scaleMm[0], size.nome).toBeGreaterThanOrEqual(shortest)
      expect(size.scaleMm[1], size.nome).toBeLessThanOrEqual(longest)
    }
  })

  test.each(FAMILY_WORDS)('%s: the usual length of each size is its own, and within its range', (family) => {
    const usual = sizesOf(family).map(({ nome, usualMm, scaleMm: [min, max] }) => {
      expect(usualMm, nome).toBeGreaterThanOrEqual(min)
      expect(usualMm, nome).toBeLessThanOrEqual(max)
      return usualMm
    })

    expect(new Set(usual).size).toBe(usual.length)
  })

  test.each(FAMILY_WORDS)('%s: each size is longer, or each shorter, than the one before', (family) => {
    const steps = sizesOf(family).map(({ scaleMm }) => scaleMm[0] + scaleMm[1])
    const directions = steps.slice(1).map((sum, i) => Math.sign(sum - (steps[i] ?? 0)))

    expect(new Set(directions).size).toBeLessThanOrEqual(1)
  })
})

test.each([
  ['violino', '4/4', '4/4'],
  ['violino', 'Adulto', '4/4'],
  ['violino', '3 / 4', '3/4'],
  ['violaDeArco', '15.5"', '15,5"'],
  ['violaDeArco', '16 pol', '16"'],
  ['violaDeArco', '15,5 polegadas', '15,5"'],
  ['violaDeArco', '15 1/2"', '15,5"'],
  ['violaDeArco', '15½"', '15,5"'],
  ['violaDeArco', '15-1/2″', '15,5"'],
  ['violaDeArco', '16', '16"'],
  ['violaDeArco', '16,0', '16"'],
  ['violaDeArco', "12''", '12"'],
  ['violaDeArco', '17”', '17"'],
  ['violaDeArco', '3/4', '3/4'],
  ['violaDeArco', '1/2', '1/2'],
  ['violino', '1/32', '1/32'],
  ['violino', '½', '1/2'],
  ['violoncelo', '1/10', '1/10'],
  ['violoncelo', '1/16', '1/16'],
  ['contrabaixo', '7/8', '7/8'],
  ['contrabaixo', '5/8', '5/8'],
  ['contrabaixo', '1/8', '1/8'],
  ['violaoNailon', '1/8', '1/8'],
  ['ukulele', 'baritono', 'Barítono'],
  ['ukulele', 'Concerto', 'Concert'],
] as const)('%s: %s is the size %s', (family, text, nome) => {
  expect(sizeNamed(family, text)?.nome).toBe(nome)
})

test.each([
  // Which inches a viola of 4/4 has, nobody says.
  ['violaDeArco', '4/4'],
  ['violaDeArco', 'Adulto'],
  ['violaDeArco', '15 3/4"'],
  ['violino', '1/64'],
  ['violaoNailon', '9/8'],
  ['violaoAco', 'Jumbo'],
  ['violaoAco', '7/8'],
  ['ukulele', 'Sopranino'],
  ['guitarra', '3/4'],
] as const)('%s: the size %s has no lengths here, and is none that nobody builds', (family, text) => {
  expect(sizeNamed(family, text)).toBeUndefined()
  expect(sizeProblem(family, text)).toBeNull()
})

test.each([
  ['violino', '5/4', /^Não há violino de tamanho 5\/4\. Os tamanhos: 4\/4, 7\/8, .*1\/32\.$/],
  ['contrabaixo', '3/8', /^Não há contrabaixo acústico de tamanho 3\/8\./],
] as const)('%s: nobody builds the size %s', (family, text, sentence) => {
  expect(sizeProblem(family, text)).toMatch(sentence)
})

test.each([
  ['violino', '4/4', 650, 'A escala do violino 4/4 tem entre 320 e 333 mm, e não 650 mm.'],
  ['violino', '4/4', 328, null],
  ['violino', '3/4', 328, 'A escala do violino 3/4 tem entre 300 e 314 mm, e não 328 mm.'],
  ['guitarra', null, 647.7, null],
  ['contrabaixo', '3/4', 1066.8, null],
  [
    'contrabaixo',
    '3/4',
    1200,
    'A escala do contrabaixo acústico 3/4 tem entre 1030 e 1080 mm, e não 1200 mm.',
  ],
  ['violaoAco', null, 703.6, null],
  ['violaoAco', '4/4', 700, null],
  // The shop's averages refuse nothing that instruments of the family have.
  ['violino', '1/8', 245, null],
  ['violaDeArco', '16"', 390, null],
  ['violoncelo', '1/2', 610, null],
  ['violino', '1/8', 23, 'A escala do violino tem entre 140 e 340 mm, e não 23 mm.'],
  ['guitarra', null, 64.77, 'A escala da guitarra tem entre 500 e 770 mm, e não 64,77 mm.'],
  ['ukulele', 'Tenor', 346, 'A escala do ukulele Tenor tem entre 425 e 457 mm, e não 346 mm.'],
] as const)('%s %s with a scale of %d mm: %s', (family, nome, mm, sentence) => {
  expect(scaleProblem(family, nome === null ? undefined : sizeNamed(family, nome), mm)).toBe(sentence)
})

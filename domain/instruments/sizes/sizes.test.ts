import { describe, expect, test } from 'vitest'
import { FAMILY_WORDS } from '../families/family.ts'
import { scaleProblem, scaleRange, sizeNamed, sizesOf } from './sizes.ts'

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
  ['ukulele', 'baritono', 'Barítono'],
  ['ukulele', 'Concerto', 'Concert'],
] as const)('%s: %s is the size %s', (family, text, nome) => {
  expect(sizeNamed(family, text)?.nome).toBe(nome)
})

test.each([
  ['violino', '4/4', 650, 'A escala do violino 4/4 tem entre 320 e 333 mm, e não 650 mm.'],
  ['violino', '4/4', 328, null],
  ['violino', '3/4', 328, 'A escala do violino 3/4 tem entre 300 e 314 mm, e não 328 mm.'],
  ['guitarra', null, 647.7, null],
  ['guitarra', null, 64.77, 'A escala da guitarra tem entre 558 e 762 mm, e não 64,77 mm.'],
  ['ukulele', 'Tenor', 346, 'A escala do ukulele Tenor tem entre 425 e 457 mm, e não 346 mm.'],
] as const)('%s %s with a scale of %d mm: %s', (family, nome, mm, sentence) => {
  expect(scaleProblem(family, nome === null ? undefined : sizeNamed(family, nome), mm)).toBe(sentence)
})

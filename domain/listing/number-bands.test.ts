import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countMeasured, type MeasuredValue, numberBands } from './number-bands.ts'

describe('ranges of numbers', () => {
  test.each([
    ['no value', [], []],
    ['one value', [[650, 9]], []],
    [
      'a value that is written in two ways',
      [
        [650, 5],
        [650, 4],
      ],
      [],
    ],
    [
      'few values',
      [
        [628, 1],
        [650, 20],
        [648, 3],
      ],
      ['628..628', '648..648', '650..650'],
    ],
    [
      'many values',
      [
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 5],
        [6, 5],
        [7, 5],
        [8, 5],
        [9, 5],
        [10, 5],
      ],
      ['1..2', '3..4', '5..6', '7..8', '9..10'],
    ],
    [
      'a value that most have',
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 90],
        [5, 1],
        [6, 1],
      ],
      ['1..3', '4..4', '5..6'],
    ],
    [
      'numbers that addresses round',
      [
        [0.2541, 1],
        [0.2609, 1],
      ],
      ['0.254..0.255', '0.26..0.261'],
    ],
  ] as [string, [number, number][], string[]][])('%s: %j are %j', (_, values, bands) => {
    const measured = values.map(([de, total], id) => ({ id, de, ate: de, total }))

    expect(numberBands(measured).map(({ de, ate }) => `${de}..${ate}`)).toEqual(bands)
  })

  test('together count each product once, if each has one number', () => {
    const value = fc.record({ de: fc.integer({ min: 1, max: 400 }), total: fc.integer({ min: 1, max: 500 }) })
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), (list) => {
        const values = list.map(({ de, total }, id): MeasuredValue => ({ id, de, ate: de, total }))
        const bands = numberBands(values)
        const counted = bands.map((band) => countMeasured(values, [], band))

        expect(bands.length).toBeLessThanOrEqual(5)
        expect(counted.every((total) => total > 0)).toBe(true)
        if (bands.length > 0)
          expect(counted.reduce((sum, total) => sum + total, 0)).toBe(
            values.reduce((sum, { total }) => sum + total, 0),
          )
      }),
    )
  })

  test('count a product once that has several of their numbers', () => {
    const values = [3, 5, 10].map((de, id) => ({ id, de, ate: de, total: 4 }))
    const shared = [{ ids: [0, 1, 2, 77], total: 3 }]

    expect([0, 5, 10].map((de) => countMeasured(values, shared, { de, ate: null }))).toEqual([6, 5, 4])
    expect(countMeasured(values, shared, { de: null, ate: 4 })).toBe(4)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PARCELS, pack } from './pack.ts'
import { isWithin, type ParcelLimits, type UnitLine, volumeOf } from './parcel.ts'

const NONE: ParcelLimits = { pesoMaximo: null, ladoMaximo: null, somaMaxima: null, valorMaximo: null }
const CORREIOS: ParcelLimits = { ...NONE, pesoMaximo: 30_000, ladoMaximo: 1000, somaMaxima: 2000 }

const strings = { peso: 60, altura: 10, largura: 110, comprimento: 110, precoPor: 8990 }
const violin = { peso: 3000, altura: 130, largura: 330, comprimento: 780, precoPor: 120_000 }
const bowTube = { peso: 420, altura: 80, largura: 90, comprimento: 820, precoPor: 30_000 }
const guitar = { peso: 5000, altura: 120, largura: 400, comprimento: 1050, precoPor: 250_000 }

describe('packs goods into parcels', () => {
  test.each<[string, UnitLine[], number[][]]>([
    ['nothing', [], []],
    ['one unit', [{ ...violin, quantidade: 1 }], [[780, 330, 130]]],
    ['units that add up to a cube', [{ ...strings, quantidade: 8 }], [[110, 110, 80]]],
    ['units that add up to two cubes', [{ ...strings, quantidade: 22 }], [[220, 110, 110]]],
    [
      'a small item beside a large one',
      [
        { ...violin, quantidade: 1 },
        { ...bowTube, quantidade: 1 },
      ],
      [[820, 410, 130]],
    ],
    ['several units within the limits of Correios', [{ ...violin, quantidade: 4 }], [[780, 660, 260]]],
    [
      'several parcels because of the side limits',
      [{ ...violin, altura: 300, largura: 500, comprimento: 900, quantidade: 3 }],
      [
        [900, 600, 500],
        [900, 500, 300],
      ],
    ],
  ])('%s', (_what, lines, sides) => {
    const volumes = pack(lines, CORREIOS)?.map(({ sides }) => [...sides])

    expect(volumes?.toSorted((a, b) => (b[1] ?? 0) - (a[1] ?? 0))).toEqual(sides)
  })

  test('splits parcels by weight', () => {
    const heavy = { ...strings, peso: 12_000, quantidade: 5 }

    expect(
      pack([heavy], CORREIOS)
        ?.map(({ peso }) => peso)
        .toSorted(),
    ).toEqual([12_000, 24_000, 24_000])
  })

  test('splits parcels by value', () => {
    const limits = { ...CORREIOS, valorMaximo: 300_000 }

    expect(
      pack([{ ...violin, quantidade: 3 }], limits)
        ?.map(({ valor }) => valor)
        .toSorted(),
    ).toEqual([120_000, 240_000])
  })

  test('returns null if any unit is too long, too heavy or too valuable', () => {
    expect(
      pack(
        [
          { ...strings, quantidade: 1 },
          { ...guitar, quantidade: 1 },
        ],
        CORREIOS,
      ),
    ).toBeNull()
    expect(pack([{ ...strings, peso: 30_001, quantidade: 1 }], CORREIOS)).toBeNull()
    expect(pack([{ ...violin, quantidade: 1 }], { ...CORREIOS, valorMaximo: 119_999 })).toBeNull()
    expect(pack([{ ...guitar, quantidade: 1 }], NONE)).toHaveLength(1)
  })

  test('returns null for more parcels than the maximum', () => {
    const limits = { ...NONE, pesoMaximo: 3000 }

    expect(pack([{ ...violin, quantidade: MAX_PARCELS }], limits)).toHaveLength(MAX_PARCELS)
    expect(pack([{ ...violin, quantidade: MAX_PARCELS + 1 }], limits)).toBeNull()
  })
})

const side = fc.integer({ min: 5, max: 900 })
const line: fc.Arbitrary<UnitLine> = fc
  .record({
    peso: fc.integer({ min: 10, max: 9000 }),
    altura: side,
    largura: side,
    comprimento: side,
    precoPor: fc.integer({ min: 0, max: 200_000 }),
    quantidade: fc.integer({ min: 1, max: 9 }),
  })
  .filter(({ altura, largura, comprimento }) => altura + largura + comprimento <= 2000)
const lines = fc.array(line, { maxLength: 5 })

describe('any goods', () => {
  test('are packed completely, in parcels that the carrier accepts and that are large enough', () => {
    fc.assert(
      fc.property(lines, (goods) => {
        const parcels = pack(goods, CORREIOS) ?? []
        const sum = (of: (unit: UnitLine) => number) =>
          goods.reduce((total, unit) => total + of(unit) * unit.quantidade, 0)
        const packed = (of: (parcel: (typeof parcels)[number]) => number) =>
          parcels.reduce((total, parcel) => total + of(parcel), 0)

        expect(packed(({ peso }) => peso)).toBe(sum(({ peso }) => peso))
        expect(packed(({ valor }) => valor)).toBe(sum(({ precoPor }) => precoPor))
        expect(packed(volumeOf)).toBeGreaterThanOrEqual(
          sum(({ altura, largura, comprimento }) => altura * largura * comprimento),
        )
        for (const parcel of parcels) expect(isWithin(parcel, CORREIOS)).toBe(true)
        for (const unit of goods) {
          const unitSides = [unit.altura, unit.largura, unit.comprimento].sort((a, b) => b - a)
          expect(parcels.some(({ sides }) => sides.every((side, i) => side >= (unitSides[i] ?? 0)))).toBe(
            true,
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  test('are packed alike in any order of lines and any split of quantities', () => {
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat()), (goods, chance) => {
        const one = goods.flatMap((unit) => Array.from({ length: unit.quantidade }, () => unit))
        const shuffled = one
          .map((unit) => ({ ...unit, quantidade: 1, at: chance.next().value }))
          .sort((a, b) => a.at - b.at)

        expect(pack(shuffled, CORREIOS)).toEqual(pack(goods, CORREIOS))
      }),
      { numRuns: 60 },
    )
  })

  test('are packed in few steps, however many', () => {
    const many = Array.from({ length: 100 }, (_, n) => ({
      peso: 20 + n,
      altura: 10 + n,
      largura: 90 + 3 * n,
      comprimento: 120 + 5 * n,
      precoPor: 100 + n,
      quantidade: 999,
    }))

    expect(pack(many, NONE)).toHaveLength(1)
    expect(pack(many, CORREIOS)).toBeNull()
  })
})

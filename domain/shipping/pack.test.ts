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

describe('goods become volumes', () => {
  test.each<[string, UnitLine[], number[][]]>([
    ['nothing', [], []],
    ['one', [{ ...violin, quantidade: 1 }], [[780, 330, 130]]],
    ['a pile that grows like a cube', [{ ...strings, quantidade: 8 }], [[110, 110, 80]]],
    ['a pile on its way', [{ ...strings, quantidade: 22 }], [[220, 110, 110]]],
    [
      'a small thing beside a large one',
      [
        { ...violin, quantidade: 1 },
        { ...bowTube, quantidade: 1 },
      ],
      [[820, 410, 130]],
    ],
    ['a heap that Correios still take', [{ ...violin, quantidade: 4 }], [[780, 660, 260]]],
    [
      'more than one volume where sides say so',
      [{ ...violin, altura: 300, largura: 500, comprimento: 900, quantidade: 3 }],
      [
        [900, 600, 500],
        [900, 500, 300],
      ],
    ],
  ])('%s', (_what, lines, sides) => {
    const volumes = pack(lines, CORREIOS)?.map(({ lados }) => [...lados])

    expect(volumes?.toSorted((a, b) => (b[1] ?? 0) - (a[1] ?? 0))).toEqual(sides)
  })

  test('weight divides them', () => {
    const heavy = { ...strings, peso: 12_000, quantidade: 5 }

    expect(
      pack([heavy], CORREIOS)
        ?.map(({ peso }) => peso)
        .toSorted(),
    ).toEqual([12_000, 24_000, 24_000])
  })

  test('value divides them', () => {
    const limits = { ...CORREIOS, valorMaximo: 300_000 }

    expect(
      pack([{ ...violin, quantidade: 3 }], limits)
        ?.map(({ valor }) => valor)
        .toSorted(),
    ).toEqual([120_000, 240_000])
  })

  test('what is too long, too heavy or too dear is not taken, whatever else there is', () => {
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

  test('more volumes than anybody sends are not taken', () => {
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

describe('whatever is packed', () => {
  test('is all there, in volumes that the carrier takes and that have room for it', () => {
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
          const sides = [unit.altura, unit.largura, unit.comprimento].sort((a, b) => b - a)
          expect(parcels.some(({ lados }) => lados.every((lado, i) => lado >= (sides[i] ?? 0)))).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('does not depend on the order of the lines, nor on how they are counted', () => {
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

  test('takes few steps, however much it is', () => {
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

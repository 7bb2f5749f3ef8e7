import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editLines, type SoldLine } from './edit-lines.ts'

const STRINGS: SoldLine = {
  ...{ idProduto: 1, idSku: 11, quantidade: 3, precoPor: 1_000 },
  ...{ ajustes: [{ valor: -1_000 }], total: 2_000, descontoVista: 200 },
}
const GUITAR: SoldLine = {
  ...{ idProduto: 2, idSku: 21, quantidade: 1, precoPor: 89_999 },
  ...{ ajustes: [], total: 89_999, descontoVista: 9_000 },
}

test('pieces that go take their part of the discount along', () => {
  const [line] = editLines([STRINGS], new Map([[11, 2]]), 10)

  // Two thirds of R$ 10,00, and the centavo that is left over goes to the larger remainder.
  expect(line).toMatchObject({ quantidade: 2, ajustes: [{ valor: -667 }], total: 1_333, descontoVista: 133 })
})

test('pieces that come cost their full price', () => {
  const [line] = editLines([STRINGS], new Map([[11, 5]]), 10)

  expect(line).toMatchObject({
    quantidade: 5,
    ajustes: [{ valor: -1_000 }],
    total: 4_000,
    descontoVista: 400,
  })
})

test('a line that is left out is gone', () => {
  expect(editLines([STRINGS, GUITAR], new Map([[21, 1]]), 10)).toMatchObject([
    { idSku: 21, total: 89_999, descontoVista: 9_000 },
  ])
})

test('where nothing changes, all stays as it was bought, whatever Pix takes off now', () => {
  const same = new Map([
    [11, 3],
    [21, 1],
  ])

  expect(editLines([STRINGS, GUITAR], same, 5)).toEqual([STRINGS, GUITAR])
})

test('totals add up to the centavo, and no line costs less than nothing', () => {
  const line = fc
    .record({ quantidade: fc.integer({ min: 1, max: 9 }), precoPor: fc.integer({ min: 0, max: 99_999 }) })
    .chain(({ quantidade, precoPor }) =>
      fc.tuple(
        fc.constant({ quantidade, precoPor }),
        fc.integer({ min: 0, max: quantidade * precoPor }),
        fc.integer({ min: 1, max: 12 }),
      ),
    )
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 99 }),
      (drawn, percent) => {
        const lines = drawn.map(([{ quantidade, precoPor }, desconto], i) => ({
          ...{ idProduto: i, idSku: i, quantidade, precoPor, descontoVista: 0 },
          ...{ ajustes: desconto > 0 ? [{ valor: -desconto }] : [], total: quantidade * precoPor - desconto },
        }))
        const edited = editLines(lines, new Map(drawn.map(([, , quantidade], i) => [i, quantidade])), percent)
        for (const { total, precoPor, quantidade, ajustes, descontoVista } of edited) {
          expect(total).toBe(precoPor * quantidade + ajustes.reduce((sum, { valor }) => sum + valor, 0))
          expect(total).toBeGreaterThanOrEqual(0)
          expect(descontoVista).toBeLessThanOrEqual(total)
        }
      },
    ),
  )
})

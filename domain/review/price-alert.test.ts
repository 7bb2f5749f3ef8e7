import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWorthMail, targetProblem } from './price-alert.ts'

test.each([
  ['lower', 9_000, { referencia: 10_000, alvo: null }, true],
  ['one percent lower', 9_900, { referencia: 10_000, alvo: null }, true],
  ['less than one percent lower', 9_901, { referencia: 10_000, alvo: null }, false],
  ['the same', 10_000, { referencia: 10_000, alvo: null }, false],
  ['higher', 11_000, { referencia: 10_000, alvo: null }, false],
  ['lower, but above what is wanted', 9_000, { referencia: 10_000, alvo: 8_000 }, false],
  ['what is wanted', 8_000, { referencia: 10_000, alvo: 8_000 }, true],
  ['what is wanted, by little', 9_990, { referencia: 10_000, alvo: 9_995 }, true],
  ['a little lower than what was sent and wanted', 7_990, { referencia: 8_000, alvo: 8_000 }, false],
  ['much lower than what was sent and wanted', 7_000, { referencia: 8_000, alvo: 8_000 }, true],
  ['nothing, of something free', 0, { referencia: 0, alvo: null }, false],
] as const)('a price that is %s', (_case, preco, alert, due) => {
  expect(isWorthMail(preco, alert)).toBe(due)
})

test('of prices that wobble, each news is at least one percent below the one before', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 9_000, max: 11_000 }), { maxLength: 200 }), (prices) => {
      let referencia = 10_000
      const sent: number[] = []
      for (const preco of prices)
        if (isWorthMail(preco, { referencia, alvo: null })) {
          sent.push(preco)
          referencia = preco
        }
      // 0.99 ^ 11 is the last above nine tenths.
      expect(sent.length).toBeLessThanOrEqual(11)
      expect(sent).toEqual(sent.toSorted((a, b) => b - a))
    }),
  )
})

test.each([
  [null, null],
  [9_999, null],
  [10_000, /menor que o preço de hoje, R\$\s100,00/],
  [0, /como 99,90/],
])('waiting for %s while it costs 100,00: %s', (alvo, problem) => {
  if (problem === null) expect(targetProblem(alvo, 10_000)).toBeNull()
  else expect(targetProblem(alvo, 10_000)).toMatch(problem)
})

import { expect, test } from 'vitest'
import { returnDays, returnLaw, returnPromise } from './return-days.ts'

test.each([
  [30, 30],
  [7, 7],
  // Saved before the form refused it.
  [0, 7],
])('a store that promises %i days gives %i', (dias, given) => {
  expect(returnDays(dias)).toBe(given)
  expect(returnPromise(dias)).toBe(
    `Se mudar de ideia, você tem ${given} dias corridos depois de receber para devolver.`,
  )
})

test('names the legal minimum as such only if the store gives more', () => {
  expect(returnLaw(30)).toMatch(/^Destes, 7 são garantidos por lei/)
  expect(returnLaw(7)).toBe('É o prazo que a lei garante (CDC, art. 49).')
})

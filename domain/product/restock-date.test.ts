import { describe, expect, test } from 'vitest'
import {
  newRestockDateProblem,
  readRestockDate,
  restockDateProblem,
  shownRestockDate,
} from './restock-date.ts'

describe('a restock date', () => {
  test.each([
    ['2026-12-12', null],
    ['2028-02-29', null],
    ['2027-02-29', 'Use uma data como 12/12/2026.'],
    ['2026-13-01', 'Use uma data como 12/12/2026.'],
    ['12/12/2026', 'Use uma data como 12/12/2026.'],
    ['1999-12-31', 'Use uma data como 12/12/2026.'],
    ['', 'Use uma data como 12/12/2026.'],
  ])('%j: %j', (day, problem) => {
    expect(restockDateProblem(day)).toBe(problem)
  })

  test.each([
    ['2026-11-26', null],
    ['2029-11-26', null],
    ['2026-11-25', 'Esta data já passou.'],
    ['2029-11-27', 'A data fica a mais de 3 anos.'],
    ['2026-11-31', 'Use uma data como 12/12/2026.'],
  ])('stated on 26 November 2026, %j: %j', (day, problem) => {
    expect(newRestockDateProblem(day, '2026-11-26')).toBe(problem)
  })

  test.each([
    ['12/12/2026', '2026-12-12'],
    ['1/2/2027', '2027-02-01'],
    [' 2026-12-12 ', '2026-12-12'],
    ['31/02/2027', null],
    ['em breve', null],
    ['12/12/26', null],
  ])('read from %j is %j', (text, day) => {
    expect(readRestockDate(text)).toBe(day)
  })

  test.each([
    ['2026-12-12', 0, '2026-12-12'],
    ['2026-11-26', 0, '2026-11-26'],
    ['2026-11-25', 0, null],
    ['2026-12-12', 1, null],
    [null, 0, null],
  ])('%j with %i in stock is shown on 26 November as %j', (previsao, estoque, shown) => {
    expect(shownRestockDate({ previsao, estoque, today: '2026-11-26' })).toBe(shown)
  })
})

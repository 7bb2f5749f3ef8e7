import { expect, test } from 'vitest'
import { amountProblem, priceProblems } from './price-problems.ts'

const TOO_MUCH = 'Digite um valor até R$ 10.000.000,00.'
const NOT_ABOVE = 'O preço “de” precisa ser maior que o preço “por”.'

test.each([
  [{ precoPor: 1_000, precoDe: null }, null],
  [{ precoPor: 0, precoDe: null }, null],
  [{ precoPor: 1_000, precoDe: 1_001 }, null],
  [
    { precoPor: 1_000, precoDe: 1_000 },
    { campo: 'precoDe', mensagem: NOT_ABOVE },
  ],
  [
    { precoPor: 1_000, precoDe: 0 },
    { campo: 'precoDe', mensagem: NOT_ABOVE },
  ],
  [
    { precoPor: -1, precoDe: null },
    { campo: 'precoPor', mensagem: TOO_MUCH },
  ],
  [
    { precoPor: 1_000_000_001, precoDe: null },
    { campo: 'precoPor', mensagem: TOO_MUCH },
  ],
  [
    { precoPor: 1_000, precoDe: 1_000_000_001 },
    { campo: 'precoDe', mensagem: TOO_MUCH },
  ],
])('prices %j', (prices, problem) => {
  expect(priceProblems(prices)).toEqual(problem === null ? [] : [problem])
})

test.each([
  [0, null],
  [1_000_000_000, null],
  [1_000_000_001, TOO_MUCH],
  [-1, TOO_MUCH],
  [19.9, TOO_MUCH],
  [Number.NaN, TOO_MUCH],
])('an amount of %d centavos', (centavos, problem) => {
  expect(amountProblem(centavos)).toBe(problem)
})

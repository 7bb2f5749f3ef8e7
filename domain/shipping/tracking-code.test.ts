import { expect, test } from 'vitest'
import { carrierOf, trackingProblem } from './tracking-code.ts'

test.each([
  // The example in UPU S10.
  ['RR473124829GB', 'Correios', null],
  ['AA123456785BR', 'PAC', null],
  [' aa123456785br ', 'Correios SEDEX', null],
  ['AA123456789BR', 'PAC', /não confere/],
  ['AA123456758BR', 'PAC', /não confere/],
  ['AB123', 'PAC', /13 sinais/],
  ['AA12345678BR', 'Sedex 10', /13 sinais/],
  ['', 'Correios', /13 sinais/],
  // Other carriers have no common format.
  ['AB123', 'Jadlog', null],
  ['AB123', 'Pacífico Transportes', null],
])('%s of %s: %s', (codigo, transportadora, problem) => {
  const said = trackingProblem({ codigo, transportadora })
  if (problem === null) expect(said).toBeNull()
  else expect(said).toMatch(problem)
})

// 11 - 0 is 11, and 11 - 1 is 10: neither is a digit.
test.each([
  ['AA000000005BR', null],
  ['AA000040000BR', null],
])('%s has an exceptional check digit', (codigo, problem) => {
  expect(trackingProblem({ codigo, transportadora: 'PAC' })).toBe(problem)
})

test.each([
  ['PAC', 'Correios PAC'],
  ['SEDEX', 'Correios SEDEX'],
  ['Correios PAC', 'Correios PAC'],
  ['Jadlog .Package', 'Jadlog .Package'],
])('the freight %s is carried by %s', (frete, carrier) => {
  expect(carrierOf(frete)).toBe(carrier)
})

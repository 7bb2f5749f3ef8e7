import { expect, test } from 'vitest'
import { cityAgrees, leftCityBehind } from './city-agrees.ts'

test.each([
  ['01310100', 'São Paulo', true],
  ['01310-100', 'SAO PAULO', true],
  ['01310100', 'Curitiba', false],
  // Campinas.
  ['13010000', 'Campinas', true],
  ['13010000', 'São Paulo', false],
  ['13010000', 'Curitiba', false],
  ['86010000', 'Londrina', true],
  // An administrative region of the Distrito Federal.
  ['72010000', 'Taguatinga', true],
  // Palmas in Paraná.
  ['85555000', 'Palmas', true],
  ['85555000', 'Belém', false],
  // An invalid CEP is refused by another rule.
  ['123', 'Curitiba', true],
])('%s in %s: %s', (cep, cidade, agrees) => {
  expect(cityAgrees(cep, cidade)).toBe(agrees)
})

test('a city that stays although the state changed was left behind', () => {
  const before = { uf: 'PR', cidade: 'Londrina' }

  expect(leftCityBehind(before, { uf: 'SP', cidade: 'londrina' })).toBe(true)
  expect(leftCityBehind(before, { uf: 'SP', cidade: 'Campinas' })).toBe(false)
  expect(leftCityBehind(before, { uf: 'PR', cidade: 'Londrina' })).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { readCep } from '#domain/documents/cep.ts'
import { placeOf, STATES, sampleCep } from './cep-city.ts'

test.each([
  ['01001-000', 'SP', 'São Paulo', 'São Paulo'],
  ['08499-999', 'SP', 'São Paulo', 'São Paulo'],
  ['06000-000', 'SP', 'São Paulo', ''],
  ['13010-000', 'SP', 'São Paulo', ''],
  ['69339-999', 'RR', 'Roraima', 'Boa Vista'],
  ['69340-000', 'RR', 'Roraima', ''],
  ['72799-999', 'DF', 'Distrito Federal', 'Brasília'],
  ['72800-000', 'GO', 'Goiás', ''],
])('%s is in %s, %s: %j', (cep, uf, estado, cidade) => {
  expect(placeOf(cep)).toEqual({ cep: cep.replace('-', ''), uf, estado, cidade })
})

test.each(['', '00000-000', '78900-000', '0100100'])('%j has no place', (text) => {
  expect(placeOf(text)).toBeNull()
})

test('lists 27 states, sorted by name', () => {
  expect(STATES).toHaveLength(27)
  expect(STATES.map(({ estado }) => estado)).toEqual(
    STATES.map(({ estado }) => estado).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
  )
})

describe.each(STATES)('sample CEPs of $estado', ({ uf, capital, faixas, interior }) => {
  test('the capital has a CEP', () => {
    expect(placeOf(sampleCep(uf, 'capital') ?? '')).toMatchObject({ uf, cidade: capital })
  })

  test('the interior has a CEP, if the state has an interior', () => {
    expect(placeOf(sampleCep(uf, 'interior') ?? '')).toMatchObject({ uf, cidade: interior ? '' : capital })
  })

  test("the capital's ranges are inside the state", () => {
    for (const prefix of faixas.flat())
      expect(readCep(`${String(prefix).padStart(5, '0')}000`)).toMatchObject({ uf })
  })
})

test('an unknown state has no CEP', () => {
  expect(sampleCep('XX', 'capital')).toBeNull()
})

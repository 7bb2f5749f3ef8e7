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
])('%s lies in %s, %s: %j', (cep, uf, estado, cidade) => {
  expect(placeOf(cep)).toEqual({ cep: cep.replace('-', ''), uf, estado, cidade })
})

test.each(['', '00000-000', '78900-000', '0100100'])('%j lies nowhere', (text) => {
  expect(placeOf(text)).toBeNull()
})

test('there are 27 states, by name', () => {
  expect(STATES).toHaveLength(27)
  expect(STATES.map(({ estado }) => estado)).toEqual(
    STATES.map(({ estado }) => estado).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
  )
})

describe.each(STATES)('who knows only that they live in $estado', ({ uf, capital, faixas, interior }) => {
  test('gets a CEP of the capital', () => {
    expect(placeOf(sampleCep(uf, 'capital') ?? '')).toMatchObject({ uf, cidade: capital })
  })

  test('gets a CEP of elsewhere, if there is an elsewhere', () => {
    expect(placeOf(sampleCep(uf, 'interior') ?? '')).toMatchObject({ uf, cidade: interior ? '' : capital })
  })

  test("and the capital's ranges lie in the state", () => {
    for (const prefix of faixas.flat())
      expect(readCep(`${String(prefix).padStart(5, '0')}000`)).toMatchObject({ uf })
  })
})

test('no such state, no CEP', () => {
  expect(sampleCep('XX', 'capital')).toBeNull()
})

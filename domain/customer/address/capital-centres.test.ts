import { expect, test } from 'vitest'
import { CENTRE_CEPS, capitalCentre } from './capital-centres.ts'
import { placeOf, STATES } from './cep-city.ts'

test.each(CENTRE_CEPS)('%s is in the capital that the table of CEP ranges names', (cep) => {
  const { uf, cidade } = placeOf(cep) ?? {}

  expect(capitalCentre(cep)).toEqual({
    cep,
    uf,
    cidade,
    logradouro: expect.stringMatching(/\w/),
    bairro: expect.stringMatching(/\w/),
  })
})

test('every state has at least one CEP', () => {
  expect(new Set(CENTRE_CEPS.map((cep) => capitalCentre(cep)?.uf))).toEqual(
    new Set(STATES.map(({ uf }) => uf)),
  )
})

test('returns null for any other CEP', () => {
  expect(capitalCentre('13010000')).toBeNull()
})

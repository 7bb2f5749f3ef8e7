import { expect, test } from 'vitest'
import { CENTRE_CEPS, capitalCentre, capitalCode } from './capital-centres.ts'
import { placeOf, STATES } from './cep-city.ts'

test.each(CENTRE_CEPS)('%s is in the capital that the table of CEP ranges names', (cep) => {
  const { uf, cidade } = placeOf(cep) ?? {}

  expect(capitalCentre(cep)).toEqual({
    cep,
    uf,
    cidade,
    logradouro: expect.stringMatching(/\w/),
    bairro: expect.stringMatching(/\w/),
    ibge: capitalCode(uf ?? '', cidade ?? ''),
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

test("a capital's IBGE code ends in its check digit, and other cities have none", () => {
  const codes = STATES.map(({ uf, capital }) => capitalCode(uf, capital.toUpperCase()))

  expect(codes.filter((code) => !/^\d{7}$/.test(code) || checkDigit(code) !== code.at(-1))).toEqual([])
  expect(new Set(codes).size).toBe(27)
  expect(capitalCode('PR', 'Palmas')).toBe('')
})

/** IBGE: the sum of the digits of each product by 1 and 2 in turn, up to the next ten. */
function checkDigit(code: string): string {
  const sum = [...code.slice(0, 6)]
    .map((digit, i) => Number(digit) * (1 + (i % 2)))
    .reduce((all, product) => all + Math.trunc(product / 10) + (product % 10), 0)

  return String((10 - (sum % 10)) % 10)
}

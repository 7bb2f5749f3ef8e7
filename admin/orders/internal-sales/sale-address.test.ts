import { expect, test } from 'vitest'
import { addressLine, daysText, isSamePlace } from './sale-address.ts'

const ADDRESS = {
  destinatario: 'Ana',
  cep: '01305000',
  logradouro: 'Rua Augusta',
  numero: '10',
  complemento: '',
  bairro: 'Consolação',
  cidade: 'São Paulo',
  uf: 'SP',
  referencia: '',
}

test.each([
  ['itself', ADDRESS, true],
  ['another person there', { ...ADDRESS, destinatario: 'Bia', referencia: 'Portão' }, true],
  ['another number', { ...ADDRESS, numero: '11' }, false],
  ['another flat', { ...ADDRESS, complemento: 'Apto 2' }, false],
  ['another CEP', { ...ADDRESS, cep: '01305001' }, false],
  ['none', null, false],
])('an address and %s are the same place: %s', (_, other, same) => {
  expect(isSamePlace(ADDRESS, other)).toBe(same)
})

test.each([
  [{}, 'Ana: Rua Augusta, 10, Consolação, São Paulo/SP, CEP 01305-000'],
  [{ complemento: 'Apto 2', bairro: '' }, 'Ana: Rua Augusta, 10, Apto 2, São Paulo/SP, CEP 01305-000'],
])('with %j, the line is %s', (changes, line) => {
  expect(addressLine({ ...ADDRESS, ...changes })).toBe(line)
})

test.each([
  [0, 'no mesmo dia'],
  [1, '1 dia útil'],
  [4, '4 dias úteis'],
])('%i working days: %s', (prazo, text) => {
  expect(daysText(prazo)).toBe(text)
})

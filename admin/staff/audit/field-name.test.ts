import { expect, test } from 'vitest'
import { fieldName } from './field-name.ts'

test.each([
  ['precoPor', 'Preço'],
  ['J810-A 4/4 precoPor', 'J810-A 4/4 · Preço'],
  ['loja.cnpj', 'CNPJ ou CPF'],
  ['algo.novo', 'algo.novo'],
])('%s is called %s', (campo, nome) => {
  expect(fieldName(campo)).toBe(nome)
})

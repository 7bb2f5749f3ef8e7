import { expect, test } from 'vitest'
import { isDocument } from './is-document.ts'
import { labelledDocument } from './labelled-document.ts'

test.each([
  ['12.345.678/0001-95', 'CNPJ 12.345.678/0001-95', true],
  ['12.ABC.345/01DE-35', 'CNPJ 12.ABC.345/01DE-35', true],
  ['529.982.247-25', 'CPF 529.982.247-25', true],
  ['529.982.247-26', 'CNPJ 529.982.247-26', false],
  ['', 'CNPJ ', false],
])('%j is shown as %j; a document: %j', (text, shown, valid) => {
  expect(labelledDocument(text)).toBe(shown)
  expect(isDocument(text)).toBe(valid)
})

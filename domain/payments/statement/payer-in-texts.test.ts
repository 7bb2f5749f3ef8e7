import { expect, test } from 'vitest'
import { isPayerInTexts } from './payer-in-texts.ts'

const MARIA = { nome: 'Maria da Silva Conceição', documento: '52998224725' }

test.each([
  ['the whole name', ['PIX RECEBIDO MARIA DA SILVA CONCEICAO']],
  ['first and last name', ['Pix de Maria Conceição']],
  ['a name cut by the bank', ['PIX TRANSF MARIA CONCE']],
  ['a name cut before the date', ['PIX TRANSF MARIA SIL24/11']],
  ['name and bank in two texts', ['Pix recebido', 'MARIA SILVA']],
  ['the CPF', ['PIX 52998224725']],
  ['the CPF with punctuation', ['CPF: 529.982.247-25']],
  ['the CPF masked', ['Pix recebido •••.982.247-••']],
  ['the CPF masked with asterisks', ['***982247**']],
])('finds the payer by %s', (_, textos) => {
  expect(isPayerInTexts(MARIA, textos)).toBe(true)
})

test.each([
  ['the first name alone', ['PIX RECEBIDO MARIA']],
  ['another family name', ['PIX RECEBIDO MARIA DE SOUZA']],
  ['another first name', ['PIX RECEBIDO JOSE DA SILVA CONCEICAO']],
  ['a small word in common', ['PIX RECEBIDO MARIA DA LUZ']],
  ['a name of which ours is a part', ['PIX RECEBIDO ANAMARIA SILVA']],
  ['two letters of the family name', ['PIX RECEBIDO MARIA SI']],
  ['digits around the CPF', ['ID 1529982247259']],
  ['another masked CPF', ['***.982.248-**']],
  ['nothing', []],
])('does not find the payer by %s', (_, textos) => {
  expect(isPayerInTexts(MARIA, textos)).toBe(false)
})

test('finds a company by its CNPJ, and nobody without name and document', () => {
  const company = { nome: 'Loja', documento: '11222333000181' }

  expect(isPayerInTexts(company, ['PIX 11.222.333/0001-81'])).toBe(true)
  expect(isPayerInTexts({ nome: '', documento: '' }, ['PIX RECEBIDO MARIA'])).toBe(false)
})

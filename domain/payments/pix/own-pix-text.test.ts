import { expect, test } from 'vitest'
import { payeeText, pixTermText } from './own-pix-text.ts'

test.each([
  [null, /30 minutos.*na hora/],
  [45, /45 minutos\. A loja confirma/],
  [60, /1 hora\./],
  [1440, /24 horas\./],
  [2880, /2 dias\./],
  [10_080, /7 dias\./],
])('says the term of a code of %j minutes', (minutes, text) => {
  expect(pixTermText(minutes)).toMatch(text)
})

test('names the payee, with the CNPJ if there is one', () => {
  expect(payeeText({ nome: 'Lira Ltda', documento: '11222333000181' })).toContain(
    'Lira Ltda, CNPJ 11.222.333/0001-81.',
  )
  expect(payeeText({ nome: 'Rita Souza', documento: '' })).toContain('quem recebe: Rita Souza.')
})

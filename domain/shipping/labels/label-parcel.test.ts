import { expect, test } from 'vitest'
import { parcelOfLabel } from './label-parcel.ts'

const CORREIOS = 'https://rastreamento.correios.com.br/app/index.php?objetos='
const TRACKER = 'https://www.melhorrastreio.com.br/rastreio/'

test.each([
  ['Correios PAC', 'AA123456785BR', `${CORREIOS}AA123456785BR`],
  // The check digit is wrong.
  ['Correios PAC', 'AA123456784BR', `${TRACKER}AA123456784BR`],
  ['Correios SEDEX', 'ME23002OWZ7BR', `${TRACKER}ME23002OWZ7BR`],
  ['Jadlog .Package', '18120056784321', `${TRACKER}18120056784321`],
])('%s with the code %s is tracked at %s', (nome, codigo, url) => {
  expect(parcelOfLabel({ nome, codigo })).toEqual({ codigo, transportadora: nome, url })
})

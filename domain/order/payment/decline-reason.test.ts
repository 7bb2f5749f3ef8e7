import { expect, test } from 'vitest'
import { declineReason } from './decline-reason.ts'

test.each([
  ['saldoInsuficiente', /limite/],
  ['cartaoVencido', /vencido/],
  ['codigoInvalido', /código de segurança/],
  ['cartaoRecusado', /banco emissor/],
  ['05', /banco emissor/],
])('%s says what the shopper can do', (motivo, sentence) => {
  expect(declineReason(motivo)).toMatch(sentence)
})

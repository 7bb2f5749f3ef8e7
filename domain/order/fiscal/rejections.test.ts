import { expect, test } from 'vitest'
import { explainRejection } from './rejections.ts'

test.each<[string, RegExp, string | null]>([
  ['204', /Focus NFe/, null],
  ['225', /leiaute/, null],
  ['539', /outro sistema/, null],
  ['778', /NCM/, 'ncm'],
  ['806', /CEST/, 'cest'],
  ['898', /vencimento/, null],
  ['694', /DIFAL/, 'aliquotaDestino'],
  ['501', /devolução/, null],
])('%s is explained, with the field to fix', (codigo, words, campo) => {
  expect(explainRejection(codigo)).toMatchObject({ explicacao: expect.stringMatching(words), campo })
})

test('an unknown code has no explanation', () => {
  expect(explainRejection('1')).toBeNull()
  expect(explainRejection('')).toBeNull()
})

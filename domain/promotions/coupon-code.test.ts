import { expect, test } from 'vitest'
import { couponCode } from './coupon-code.ts'

test.each([
  ['BEMVINDO10', 'BEMVINDO10'],
  ['bemvindo10', 'BEMVINDO10'],
  ['  bem vindo\u00a010\n', 'BEMVINDO10'],
  ['natal-26', 'NATAL-26'],
  ['ＤＥＺ', 'DEZ'],
  ['', ''],
])('%j is %j', (typed, codigo) => {
  expect(couponCode(typed)).toBe(codigo)
})

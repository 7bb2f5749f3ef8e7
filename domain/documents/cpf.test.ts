import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCpf } from './cpf.ts'
import { formatCpf } from './format-cpf.ts'

const VALID = [
  ...['52998224725', '11144477735', '12345678909', '13378271000', '40044826079', '08796742020'],
  ...['74172316085', '15886489070', '90889477086'],
]

test.each(VALID)('accepts %s, with or without punctuation', (cpf) => {
  expect(readCpf(cpf)).toBe(cpf)
  expect(readCpf(` ${formatCpf(cpf)} `)).toBe(cpf)
})

test.each([
  ...['12345678900', '33378271000', '5299822472', '529982247250', '', 'abc', '529.982.247/25', '5299822472a'],
  ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(11)),
])('rejects %j', (text) => {
  expect(readCpf(text)).toBeNull()
})

// Two remainders share the check digit 0, so a wrong digit can go unnoticed in numbers with that check digit.
const sure = VALID.filter((cpf) => cpf.charAt(9) !== '0')

test.each(sure)('detects each wrong digit in %s', (cpf) => {
  for (let at = 0; at < cpf.length; at++)
    for (const digit of '0123456789') {
      const typed = cpf.slice(0, at) + digit + cpf.slice(at + 1)
      expect(readCpf(typed)).toBe(typed === cpf ? cpf : null)
    }
})

test('exactly one of the hundred endings fits nine digits', () => {
  const bases = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(.)\1*$/.test(digits))
  fc.assert(
    fc.property(bases, (base) => {
      const endings = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
      expect(endings.filter((ending) => readCpf(base + ending))).toHaveLength(1)
    }),
    { numRuns: 30 },
  )
})

import { expect, test } from 'vitest'
import { CONSENT_VERSION, parseDecision } from './parse-decision.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const decision = {
  estatistica: true,
  marketing: false,
  data: '2026-11-20T12:00:00Z',
  versao: CONSENT_VERSION,
}

test('reads a stored decision', () => {
  expect(parseDecision(JSON.stringify(decision), NOW)).toEqual({ estatistica: true, marketing: false })
})

test.each([
  ['nothing stored', null],
  ['no JSON', '{'],
  ['something else', '"sim"'],
  ['an answer without its date', JSON.stringify({ ...decision, data: undefined })],
  ['a date that is none', JSON.stringify({ ...decision, data: 'ontem' })],
  ['a word for a yes', JSON.stringify({ ...decision, marketing: 'sim' })],
  ['an older text', JSON.stringify({ ...decision, versao: CONSENT_VERSION - 1 })],
  ['a year ago', JSON.stringify({ ...decision, data: '2025-11-21T12:00:00Z' })],
  ['a moment to come', JSON.stringify({ ...decision, data: '2027-01-01T00:00:00Z' })],
])('ignores %s', (_what, stored) => {
  expect(parseDecision(stored, NOW)).toBeNull()
})

import { expect, test } from 'vitest'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { sign, signatureHolds } from './signature.ts'

const BODY = '{"id":"evt_123","type":"payment_intent.succeeded"}'
const SECRET = 'whsec_test_secret'
const HEX = '4a444f0b337026383657499c82ee16800bfbef2ca4a9c2391a7c1e21f262d969'
const THEN = new Date(1_700_000_000_000)

test('signs a body as in the test vector', () => {
  expect(sign(SECRET, BODY, THEN)).toBe(`t=1700000000,v1=${HEX}`)
})

test.each([
  ['as signed', `t=1700000000,v1=${HEX}`, BODY, 0, true],
  ['one of two secrets', `t=1700000000,v1=${'0'.repeat(64)},v1=${HEX}`, BODY, 0, true],
  ['five minutes later', `t=1700000000,v1=${HEX}`, BODY, 300, true],
  ['a second more', `t=1700000000,v1=${HEX}`, BODY, 301, false],
  ['from the future', `t=1700000000,v1=${HEX}`, BODY, -301, false],
  ['another body', `t=1700000000,v1=${HEX}`, `${BODY} `, 0, false],
  ['another time', `t=1700000001,v1=${HEX}`, BODY, 0, false],
  ['no time', `v1=${HEX}`, BODY, 0, false],
  ['nothing', '', BODY, 0, false],
])('%s', (_, header, body, later, holds) => {
  const now = new Date(THEN.getTime() + later * 1000)
  expect(signatureHolds(SECRET, header, body, now)).toBe(holds)
})

test('compares secrets letter by letter', () => {
  expect(sameSecret('abc', 'abc')).toBe(true)
  expect(sameSecret('abd', 'abc')).toBe(false)
  expect(sameSecret('', 'abc')).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeTxid, isChargeTxid, isStaticTxid } from './txid.ts'

test('a charge is identified by its UUID', () => {
  expect(chargeTxid('2F5A1C9E-0000-4000-8000-000000000001')).toBe('2f5a1c9e000040008000000000000001')
  expect(() => chargeTxid('12345')).toThrow(RangeError)
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(isChargeTxid(chargeTxid(uuid))).toBe(true)
    }),
  )
})

test.each([
  ['', false, false],
  ['P', true, false],
  ['PEDIDO000123', true, false],
  ['x'.repeat(25), true, false],
  ['x'.repeat(26), false, true],
  ['x'.repeat(35), false, true],
  ['x'.repeat(36), false, false],
  ['RP12345678-2019', false, false],
  ['***', false, false],
])('%j: of a static code %s, of a charge %s', (txid, ofCode, ofCharge) => {
  expect(isStaticTxid(txid)).toBe(ofCode)
  expect(isChargeTxid(txid)).toBe(ofCharge)
})

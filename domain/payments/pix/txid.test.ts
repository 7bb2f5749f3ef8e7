import { expect, test } from 'vitest'
import { isChargeTxid, isStaticTxid } from './txid.ts'

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
])('%j: valid in a static code %s, in a charge %s', (txid, ofCode, ofCharge) => {
  expect(isStaticTxid(txid)).toBe(ofCode)
  expect(isChargeTxid(txid)).toBe(ofCharge)
})

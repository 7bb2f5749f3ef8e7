import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2'],
  ['2001:db8:1:2::a', '2001:db8:1:2'],
  // `::` may replace a run of zeros anywhere; these two are one network.
  ['2001:db8::a', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8:0:1::', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['', ''],
  ['unknown', 'unknown'],
])('%j belongs to the network %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

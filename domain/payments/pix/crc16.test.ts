import { expect, test } from 'vitest'
import { crc16 } from './crc16.ts'
import { PIX_CODES } from './pix.fixtures.ts'

test.each([
  ['123456789', '29B1'],
  ['', 'FFFF'],
  ['A', 'B915'],
])('the checksum of %j is %s', (text, crc) => {
  expect(crc16(text)).toBe(crc)
})

test.each(Object.entries(PIX_CODES))('%s ends with its checksum', (_, code) => {
  expect(crc16(code.slice(0, -4))).toBe(code.slice(-4))
})

test('always has four digits', () => {
  const all = Array.from({ length: 500 }, (_, i) => crc16(String(i)))

  expect(all.every((crc) => /^[0-9A-F]{4}$/.test(crc))).toBe(true)
  expect(all.some((crc) => crc.startsWith('0'))).toBe(true)
})

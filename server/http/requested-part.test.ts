import { expect, test } from 'vitest'
import { requestedPart } from './requested-part.ts'

test.each([
  [undefined, null],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-9', null],
  ['bytes=a-b', null],
])('of 100 bytes, %j asks for %j', (header, part) => {
  expect(requestedPart(header, 100)).toEqual(part)
})

test('an empty file has no parts', () => {
  expect(requestedPart('bytes=0-', 0)).toBe('outside')
  expect(requestedPart('bytes=-5', 0)).toBe('outside')
})

import { expect, test } from 'vitest'
import { type DateShape, maskDate, readDate, writeDate } from './typed-date.ts'

test.each<[DateShape, string, string]>([
  ['day', '2', '2'],
  ['day', '2111', '21/11'],
  ['day', '21112026', '21/11/2026'],
  ['day', '211120269', '21/11/2026'],
  ['day', '1/2/2026', '01/02/2026'],
  ['day', '2026-11-21', '21/11/2026'],
  ['moment', '211120260930', '21/11/2026 09:30'],
  ['moment', '2026-11-21T09:30', '21/11/2026 09:30'],
  ['moment', '21/11/2026', '21/11/2026'],
])('%s: %s typed becomes %s', (shape, typed, text) => {
  expect(maskDate(typed, shape)).toBe(text)
})

test.each<[DateShape, string, string | null]>([
  ['day', '21/11/2026', '2026-11-21'],
  ['day', '29/02/2028', '2028-02-29'],
  ['day', '29/02/2026', null],
  ['day', '31/04/2026', null],
  ['day', '11/21/2026', null],
  ['day', '21/11/26', null],
  ['day', '01/01/0026', null],
  ['day', '21/11/2026 09:30', null],
  ['day', '', null],
  ['moment', '21/11/2026 09:30', '2026-11-21T09:30'],
  ['moment', '21/11/2026 24:00', null],
  ['moment', '21/11/2026 09:60', null],
  ['moment', '21/11/2026', null],
])('%s: %s is read from %s', (shape, text, local) => {
  expect(readDate(text, shape)).toBe(local)
})

test.each<[DateShape, string]>([
  ['day', '2026-11-21'],
  ['moment', '2026-11-21T09:30'],
])('a %s is formatted and read back', (shape, local) => {
  expect(readDate(writeDate(local, shape), shape)).toBe(local)
  expect(writeDate('', shape)).toBe('')
})

import { expect, test } from 'vitest'
import { nearest, numberOf } from './required-number.tsx'

test.each([
  [0, 0],
  [15, 15],
  [-2.5, -2.5],
  ['0', 0],
  ['15', 15],
  ['1.', 1],
  ['1.50', 1.5],
  ['', null],
  [' ', null],
  ['-', null],
  ['.', null],
  ['Infinity', null],
  [Number.NaN, null],
])('typed %j is the number %j', (typed, expected) => {
  expect(numberOf(typed)).toBe(expected)
})

test.each([
  [1, 1],
  [0, 1],
  [-5, 1],
  [50, 50],
  [99, 99],
  [150, 99],
])('of 1 to 99, %d is nearest to %d', (number, expected) => {
  expect(nearest(number, 1, 99)).toBe(expected)
})

import { expect, test } from 'vitest'
import { filledParams } from './filled-params.ts'

test('empty and blank fields stay out of the address', () => {
  expect(
    filledParams([
      ['a', ''],
      ['b', '  '],
      ['marca', 'elixir'],
      ['marca', ' dunlop '],
    ]).toString(),
  ).toBe('marca=elixir&marca=dunlop')
})

test('nothing filled is an empty query', () => {
  expect(filledParams([['a', '']]).toString()).toBe('')
})

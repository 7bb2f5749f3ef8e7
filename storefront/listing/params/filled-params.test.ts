import { expect, test } from 'vitest'
import { filledParams } from './filled-params.ts'

test('leaves empty and blank fields out of the address', () => {
  expect(
    filledParams([
      ['a', ''],
      ['b', '  '],
      ['marca', 'elixir'],
      ['marca', ' dunlop '],
    ]).toString(),
  ).toBe('marca=elixir&marca=dunlop')
})

test('returns an empty query if no field is filled', () => {
  expect(filledParams([['a', '']]).toString()).toBe('')
})

import { expect, test } from 'vitest'
import { carriedParams } from './carried-params.ts'

test('a form carries along what it does not ask for itself', () => {
  expect(carriedParams('?q=corda&marca=elixir&ipp=24', ['marca'])).toEqual([
    ['q', 'corda'],
    ['ipp', '24'],
  ])
})

test('several values of one parameter are all kept', () => {
  expect(carriedParams('?marca=elixir&marca=dunlop', ['order'])).toEqual([
    ['marca', 'elixir'],
    ['marca', 'dunlop'],
  ])
})

test('the page number is left behind', () => {
  expect(carriedParams('?pg=3', [])).toEqual([])
})

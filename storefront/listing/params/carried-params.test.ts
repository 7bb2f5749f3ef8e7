import { expect, test } from 'vitest'
import { keptParams } from './carried-params.ts'

test('a form carries along what it does not ask for itself', () => {
  expect(keptParams('?q=corda&marca=elixir&ipp=24', ['marca'])).toEqual([
    ['q', 'corda'],
    ['ipp', '24'],
  ])
})

test('several values of one parameter are all kept', () => {
  expect(keptParams('?marca=elixir&marca=dunlop', ['order'])).toEqual([
    ['marca', 'elixir'],
    ['marca', 'dunlop'],
  ])
})

test('the page number is left behind', () => {
  expect(keptParams('?pg=3', [])).toEqual([])
})

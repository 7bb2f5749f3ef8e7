import { expect, test } from 'vitest'
import { carriedParams } from './carried-params.ts'

test('carries the parameters that are not fields of the form', () => {
  expect(carriedParams('?q=corda&marca=elixir&ipp=24', ['marca'])).toEqual([
    ['q', 'corda'],
    ['ipp', '24'],
  ])
})

test('carries all values of a parameter', () => {
  expect(carriedParams('?marca=elixir&marca=dunlop', ['order'])).toEqual([
    ['marca', 'elixir'],
    ['marca', 'dunlop'],
  ])
})

test('drops the page number', () => {
  expect(carriedParams('?pg=3', [])).toEqual([])
})

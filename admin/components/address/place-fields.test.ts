import { expect, test } from 'vitest'
import { placeFields } from './place-fields.ts'

const EMPTY = { logradouro: '', bairro: '', cidade: '' }
const TYPED = { logradouro: 'Rua Velha', bairro: 'Centro', cidade: 'Curitiba' }
const FOUND = { logradouro: 'Rua Augusta', bairro: 'Consolação', cidade: 'São Paulo' }
const CITY_ONLY = { ...EMPTY, cidade: 'Santos' }
const FIRST = { isOther: false, isOtherState: false }
const OTHER = { isOther: true, isOtherState: false }
const OTHER_STATE = { isOther: true, isOtherState: true }

test.each([
  ['the first CEP fills empty fields', EMPTY, FOUND, FIRST, FOUND],
  ['the first CEP leaves what was typed', TYPED, FOUND, FIRST, TYPED],
  [
    'the first CEP fills the rest',
    { ...TYPED, bairro: '' },
    FOUND,
    FIRST,
    { ...TYPED, bairro: 'Consolação' },
  ],
  ['another CEP replaces what it knows', TYPED, FOUND, OTHER, FOUND],
  ['another CEP of a whole town leaves the street', TYPED, CITY_ONLY, OTHER, { ...TYPED, cidade: 'Santos' }],
  ['a CEP that nobody knows changes nothing in its state', TYPED, EMPTY, OTHER, TYPED],
  ['in another state, the old city goes', TYPED, EMPTY, OTHER_STATE, { ...TYPED, cidade: '' }],
])('%s', (_, shown, place, change, expected) => {
  expect(placeFields(shown, place, change)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { freightAdjustments } from './free-freight-promotion.ts'

const FREE = { tipo: 'cupom', origem: 'FRETEGRATIS', label: 'Cupom FRETEGRATIS' } as const

test.each([
  ['all of the freight is taken off', FREE, 2_590, [{ ...FREE, valor: -2_590 }]],
  ['freight that costs nothing needs no adjustment', FREE, 0, []],
  ['nothing makes it free', null, 2_590, []],
])('%s', (_, free, frete, ajustes) => {
  expect(freightAdjustments(free, frete)).toEqual(ajustes)
})

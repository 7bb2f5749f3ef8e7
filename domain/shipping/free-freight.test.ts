import { expect, test } from 'vitest'
import { UF_RANGES } from '../documents/cep.ts'
import {
  freeFreightLabel,
  freeFreightState,
  freightAdjustments,
  hasFreeFreight,
  hasFreeFreightEverywhere,
  storeFreeFreight,
} from './free-freight.ts'

const ALL = [...new Set(UF_RANGES.map(([, , uf]) => uf))]

test.each([
  [29_899, 'SP', [], true, 'notReached'],
  [29_900, 'SP', [], true, 'free'],
  [29_900, 'AM', [], true, 'free'],
  [29_900, null, [], true, 'free'],
  [29_900, 'AM', ['SP', 'RJ'], true, 'otherState'],
  [29_900, 'RJ', ['SP', 'RJ'], true, 'free'],
  [29_900, null, ['SP', 'RJ'], true, 'unknownState'],
  [29_899, null, ['SP', 'RJ'], true, 'notReached'],
  [29_900, null, ALL, true, 'free'],
  [29_900, 'SP', [], false, 'notReached'],
])('%i centavos to %s, free in %j, announced: %s, is %s', (subtotal, uf, ufsFreteGratis, alert, expected) => {
  const carrinho = { alertaFreteGratis: alert, alertaFreteGratisValorFixo: 29_900 }
  const offer = storeFreeFreight({ checkout: { carrinho }, frete: { ufsFreteGratis } })

  expect(freeFreightState({ subtotal, uf }, offer)).toBe(expected)
})

test.each([
  [29_899, [], false, false],
  [29_900, [], true, true],
  [29_900, ['SP'], true, false],
])('a unit of %i centavos, free in %j: %s, and everywhere: %s', (precoPor, ufs, somewhere, everywhere) => {
  const offer = { desde: 29_900, ufs }

  expect([hasFreeFreight(precoPor, offer), hasFreeFreightEverywhere(precoPor, offer)]).toEqual([
    somewhere,
    everywhere,
  ])
})

test.each([
  [[], 'Frete grátis'],
  [['SP'], 'Frete grátis para SP'],
  [['SP', 'PR', 'MG'], 'Frete grátis para MG, PR e SP'],
  [['SP', 'PR', 'MG', 'RJ'], 'Frete grátis para 4 estados'],
])('free freight in %j is labelled %s', (ufs, label) => {
  expect(freeFreightLabel({ ufs })).toBe(label)
})

const COUPON = { tipo: 'cupom', origem: 'FRETEGRATIS', label: 'Cupom FRETEGRATIS' } as const
const STORE = { tipo: 'freteGratis', origem: 'loja', label: 'Frete grátis', valor: -2_590 }

test.each([
  ['all of the freight is taken off', COUPON, false, 2_590, [{ ...COUPON, valor: -2_590 }]],
  ['a coupon is named before the store', COUPON, true, 2_590, [{ ...COUPON, valor: -2_590 }]],
  ['the store takes it off beyond its threshold', null, true, 2_590, [STORE]],
  ['freight that costs nothing needs no adjustment', COUPON, true, 0, []],
  ['nothing makes it free', null, false, 2_590, []],
])('%s', (_, freteGratis, earned, frete, ajustes) => {
  expect(freightAdjustments(frete, { freteGratis, earned })).toEqual(ajustes)
})

import { describe, expect, test } from 'vitest'
import { gaugeEnds, joinMeasures } from './measures.ts'

describe('one gauge is one word', () => {
  test.each(['0,10', '0.10', '.010', '010', '0.010'])('%s', (typed) => {
    expect(joinMeasures(typed)).toBe('010')
  })
  test.each(['09', '.009', '0,09', '0.9', '009'])('%s', (typed) => {
    expect(joinMeasures(typed)).toBe('009')
  })
})

describe('one range of gauges is one word', () => {
  test.each([
    '10-46',
    '.010-.046',
    '010-046',
    '0,10-0,46',
    '10 - 46',
    '10/46',
    '.010-.013-.017-.026-.036-.046',
  ])('%s', (typed) => {
    expect(joinMeasures(typed)).toBe('010x046')
  })
  test('its ends', () => {
    expect(gaugeEnds('045x105')).toEqual(['045', '105'])
    expect(gaugeEnds('exl120')).toEqual([])
  })
})

test.each([
  { typed: '4/4', word: '4x4' },
  { typed: '3-4', word: '3x4' },
  { typed: '1/16', word: '1x16' },
  { typed: '92/8', word: '92x8' },
  { typed: '15,5', word: '15d5' },
  { typed: '1.299', word: '1299' },
  { typed: 'exl-120', word: 'exl120' },
  { typed: 'exl170-5', word: 'exl170-5' },
  { typed: '5-10 anos', word: '5-10 anos' },
  { typed: 'violao 7 cordas', word: 'violao 7corda' },
  { typed: 'numero de cordas 12', word: '12corda' },
  { typed: '1a corda', word: '1a corda' },
  { typed: '440hz', word: '440 hz' },
  { typed: '1,14mm', word: '1d14 mm' },
  { typed: '1.14 mm', word: '1d14 mm' },
])('$typed → $word', ({ typed, word }) => {
  expect(joinMeasures(typed)).toBe(word)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD_BRANDS } from './brands.ts'
import { cardBrand, formatCardNumber, isCardNumber } from './card-number.ts'

/** Test numbers published by the card schemes. */
const CARDS = [
  ['4111111111111111', 'visa', '4111 1111 1111 1111'],
  ['4012888888881881', 'visa', '4012 8888 8888 1881'],
  ['4222222222222', 'visa', '4222 2222 2222 2'],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['341111111111111', 'amex', '3411 111111 11111'],
  ['6362970000457013', 'elo', '6362 9700 0045 7013'],
  ['6062826786276634', 'hipercard', '6062 8267 8627 6634'],
  ['30569309025904', 'diners', '3056 930902 5904'],
  ['6011111111111117', 'discover', '6011 1111 1111 1117'],
  ['3530111333300000', 'jcb', '3530 1113 3330 0000'],
] as const

describe.each(CARDS)('%s', (number, brand, written) => {
  test(`has the brand ${brand}`, () => {
    expect(cardBrand(number)).toBe(brand)
    expect(isCardNumber(number)).toBe(true)
  })

  test('is formatted as on the card, and read back', () => {
    expect(formatCardNumber(number)).toBe(written)
    expect(isCardNumber(written)).toBe(true)
  })

  test('detects each wrong digit', () => {
    for (let at = 0; at < number.length; at++)
      for (const digit of '0123456789') {
        const typed = number.slice(0, at) + digit + number.slice(at + 1)
        if (typed !== number) expect(isCardNumber(typed)).toBe(false)
      }
  })
})

test.each([
  ['', null],
  ['9', null],
  ['3', null],
  ['4', 'visa'],
  ['40117', 'visa'],
  ['401178', 'elo'],
  ['4011 78', 'elo'],
  ['506698', 'aura'],
  ['506699', 'elo'],
  ['506778', 'elo'],
  ['506779', 'aura'],
  ['650032', 'elo'],
  ['650034', 'discover'],
  ['655020', 'discover'],
  ['655021', 'elo'],
  ['637095', 'hiper'],
  ['63737423', 'hiper'],
  ['63737424', null],
  ['606282', 'hipercard'],
  ['2220', null],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', null],
  ['36', 'diners'],
  ['3528', 'jcb'],
  ['384100', 'hipercard'],
  ['644', 'discover'],
  ['643', null],
])('%j has the brand %s', (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand)
})

test.each([
  '',
  '411111111111111',
  '41111111111111111',
  '4111111111111112',
  '411111111111111a',
  '9111111111111111',
])('rejects %j', (number) => {
  expect(isCardNumber(number)).toBe(false)
})

test('security codes have three digits, American Express four', () => {
  expect(CARD_BRANDS.amex.codigo).toBe(4)
  expect(CARD_BRANDS.elo.codigo).toBe(3)
})

test('long Diners numbers are grouped by four', () => {
  expect(formatCardNumber('3656930902590412')).toBe('3656 9309 0259 0412')
})

test('any text takes at most 23 characters, and formatting twice changes nothing', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 ]{0,25}$/))
  fc.assert(
    fc.property(texts, (text) => {
      expect(formatCardNumber(text).length).toBeLessThanOrEqual(23)
      expect(formatCardNumber(formatCardNumber(text))).toBe(formatCardNumber(text))
    }),
  )
})

import { expect, test } from 'vitest'
import { freightInSentence, freightText } from './freight-text.ts'

test('a freight that costs nothing is called free, in capitals where it stands alone', () => {
  expect([freightText(0), freightInSentence(0)]).toEqual(['Grátis', 'grátis'])
})

test('any other freight is shown as money', () => {
  expect([freightText(1990), freightInSentence(1990)]).toEqual(['R$\u00a019,90', 'R$\u00a019,90'])
})

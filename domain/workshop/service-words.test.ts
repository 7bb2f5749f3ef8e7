import { expect, test } from 'vitest'
import { pricedServiceWords } from './service-words.ts'

const LOW = { rotulo: 'Ação', valor: 'baixa' }

test.each([
  ['paid, without questions', { preco: 9_000, escolhas: [] }, 1, 'R$ 90,00'],
  ['paid, for two instruments', { preco: 9_000, escolhas: [LOW] }, 2, '2 × R$ 90,00 · Ação: baixa'],
  ['without a price', { preco: 0, escolhas: [] }, 1, 'incluído'],
  ['without a price, with an answer', { preco: 0, escolhas: [LOW] }, 1, 'incluído · Ação: baixa'],
])('a service that is %s', (_name, service, quantidade, words) => {
  expect(pricedServiceWords(service, quantidade).replaceAll('\u00A0', ' ')).toBe(words)
})

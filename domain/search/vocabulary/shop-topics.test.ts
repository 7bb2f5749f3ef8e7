import { expect, test } from 'vitest'
import { searchTokens } from '../search-text.ts'
import { requestedTopics } from './shop-topics.ts'

const topicsOf = (text: string) =>
  requestedTopics(searchTokens(text)).map(({ fixed, words }) => [fixed?.url, words])

test.each([
  ['afinador', '/ferramentas/afinador'],
  ['afinador para violino', '/ferramentas/afinador'],
  ['Metrônomo', '/ferramentas/metronomo'],
  ['diapasão', '/ferramentas/diapasao'],
  ['canhotos', '/ferramentas/canhotos'],
  ['guitarra canhota', '/ferramentas/canhotos'],
])('“%s” leads to %s, and leaves its words to the goods', (text, url) => {
  expect(topicsOf(text)).toEqual([[url, []]])
})

test.each(['microafinador', 'violão com afinador', 'pedal afinador'])('“%s” means the goods only', (text) => {
  expect(topicsOf(text)).toEqual([])
})

test.each([
  ['orçamento de violino', '/checkout/carrinho', ['orcamento']],
  ['lista de desejos', '/listas', ['lista', 'desejo']],
  ['alerta de preço', '/avise-me/preco', ['alerta', 'preco']],
  ['afinador online', '/ferramentas/afinador', ['afinador', 'online']],
])('“%s” leads to %s, and %j are no goods', (text, url, words) => {
  expect(topicsOf(text)).toContainEqual([url, words])
})

import { expect, test } from 'vitest'
import { pageParameters } from './page-parameters.ts'

test.each([
  ['/', 'dobra', true],
  ['/_root.data', 'dobra', true],
  ['/_root.data', '_routes', true],
  ['/', 'pg', false],
  ['/', 'n', false],
  ['/busca', 'q', true],
  ['/busca.data', 'q', true],
  ['/busca', 'gclid', false],
  ['/busca', 'liberarAcesso', false],
  ['/cordas/violino', 'preco-de', true],
  ['/cordas/violino', 'debug', false],
  ['/marcas/elixir', 'ordem', true],
  ['/marcas', 'pg', false],
  ['/comparar', 'produtos', true],
  ['/comparar.data', 'busca', true],
  ['/comparar', 'pg', false],
  ['/ferramentas/tamanho', 'braco', true],
  ['/ferramentas/tamanho.data', 'instrumento', true],
  ['/ferramentas/tamanho/regua', 'instrumento', true],
  ['/ferramentas/tamanho', 'pg', false],
  ['/ferramentas/afinador', 'afinacao', true],
  ['/ferramentas/diapasao', 'la', true],
  ['/ferramentas/metronomo', 'bpm', true],
  ['/ferramentas/metronomo', 'la', false],
  ['/ferramentas/cordas', 'som', true],
  ['/ferramentas/cordas', 'jogo', false],
  ['/ferramentas/tensao', 'jogo', true],
  ['/ferramentas/meu-instrumento', 'cordas', true],
  ['/ferramentas/meu-instrumento', 'pg', false],
  ['/cordas', 'serve', true],
  ['/ferramentas/tensao.data', 'alvo', true],
  ['/ferramentas/tensao', 'pg', false],
  ['/lista', 'pg', true],
  ['/lista', 'ordem', false],
  ['/violino-michael', 'sku', true],
  ['/lista/primeira-aula', 'cor', false],
  ['/pagina/avaliacao-da-loja', 'pg', true],
  ['/pagina/avaliacao-da-loja', 'q', false],
  ['/inicio/segunda-dobra.data', 'offPage', true],
])('on %s, %s is read: %s', (path, name, read) => {
  expect(pageParameters(path).names.has(name)).toBe(read)
})

test.each([
  ['/cordas', true],
  ['/cordas.data', true],
  ['/violino-michael.data', true],
  ['/busca', true],
  ['/marcas/elixir', true],
  ['/', false],
  ['/marcas', false],
  ['/comparar', false],
  ['/ferramentas/tamanho', false],
  ['/ferramentas/cordas', false],
  ['/ferramentas/tensao', false],
  ['/ferramentas/meu-instrumento', false],
  ['/pagina/frete', false],
])('%s is filtered by attributes: %s', (path, filtered) => {
  expect(pageParameters(path).attributes).toBe(filtered)
})

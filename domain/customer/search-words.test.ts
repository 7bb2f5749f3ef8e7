import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['  José   da Sílva ', ['jose', 'da', 'silva']],
  ['529.982.247-25', ['52998224725']],
  ['529982', ['529982']],
  ['(11) 98765-4321', ['11987654321']],
  ['12.ABC.345/01DE-35', ['12abc34501de35']],
  ['Clara@Exemplo.com.br', ['clara@exemplo.com.br']],
  ['', []],
  ['( )', ['(', ')']],
])('%j searches for %j', (busca, words) => {
  expect(searchWords(busca)).toEqual(words)
})

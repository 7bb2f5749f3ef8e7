import { expect, test } from 'vitest'
import { fieldDifferences } from './field-differences.ts'

const NAMES = { valor: 'Valor' }
const words = (atual: unknown, mine: unknown) => fieldDifferences({ valor: atual }, { valor: mine }, NAMES)

test.each([
  ['texts', 'Japão', 'Coreia', 'Japão', 'Coreia'],
  ['nothing and a text', null, 'Coreia', 'Nada', 'Coreia'],
  ['an empty text and none', '', undefined, 'Nada', 'Nada'],
  ['boxes', true, false, 'Sim', 'Não'],
  ['numbers', 0, 7, '0', '7'],
  ['lists', [1], [1, 2], '1 item', '2 itens'],
  ['objects', { a: 1 }, { a: 2 }, '{"a":1}', '{"a":2}'],
  ['long texts', 'a'.repeat(161), 'b', `${'a'.repeat(160)}…`, 'b'],
])('%s differ in words', (_, atual, mine, theirs, ours) => {
  expect(words(atual, mine)).toEqual([{ campo: 'Valor', atual: theirs, mine: ours }])
})

test.each([
  ['the same text', 'a', 'a'],
  ['equal lists', [{ a: 1 }], [{ a: 1 }]],
  ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a missing and an undefined key', { a: 1 }, { a: 1, b: undefined }],
])('%s is no difference', (_, atual, mine) => {
  expect(words(atual, mine)).toEqual([])
})

test('only the named fields are compared, in their order', () => {
  const [atual, mine] = [
    { nome: 'a', pais: 'x', versao: 1 },
    { nome: 'b', pais: 'y', versao: 2 },
  ]
  const names: Record<'nome' | 'pais', string> = { pais: 'País', nome: 'Nome' }

  expect(
    fieldDifferences<{ nome: string; pais: string }>(atual, mine, names).map(({ campo }) => campo),
  ).toEqual(['País', 'Nome'])
})

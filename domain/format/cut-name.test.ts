import { expect, test } from 'vitest'
import { cutName } from './cut-name.ts'

const letters = (count: number) => 'a'.repeat(count)

test.each([
  ['a short name stays', 'Breu Pirastro', 'Breu Pirastro'],
  ['as long as the limit', letters(55), letters(55)],
  ['three over the limit', letters(58), letters(58)],
  ['four over the limit', letters(59), `${letters(55)}…`],
  ['no blank before the ellipsis', `${letters(54)} ${letters(10)}`, `${letters(54)}…`],
  ['an accent or a sign outside the basic plane is one letter', '𝄞'.repeat(60), `${'𝄞'.repeat(55)}…`],
  ['an empty name', '', ''],
])('%s', (_case, nome, shown) => {
  expect(cutName(nome)).toBe(shown)
})

test('the tolerance is the same for another limit', () => {
  expect(cutName(letters(13), 10)).toBe(letters(13))
  expect(cutName(letters(14), 10)).toBe(`${letters(10)}…`)
})

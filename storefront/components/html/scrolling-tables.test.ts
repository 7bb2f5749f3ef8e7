import { expect, test } from 'vitest'
import { withScrollingTables } from './scrolling-tables.ts'

test('wraps a table in a frame that takes keyboard focus', () => {
  expect(withScrollingTables('<p>Medidas</p><table class="a"><tr><td>1</td></tr></table>')).toBe(
    '<p>Medidas</p><div data-table tabindex="0" role="group" aria-label="Tabela"><table class="a"><tr><td>1</td></tr></table></div>',
  )
})

const HEAD = '<thead><tr><th>Canal</th><th>Contato</th><th scope="col">Prazo <b>"útil"</b></th></tr></thead>'

test('labels the body cells of a table of sentences with their columns', () => {
  const html = withScrollingTables(
    `<table>${HEAD}<tbody><tr><th>E-mail</th><td>a@b.c</td><td class="x">Em até um dia útil, em regra</td></tr></tbody></table>`,
  )

  expect(html).toBe(
    `<div data-table="linhas" tabindex="0" role="group" aria-label="Tabela"><table>${HEAD}<tbody><tr><th data-coluna="Canal">E-mail</th><td data-coluna="Contato">a@b.c</td><td data-coluna="Prazo &quot;útil&quot;" class="x">Em até um dia útil, em regra</td></tr></tbody></table></div>`,
  )
})

test.each([
  ['figures', `<table>${HEAD}<tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>`],
  [
    'two columns',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>uma frase que é bem mais comprida</td></tr></tbody></table>',
  ],
  [
    'cells over several columns',
    `<table>${HEAD}<tbody><tr><td colspan="3">uma frase que é bem mais comprida</td></tr></tbody></table>`,
  ],
])('keeps a table of %s as a table', (_, table) => {
  expect(withScrollingTables(table)).toBe(
    `<div data-table tabindex="0" role="group" aria-label="Tabela">${table}</div>`,
  )
})

test('leaves a text without tables unchanged', () => {
  expect(withScrollingTables('<p>Uma mesa (table) não é uma tabela.</p>')).toBe(
    '<p>Uma mesa (table) não é uma tabela.</p>',
  )
})

import { expect, test } from 'vitest'
import { withScrollingTables } from './scrolling-tables.ts'

test('a table stands in a frame that the keyboard reaches', () => {
  expect(withScrollingTables('<p>Medidas</p><table class="a"><tr><td>1</td></tr></table>')).toBe(
    '<p>Medidas</p><div data-table tabindex="0" role="group" aria-label="Tabela"><table class="a"><tr><td>1</td></tr></table></div>',
  )
})

test('a text without tables stays as it is', () => {
  expect(withScrollingTables('<p>Uma mesa (table) não é uma tabela.</p>')).toBe(
    '<p>Uma mesa (table) não é uma tabela.</p>',
  )
})

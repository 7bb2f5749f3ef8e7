import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test.each([
  ['', 1],
  ['<p>curto</p>', 1],
  [`<p>${'palavra '.repeat(800)}</p>`, 4],
  [`<table>${'<tr><td>a</td><td>é</td></tr>'.repeat(250)}</table>`, 3],
])('counts words, not tags', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

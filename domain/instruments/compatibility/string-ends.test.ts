import { expect, test } from 'vitest'
import { endNamed } from './string-ends.ts'

test.each([
  ['Bola', 'bola'],
  ['Com bolinha', 'bola'],
  ['Ball end', 'bola'],
  ['Laço', 'laco'],
  ['Loop', 'laco'],
  ['Bola removível', 'removivel'],
  ['Bola ou laço', 'removivel'],
  ['Ponta livre', 'livre'],
  ['Lisa', 'livre'],
  ['Embolado', null],
  ['Prata', null],
  ['', null],
])('%j is the end %s', (text, end) => {
  expect(endNamed(text)).toBe(end)
})

import { expect, test } from 'vitest'
import { suggestEmail } from './email-suggestion.ts'

test.each([
  ['maria@gmial.com', 'maria@gmail.com'],
  ['Maria@GMAIL.CON', 'maria@gmail.com'],
  ['maria@gmai.com', 'maria@gmail.com'],
  ['maria@gamil.com', 'maria@gmail.com'],
  ['maria@gmail.com.br', 'maria@gmail.com'],
  ['maria@gmail.co', 'maria@gmail.com'],
  ['maria@hotnail.com', 'maria@hotmail.com'],
  ['maria@hotmal.con', 'maria@hotmail.com'],
  ['maria@outlok.com', 'maria@outlook.com'],
  ['maria@outloock.com.br', 'maria@outlook.com.br'],
  ['maria@yaho.com.br', 'maria@yahoo.com.br'],
  ['maria@yahoo.com.be', 'maria@yahoo.com.br'],
  ['maria@iclould.com', 'maria@icloud.com'],
  ['maria@uol.com', 'maria@uol.com.br'],
  ['maria@terra.com', 'maria@terra.com.br'],
  ['maria@uoll.com.br', 'maria@uol.com.br'],
])('suggests %s as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'maria@gmail.com',
  'maria@yahoo.com.br',
  'maria@mail.com',
  'maria@ymail.com',
  'maria@gmx.com',
  'maria@hotmail.com.br',
  'maria@oi.com.br',
  'maria@usp.br',
  'maria@lira.com.br',
  'maria@gol.com.br.example',
  'maria@',
  'maria',
  '',
])('suggests nothing for %s', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})

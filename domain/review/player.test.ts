import { expect, test } from 'vitest'
import { playerWords, readPlayer } from './player.ts'

test.each([
  [['violino.3-4', 'estudante', 'choro', '8'], 'Toca violino 3/4 · estudante · choro · 8 meses de uso'],
  [['guitarra.7c', '', 'mpb', '0'], 'Toca guitarra de 7 cordas · MPB · menos de um mês de uso'],
  [['', 'avancado', '', '30'], 'Avançado · 2 anos de uso'],
  [['', '', '', '1'], '1 mês de uso'],
  [['', '', '', ''], ''],
  // Anyone can send a form.
  [['violino.9-9', 'mestre', '<b>', '-3'], ''],
  [['VIOLINO', 'toString', '', '601'], ''],
])('reads %j as “%s”', ([toca = '', nivel = '', estilo = '', meses = ''], words) => {
  expect(playerWords(readPlayer({ toca, nivel, estilo, meses }))).toBe(words)
})

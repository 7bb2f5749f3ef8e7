import { expect, test } from 'vitest'
import { sampleField } from '../field.fixtures.ts'
import type { Line } from '../field.ts'
import { typedLines } from '../typed-lines.ts'
import { newProblems } from './new-problems.ts'

const TEMPLATE = {
  instrumento: null,
  campos: [
    sampleField({ label: 'Tensão', tipo: 'escolha', opcoes: ['Macia', 'Alta'] }),
    sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm' }),
  ],
}

const STORED = [line('Tensão', 'Leve'), line('Escala', '650 mm')]

test.each<[string, Line[], string[]]>([
  ['what was there before', STORED, []],
  ['the same on another line, in other letters', [line('Escala', '650'), line('TENSÃO', 'leve')], []],
  ['another value that is no choice', [line('Tensão', 'Média'), line('Escala', '650 mm')], ['Tensão']],
  ['a number that can not be read, beside it', [line('Tensão', 'Leve'), line('Escala', 'longa')], ['Escala']],
  ['a choice', [line('Tensão', 'Macia'), line('Escala', '650 mm')], []],
])('%s', (_what, lines, refused) => {
  const problems = newProblems(judged(STORED), judged(lines))

  expect(problems.map(({ mensagem }) => mensagem.split(':')[0])).toEqual(refused)
})

function judged(lines: Line[]) {
  return { lines, problems: typedLines(TEMPLATE, lines).problems }
}

function line(label: string, valor: string): Line {
  return { label, valor, filtro: false }
}

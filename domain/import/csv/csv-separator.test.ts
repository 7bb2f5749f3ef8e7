import { expect, test } from 'vitest'
import { csvSeparator } from './csv-separator.ts'

test.each([
  ['servico,nome,valor', ','],
  ['servico;nome;valor', ';'],
  ['servico\tnome\tvalor', '\t'],
  ['"nome, por extenso";valor;prazo', ';'],
  ['servico', ','],
  ['', ','],
])('splits %j at %j', (header, separator) => {
  expect(csvSeparator(header)).toBe(separator)
})

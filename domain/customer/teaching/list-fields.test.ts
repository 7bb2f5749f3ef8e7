import { expect, test } from 'vitest'
import { accountProblems, itemProblems, listProblems, pupilProblems, readPupils } from './list-fields.ts'

test.each([
  [
    'names, one a line',
    'Ana\nBia',
    [
      ['Ana', ''],
      ['Bia', ''],
    ],
  ],
  [
    'sizes after a semicolon',
    ' Ana  Clara ; 3/4 \r\nBia;1/2',
    [
      ['Ana Clara', '3/4'],
      ['Bia', '1/2'],
    ],
  ],
  ['cells of a spreadsheet', 'Ana\t3/4', [['Ana', '3/4']]],
  ['a name once', 'Ana; 3/4\nANA; 1/2\n\n', [['Ana', '3/4']]],
])('reads %s', (_name, text, pupils) => {
  expect(readPupils(text)).toEqual({
    alunos: pupils.map(([nome, tamanho]) => ({ nome, tamanho })),
    problems: [],
  })
})

test.each([
  ['nobody', ' \n '],
  ['more than a class', Array.from({ length: 201 }, (_, i) => `Aluno ${i}`).join('\n')],
  ['names that are none', 'a'.repeat(61)],
])('refuses %s', (_name, text) => {
  expect(readPupils(text).problems).toMatchObject([{ campo: 'alunos' }])
})

test('accepts fields up to their bounds, and names those beyond', () => {
  const long = (letters: number) => 'a'.repeat(letters)
  expect([
    ...accountProblems({ nome: long(120), cidade: long(120), mensagem: long(1000) }),
    ...listProblems({ nome: long(80), mensagem: long(1000) }),
    ...pupilProblems({ nome: long(60), tamanho: long(20) }),
    ...itemProblems({ quantidade: 1, nota: long(200) }),
  ]).toEqual([])
  expect(
    [
      ...accountProblems({ nome: 'a', cidade: long(121), mensagem: long(1001) }),
      ...listProblems({ nome: '', mensagem: long(1001) }),
      ...pupilProblems({ nome: '', tamanho: long(21) }),
      ...itemProblems({ quantidade: 0, nota: long(201) }),
    ].map(({ campo }) => campo),
  ).toEqual(['nome', 'cidade', 'mensagem', 'nome', 'mensagem', 'nome', 'tamanho', 'quantidade', 'nota'])
})

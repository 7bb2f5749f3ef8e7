import { expect, test } from 'vitest'
import { titleCase } from './title-case.ts'

test.each([
  ['RUA DAS FLORES', 'Rua das Flores'],
  ['SÃO PAULO', 'São Paulo'],
  ['A CASA DO SOM', 'A Casa do Som'],
  ['Rua XV de Novembro', 'Rua XV de Novembro'],
  ['', ''],
])('%s becomes %s', (text, expected) => {
  expect(titleCase(text)).toBe(expected)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSWORD_PROBLEMS, passwordProblem } from './password-rules.ts'

const MARIA = { nomeRazao: 'Maria Conceição da Silva', email: 'maria.violino@example.com' }

test.each([
  'uma corda de cada vez',
  'cavaquinho azul',
  'tr0mb0ne!',
  'çãõéíúàâ',
  'maria toca às quintas',
  'flamengo nunca mais',
  '🎻🎺🎷🥁🎸🎹🪕🪗',
  'x7k2m9qf',
  ' espaço dos dois lados ',
  '8472910365',
  'lá menor, dó maior'.repeat(7),
])('%j is taken', (senha) => {
  expect(passwordProblem(senha, MARIA)).toBeNull()
})

test.each([
  ['', 'curta'],
  ['1234567', 'curta'],
  ['🎻🎺🎷🥁🎸🎹🪕', 'curta'],
  ['x'.repeat(129), 'longa'],
  ['12345678', 'comum'],
  ['87654321', 'comum'],
  ['1234567890', 'comum'],
  ['11111111', 'comum'],
  ['12121212', 'comum'],
  ['abcabcabc', 'comum'],
  ['abcdefgh', 'comum'],
  ['qwertyuiop', 'comum'],
  ['1q2w3e4r', 'comum'],
  ['1qaz2wsx', 'comum'],
  ['senha123', 'comum'],
  ['Senha@2026', 'comum'],
  ['SenhaSenha', 'comum'],
  ['Corinthians1910', 'comum'],
  ['violão2026', 'comum'],
  ['password!', 'comum'],
  ['euteamo123', 'comum'],
  ['maria.violino@example.com', 'pessoal'],
  ['MariaViolino', 'pessoal'],
  ['maria.violino85', 'pessoal'],
  ['Maria Conceicao da Silva', 'pessoal'],
] as const)('%j is not: %s', (senha, problem) => {
  expect(passwordProblem(senha, MARIA)).toBe(problem)
})

test('who has not said a name yet may choose a password', () => {
  expect(passwordProblem('!!!! 2026 ????', { nomeRazao: '', email: '' })).toBeNull()
})

test('no mixture of characters is asked for', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'kmptvxz'), minLength: 12, maxLength: 128 })
  fc.assert(
    fc.property(letters, (senha) => {
      fc.pre(!/^(.{1,3})\1*$/.test(senha))
      expect(passwordProblem(senha, MARIA)).toBeNull()
    }),
  )
})

test('each problem is told without shouting', () => {
  expect(Object.values(PASSWORD_PROBLEMS).join('')).not.toContain('!')
})

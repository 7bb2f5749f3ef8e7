import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

const MARIA = ['Maria Conceição da Silva', 'maria.violino@example.com', '52998224725']

const SENTENCES = {
  curta: 'Use pelo menos 8 caracteres.',
  longa: 'Use no máximo 128 caracteres.',
  comum: 'Muita gente usa esta senha, e ela é fácil de adivinhar. Escolha outra.',
  pessoal: 'A senha não pode ser igual a outro dado seu.',
}

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
])('accepts %j', (senha) => {
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
  ['52998224725', 'pessoal'],
  ['529.982.247-25', 'pessoal'],
] as const)('rejects %j: %s', (senha, problem) => {
  expect(passwordProblem(senha, MARIA)).toBe(SENTENCES[problem])
})

test('accepts a password when no name was entered yet', () => {
  expect(passwordProblem('!!!! 2026 ????', ['', ''])).toBeNull()
})

test('requires no mixture of character types', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'kmptvxz'), minLength: 12, maxLength: 128 })
  fc.assert(
    fc.property(letters, (senha) => {
      fc.pre(!/^(.{1,3})\1*$/.test(senha))
      expect(passwordProblem(senha, MARIA)).toBeNull()
    }),
  )
})

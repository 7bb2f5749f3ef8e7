import { expect, test } from 'vitest'
import { benefitWords, pupilStanding, pupilText, reminderText, situationWords } from './teaching-words.ts'

test.each([
  [{ beneficio: 'desconto', percentual: 0 }, 'Suas listas têm os preços da loja.'],
  [{ beneficio: 'desconto', percentual: 10 }, 'Quem compra pelas suas listas tem 10% de desconto.'],
  [
    { beneficio: 'credito', percentual: 5 },
    'Você ganha 5% do que for pago pelas suas listas como crédito na loja.',
  ],
] as const)('says of %j: %s', (benefit, words) => {
  expect(benefitWords(benefit)).toBe(words)
})

test.each([
  [{ prazo: null }, 'Olá! Um lembrete da lista “Turma A”. Está tudo aqui: https://loja.test/x'],
  [
    { prazo: '2026-12-10', aluno: 'Ana' },
    'Olá! Ainda falta algo da lista “Turma A” para Ana, para comprar até 10/12/2026. Está tudo aqui: https://loja.test/x',
  ],
])('reminds parents with %j', (fields, text) => {
  expect(reminderText({ nome: 'Turma A', link: 'https://loja.test/x', ...fields })).toBe(text)
})

test('says that the last day of an open list is over', () => {
  expect(situationWords({ situacao: 'aberta', aberta: true })).toBe('Aberta: os pais veem e compram.')
  expect(situationWords({ situacao: 'aberta', aberta: false })).toMatch(/^O último dia passou/)
  expect(situationWords({ situacao: 'fechada', aberta: false })).toMatch(/^Fechada/)
})

test('says for whom units of a line are', () => {
  const units = { nome: 'Ana', lista: 'Violino 1', quantidade: 2 }

  expect(pupilText(units, 2)).toBe('Para Ana (Violino 1)')
  expect(pupilText(units, 3)).toBe('2 para Ana (Violino 1)')
})

test.each([
  [{ precisa: 3, pedidas: 3, completo: true }, '3 de 3, completo'],
  [{ precisa: 3, pedidas: 2, completo: true }, '2 de 3, falta só o opcional'],
  [{ precisa: 3, pedidas: 2, completo: false }, '2 de 3, falta algo obrigatório'],
  [{ precisa: 0, pedidas: 0, completo: true }, 'não precisa de nada'],
])('says of a pupil with %j: %s', (pupil, words) => {
  expect(pupilStanding(pupil)).toBe(words)
})

import { expect, test } from 'vitest'
import { actorName, eventName, SITUATION_COLORS, SITUATIONS } from './situations.ts'

test.each([
  ['cliente', null, 'Cliente'],
  ['provedor', null, 'Banco ou operadora'],
  ['relogio', null, 'Sistema'],
  ['loja', 'Ana', 'Ana'],
  ['loja', null, 'Loja'],
] as const)('an event of %s named %s is by %s', (quem, nome, name) => {
  const change = { evento: 'ship', situacao: 'enviado' as const, nota: null, em: '2026-11-20T12:00:00.000Z' }

  expect(actorName({ ...change, quem, nome })).toBe(name)
})

test('an event without a name is shown as it is stored', () => {
  expect(['ship', 'novidade'].map(eventName)).toEqual(['Enviado', 'novidade'])
})

test('every situation has a tab and a colour', () => {
  expect(SITUATIONS.map(({ situacao }) => situacao).sort()).toEqual(Object.keys(SITUATION_COLORS).sort())
})

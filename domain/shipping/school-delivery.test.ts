import { expect, test } from 'vitest'
import { schoolOffer } from './school-delivery.ts'

const LIST = {
  idLista: 'a',
  conta: { tipo: 'escola' as const, nome: 'Escola Aurora' },
  prazo: '2026-12-01',
  endereco: { logradouro: 'Rua das Flores', numero: '10', cidade: 'Curitiba', uf: 'PR' },
  frete: 0,
  dias: 5,
}

test('costs what the account says, and names the school and its street', () => {
  expect(schoolOffer({ ...LIST, frete: 500 }, '2026-11-26')).toEqual({
    id: 'escola-a',
    tipo: 'entrega',
    label: 'Entrega na Escola Aurora',
    valor: 500,
    prazo: 8,
    detalhe: 'Junto com os pedidos da turma: Rua das Flores, 10, Curitiba/PR.',
    escola: true,
  })
  expect(schoolOffer({ ...LIST, conta: { tipo: 'escola', nome: 'Aurora' } }, '2026-11-26').label).toBe(
    'Entrega na escola Aurora',
  )
  expect(schoolOffer({ ...LIST, conta: { tipo: 'professor', nome: 'Clara' } }, '2026-11-26').label).toBe(
    'Entrega com Clara',
  )
})

test.each([
  ['a Thursday until Tuesday', '2026-11-26', '2026-12-01', 8],
  ['a Thursday until Sunday, which is worked off on Monday', '2026-11-26', '2026-11-29', 7],
  ['the last day itself', '2026-12-01', '2026-12-01', 5],
  ['a day after it', '2026-12-02', '2026-12-01', 5],
] as const)('waits from %s, and adds the transport', (_case, hoje, prazo, days) => {
  expect(schoolOffer({ ...LIST, prazo }, hoje).prazo).toBe(days)
})

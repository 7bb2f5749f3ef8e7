import { expect, test } from 'vitest'
import type { OrderLabel } from '#contract/orders/order-labels.ts'
import { isMoving, packageText } from './label-words.ts'

const LABEL: OrderLabel = {
  id: '00000000-0000-4000-8000-000000000001',
  tipo: 'envio',
  volume: 1,
  nome: 'Correios PAC',
  teste: false,
  situacao: 'pronta',
  motivo: '',
  custo: 2060,
  codigo: '',
  codigoPostagem: '',
  sobrou: false,
  itens: [],
  acoes: [],
}

test('the only package of an order is not counted, and a return does not count', () => {
  const back: OrderLabel = { ...LABEL, tipo: 'devolucao', volume: 2 }

  expect(packageText(LABEL, [LABEL, back])).toBe('')
  expect(packageText(LABEL, [LABEL, { ...LABEL, volume: 2 }])).toBe('Pacote 1 de 2')
})

test.each([
  ['comprando', '', true],
  ['comprando', 'O token foi recusado.', false],
  ['paga', '', true],
  ['pronta', '', false],
  ['recusada', 'Sem saldo.', false],
] as const)('a label that is %s (%j) is waited for: %s', (situacao, motivo, expected) => {
  expect(isMoving({ situacao, motivo })).toBe(expected)
})

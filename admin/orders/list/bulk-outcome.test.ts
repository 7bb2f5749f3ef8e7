import { expect, test } from 'vitest'
import { bulkOutcome } from './bulk-outcome.ts'

const WORDS = ['pedido enviado.', 'pedidos enviados.'] as const
const refused = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ numero: 100 + i, motivo: 'Já saiu.' }))

test.each([
  [1, 0, ['1 pedido enviado.']],
  [3, 0, ['3 pedidos enviados.']],
  [0, 1, ['0 pedidos enviados.', '100: Já saiu.']],
  [2, 5, ['2 pedidos enviados.', ...[0, 1, 2, 3, 4].map((i) => `10${i}: Já saiu.`)]],
  [
    2,
    7,
    [
      '2 pedidos enviados.',
      ...[0, 1, 2, 3, 4].map((i) => `10${i}: Já saiu.`),
      'e mais 2 que ficaram como estavam.',
    ],
  ],
])('%i done and %i refused', (feitos, count, lines) => {
  expect(bulkOutcome({ feitos, recusados: refused(count) }, WORDS).split('\n')).toEqual(lines)
})

import { expect, test } from 'vitest'
import { chargePath } from './charge-path.ts'

test.each([
  ['Pedido 1042', '/pedidos/a1'],
  ['Troca, pedido 1042', '/trocas/a1'],
])('%s is at %s', (descricao, path) => {
  expect(chargePath({ idPedido: 'a1', descricao })).toBe(path)
})

import { expect, test } from 'vitest'
import { checkoutStep } from './checkout-step.ts'

test.each([
  [null, null, null, 'identificacao'],
  [null, {}, 'entrega', 'identificacao'],
  [{}, null, null, 'entrega'],
  [{}, {}, null, 'entrega'],
  [{}, null, 'entrega', 'entrega'],
  [{}, null, 'retirada', 'pagamento'],
  [{}, {}, 'entrega', 'pagamento'],
] as const)('buyer %j, address %j, freight %j: %s', (identificacao, endereco, tipo, step) => {
  expect(checkoutStep({ identificacao, endereco, frete: tipo && { tipo } })).toBe(step)
})

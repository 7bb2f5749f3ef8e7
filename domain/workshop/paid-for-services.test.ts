import { expect, test } from 'vitest'
import { paidForServices } from './paid-for-services.ts'

const line = {
  quantidade: 2,
  total: 40_000,
  descontoVista: 4_000,
  servicos: [{ preco: 9_000 }, { preco: 1_000 }],
}

test.each([
  ['by card: their prices', line, false, 20_000],
  ['by Pix: without their part of the discount', line, true, 18_000],
  ['of a line that is worth no more than they: without all of it', { ...line, total: 20_000 }, true, 16_000],
  ['that are included: nothing', { ...line, servicos: [{ preco: 0 }] }, true, 0],
  ['of a line without any: nothing', { ...line, servicos: null }, true, 0],
])('services that were paid %s', (_name, item, onPix, expected) => {
  expect(paidForServices(item, onPix)).toBe(expected)
})

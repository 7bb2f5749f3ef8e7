import { expect, test } from 'vitest'
import { draftSums, EMPTY_DRAFT, formOf } from './quote-draft.ts'

const LINE = {
  idSku: 1,
  nome: 'Violino',
  sku: 'V',
  quantidade: 2,
  precoPor: 10_000,
  preco: 9_000,
  estoque: 5,
  servicos: [],
}

test('sums what was agreed on, and what is taken off today’s prices', () => {
  expect(draftSums([LINE, { ...LINE, preco: 12_000 }])).toEqual({
    itens: 42_000,
    desconto: 2_000,
    porcentagem: (2_000 * 100) / 44_000,
  })
  expect(draftSums([])).toEqual({ itens: 0, desconto: 0, porcentagem: 0 })
})

test('sends SKUs, quantities and agreed prices', () => {
  expect(formOf({ ...EMPTY_DRAFT, dias: 15, linhas: [LINE] }).linhas).toEqual([
    { idSku: 1, quantidade: 2, preco: 9_000 },
  ])
})

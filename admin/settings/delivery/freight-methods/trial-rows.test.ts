import { expect, test } from 'vitest'
import { rule } from '#domain/shipping/methods/methods.fixtures.ts'
import { trialRows } from './trial-rows.ts'

test('prices each example place and cart, the merchant’s own first', () => {
  const regras = [
    rule({ onde: { tipo: 'estados', ufs: ['SP'] }, valor: 1990, prazo: 1, pesoAte: 5000 }),
    rule({ onde: { tipo: 'regioes', regioes: ['sul'] }, valor: 0, prazo: 4 }),
  ]
  const { carts, rows } = trialRows(regras, { peso: 1500, compras: 15_000, cep: '01310100' })

  expect(carts[0]).toBe('1,5 kg, R$\u00a0150,00')
  expect(rows[0]).toEqual({
    cep: '01310100',
    place: 'São Paulo, SP',
    prices: ['R$\u00a019,90, 1 dia', 'R$\u00a019,90, 1 dia', 'não entrega'],
  })
  expect(rows.find(({ place }) => place === 'Curitiba, PR')?.prices).toEqual(Array(3).fill('Grátis, 4 dias'))
  expect(rows.find(({ place }) => place === 'Manaus, AM')?.prices).toEqual(Array(3).fill('não entrega'))
})

test('shows a CEP once, also if the merchant types an example', () => {
  const { rows } = trialRows([rule({})], { peso: 1, compras: 1, cep: '01000000' })

  expect(new Set(rows.map(({ cep }) => cep)).size).toBe(rows.length)
})

test('names no day for a delivery to be agreed on, and no price that is only not known yet', () => {
  const pricesOf = (valor: number) =>
    trialRows([rule({ valor })], { peso: 1, compras: 1, cep: '01310100', aCombinar: true }).rows[0]?.prices[0]

  expect(pricesOf(0)).toBe('A combinar')
  expect(pricesOf(1500)).toBe('R$\u00a015,00')
})

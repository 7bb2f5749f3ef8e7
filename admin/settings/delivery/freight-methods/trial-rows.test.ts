import { expect, test } from 'vitest'
import { rule } from '#domain/shipping/methods/methods.fixtures.ts'
import { trialRows } from './trial-rows.ts'

const CART = { peso: 1500, compras: 15_000, cep: undefined, distancia: null }

test('prices each example place and cart, the merchant’s own first', () => {
  const regras = [
    rule({ onde: { tipo: 'estados', ufs: ['SP'] }, valor: 1990, prazo: 1, pesoAte: 5000 }),
    rule({ onde: { tipo: 'regioes', regioes: ['sul'] }, valor: 0, prazo: 4 }),
  ]
  const { carts, rows } = trialRows(regras, { ...CART, cep: '01310100' })
  const pricesIn = (place: string) => rows.find((row) => row.place.startsWith(place))?.prices

  expect(carts[0]).toBe('1,5 kg, R$\u00a0150,00')
  expect(rows[0]).toEqual({
    place: 'São Paulo, SP (01310-100)',
    prices: ['R$\u00a019,90, 1 dia', 'R$\u00a019,90, 1 dia', 'não entrega'],
  })
  expect(pricesIn('Curitiba, PR')).toEqual(Array(3).fill('Grátis, 4 dias'))
  expect(pricesIn('Manaus, AM')).toEqual(Array(3).fill('não entrega'))
})

test('shows a CEP once, also if the merchant types an example', () => {
  const { rows } = trialRows([rule({})], { ...CART, cep: '01000000' })

  expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length)
})

test('names no day for a delivery to be agreed on, and no price that is only not known yet', () => {
  const pricesOf = (valor: number) =>
    trialRows([rule({ valor })], { ...CART, cep: '01310100', aCombinar: true }).rows[0]?.prices[0]

  expect(pricesOf(0)).toBe('A combinar')
  expect(pricesOf(1500)).toBe('R$\u00a015,00')
})

test('prices rings to their ends and beyond, and the typed CEP by its distance', () => {
  const rings = [near(5_000, 1500), near(3_000, 900)]
  const { rows } = trialRows(rings, { ...CART, cep: '01310100', distancia: 2_840 })

  expect(rows.map(({ place, prices }) => [place, prices[0]])).toEqual([
    ['São Paulo, SP (01310-100), a 2,8 km', 'R$\u00a09,00, 0 dias'],
    ['A 3 km', 'R$\u00a09,00, 0 dias'],
    ['A 5 km', 'R$\u00a015,00, 0 dias'],
    ['Além de 5 km', 'não entrega'],
  ])
})

test('shows the other prices of a method with rings for unknown distances', () => {
  const regras = [near(3_000, 900), rule({ onde: { tipo: 'estados', ufs: ['SP'] }, valor: 4000, prazo: 2 })]
  const { rows } = trialRows(regras, CART)
  const pricesAt = (place: string) => rows.find((row) => row.place.startsWith(place))?.prices[0]

  expect(pricesAt('São Paulo, SP (01000-000), distância desconhecida')).toBe('R$\u00a040,00, 2 dias')
  expect(pricesAt('Curitiba, PR')).toBe('não entrega')
  expect(pricesAt('Além de 3 km')).toBe('não entrega')
})

test('a ring that is still empty is no example', () => {
  expect(trialRows([near(0, 900)], CART).rows).toEqual([])
})

function near(ate: number, valor: number) {
  return rule({ onde: { tipo: 'distancia', ate }, valor, prazo: 0 })
}

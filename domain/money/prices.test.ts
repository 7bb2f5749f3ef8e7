import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashPrice, combinedPrice, discountPercent, pricesOf } from './prices.ts'

test.each([
  { precoDe: null, precoPor: 100, desconto: 0 },
  { precoDe: 10_000, precoPor: 8000, desconto: 20 },
  { precoDe: 9990, precoPor: 7990, desconto: 20 },
  { precoDe: 10_000, precoPor: 8050, desconto: 19 },
  { precoDe: 10_000, precoPor: 9999, desconto: 0 },
  { precoDe: 10_000, precoPor: 0, desconto: 99 },
  { precoDe: 900, precoPor: 1000, desconto: 0 },
])('from $precoDe to $precoPor is $desconto % off', ({ precoDe, precoPor, desconto }) => {
  expect(discountPercent(precoDe, precoPor)).toBe(desconto)
})

test.each([
  [69_990, 10, 62_991],
  [1995, 10, 1796],
  [5, 10, 5],
  [10_000, 0, 10_000],
])('%i with %i %% off on Pix costs %i', (precoPor, descontoVista, vista) => {
  expect(cashPrice(precoPor, descontoVista)).toBe(vista)
})

test('a price has its discount, its Pix price and its instalments', () => {
  const rules = {
    descontoVista: 10,
    parcelasMaximas: 12,
    parcelasSemJuros: 10,
    parcelaMinima: 1000,
    taxaMensal: 249,
  }
  expect(pricesOf({ precoDe: 69_990, precoPor: 59_990, aPartirDe: true }, rules)).toEqual({
    precoDe: 69_990,
    precoPor: 59_990,
    desconto: 14,
    vista: 53_991,
    descontoVista: 10,
    aPartirDe: true,
    parcela: { parcelas: 10, valorParcela: 5999, valorTotal: 59_990, taxa: 0, exibirTaxa: false },
  })
})

test.each([
  { tipoDesconto: 'porcentagem' as const, desconto: 10, precoJunto: 11_800 },
  { tipoDesconto: 'valor' as const, desconto: 500, precoJunto: 11_500 },
  { tipoDesconto: 'valor' as const, desconto: 50_000, precoJunto: 11_000 },
])('bought together, $tipoDesconto $desconto', ({ precoJunto, ...discount }) => {
  expect(combinedPrice(10_000, { precoPor: 2000, ...discount })).toEqual({
    precoSeparado: 12_000,
    precoJunto,
  })
})

test('a combination never costs more than both products apart, and never less than one of them alone', () => {
  const cents = fc.nat(1_000_000)
  const tipo = fc.constantFrom('porcentagem' as const, 'valor' as const)
  fc.assert(
    fc.property(cents, cents, tipo, cents, (first, precoPor, tipoDesconto, request) => {
      const desconto = tipoDesconto === 'porcentagem' ? request % 100 : request
      const { precoJunto, precoSeparado } = combinedPrice(first, { precoPor, tipoDesconto, desconto })

      expect(precoJunto).toBeGreaterThanOrEqual(Math.max(first, precoPor))
      expect(precoJunto).toBeLessThanOrEqual(precoSeparado)
    }),
  )
})

import { expect, test } from 'vitest'
import { freeFreight } from './free-freight-progress.ts'

const SETTINGS = {
  alertaFreteGratis: true,
  alertaFreteGratisValorFixo: 29_900,
  mensagemAlertaFreteGratis: 'Faltam <b>{{valor}}</b>, só {{ valor }}',
  mensagemAlertaFreteGratisGanhou: 'Parabéns! Você ganhou frete grátis',
}

const ANYWHERE = { uf: null, ufsFreteGratis: [] }

test.each([
  [0, 0, 'vermelho', 29_900],
  [14_950, 50, 'vermelho', 14_950],
  [14_951, 50, 'amarelo', 14_949],
  [29_899, 99, 'amarelo', 1],
  [29_900, 100, 'verde', 0],
  [90_000, 100, 'verde', 0],
])('%i centavos: %i %%, %s, %i to go', (subtotal, porcentagem, estado, falta) => {
  expect(freeFreight(subtotal, SETTINGS, ANYWHERE)).toMatchObject({ porcentagem, estado, falta })
})

test('the message says what is missing, wherever the merchant put it, then that it is won', () => {
  expect(freeFreight(9_900, SETTINGS, ANYWHERE)?.mensagem).toBe(
    'Faltam <b>R$\u00a0200,00</b>, só R$\u00a0200,00',
  )
  expect(freeFreight(29_900, SETTINGS, ANYWHERE)?.mensagem).toBe('Parabéns! Você ganhou frete grátis')
})

test('freight that a coupon has made free is won', () => {
  expect(freeFreight(0, SETTINGS, ANYWHERE, { ganhou: true })).toMatchObject({
    porcentagem: 100,
    estado: 'verde',
  })
})

test('a threshold of zero is always reached; a store that announces nothing has no progress', () => {
  expect(freeFreight(0, { ...SETTINGS, alertaFreteGratisValorFixo: 0 }, ANYWHERE)).toMatchObject({
    estado: 'verde',
  })
  expect(freeFreight(0, { ...SETTINGS, alertaFreteGratis: false }, ANYWHERE)).toBeNull()
})

test.each([
  ['PR', ['SP', 'PR'], 'verde'],
  ['PR', [], 'verde'],
  [null, ['SP'], 'verde'],
  ['PR', ['SP'], undefined],
])('to %s, where it counts in %j: %s', (uf, ufsFreteGratis, estado) => {
  expect(freeFreight(90_000, SETTINGS, { uf, ufsFreteGratis })?.estado).toBe(estado)
})

test('a state where the threshold does not count is promised nothing on the way either, but keeps what a coupon won', () => {
  const place = { uf: 'PR', ufsFreteGratis: ['SP'] }

  expect(freeFreight(100, SETTINGS, place)).toBeNull()
  expect(freeFreight(100, SETTINGS, place, { ganhou: true })).toMatchObject({ estado: 'verde' })
})

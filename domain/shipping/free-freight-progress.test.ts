import { expect, test } from 'vitest'
import { freeFreightProgress } from './free-freight-progress.ts'

const MESSAGES = {
  mensagemAlertaFreteGratis: 'Faltam <b>{{valor}}</b>, só {{ valor }}',
  mensagemAlertaFreteGratisGanhou: 'Parabéns! Você ganhou frete grátis',
}

const EVERYWHERE = { desde: 29_900, ufs: [] }

test.each([
  [0, 0, 'vermelho', 29_900],
  [14_950, 50, 'vermelho', 14_950],
  [14_951, 50, 'amarelo', 14_949],
  [29_899, 99, 'amarelo', 1],
  [29_900, 100, 'verde', 0],
  [90_000, 100, 'verde', 0],
])('%i centavos: %i %%, %s, %i missing', (subtotal, porcentagem, estado, falta) => {
  expect(freeFreightProgress({ subtotal, uf: null }, EVERYWHERE, MESSAGES)).toMatchObject({
    porcentagem,
    estado,
    falta,
  })
})

test("the message shows the missing amount in the merchant's text, then that freight is free", () => {
  expect(freeFreightProgress({ subtotal: 9_900, uf: null }, EVERYWHERE, MESSAGES)?.mensagem).toBe(
    'Faltam <b>R$\u00a0200,00</b>, só R$\u00a0200,00',
  )
  expect(freeFreightProgress({ subtotal: 29_900, uf: null }, EVERYWHERE, MESSAGES)?.mensagem).toBe(
    'Parabéns! Você ganhou frete grátis',
  )
})

test('freight that a coupon made free is shown as free', () => {
  expect(freeFreightProgress({ subtotal: 0, uf: null, earned: true }, EVERYWHERE, MESSAGES)).toMatchObject({
    porcentagem: 100,
    estado: 'verde',
  })
})

test('a threshold of zero is always reached; a store without a threshold has no progress', () => {
  expect(freeFreightProgress({ subtotal: 0, uf: null }, { desde: 0, ufs: [] }, MESSAGES)).toMatchObject({
    estado: 'verde',
  })
  expect(freeFreightProgress({ subtotal: 0, uf: null }, null, MESSAGES)).toBeNull()
})

test.each([
  ['PR', ['SP', 'PR'], 'verde'],
  ['PR', [], 'verde'],
  [null, ['SP'], 'verde'],
  ['PR', ['SP'], undefined],
])('to %s, with free freight in %j: %s', (uf, ufs, estado) => {
  expect(freeFreightProgress({ subtotal: 90_000, uf }, { desde: 29_900, ufs }, MESSAGES)?.estado).toBe(estado)
})

test('states without free freight have no progress, but keep free freight from a coupon', () => {
  const cart = { subtotal: 100, uf: 'PR' }
  const offer = { desde: 29_900, ufs: ['SP'] }

  expect(freeFreightProgress(cart, offer, MESSAGES)).toBeNull()
  expect(freeFreightProgress({ ...cart, earned: true }, offer, MESSAGES)).toMatchObject({ estado: 'verde' })
})

test.each([
  [100, null, 'Faltam <b>R$\u00a0298,00</b>, só R$\u00a0298,00 (em entregas para PR e SP)'],
  [29_900, null, 'Parabéns! Você ganhou frete grátis (em entregas para PR e SP)'],
  [29_900, 'SP', 'Parabéns! Você ganhou frete grátis'],
])('%i centavos to %s: the message names the states while the state is unknown', (subtotal, uf, mensagem) => {
  const offer = { desde: 29_900, ufs: ['SP', 'PR'] }

  expect(freeFreightProgress({ subtotal, uf }, offer, MESSAGES)?.mensagem).toBe(mensagem)
})

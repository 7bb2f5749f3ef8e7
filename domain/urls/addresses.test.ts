import { expect, test } from 'vitest'
import { addressKind, takesCards, usesMicrophone } from './addresses.ts'

test.each([
  ['/checkout/carrinho', true],
  ['/minha-conta/pedido', true],
  ['/newsletter', true],
  ['/checkout', true],
  ['/checkout.data', true],
  ['/responder/12', true],
  ['/contato', true],
  ['/contatos', false],
  ['/newsletter.data', true],
  ['/checkout.database', false],
  ['/previa/violino', true],
  ['/checkout-de-som', false],
  ['/', false],
])('%s is private: %s', (path, yes) => {
  expect(addressKind(path) === 'private').toBe(yes)
})

test.each([
  ['/checkout/pagamento', true],
  ['/checkout', true],
  ['/minha-conta/pedido/0193f4a2-0000-7000-8000-000000000000', true],
  ['/checkout/carrinho/', false],
  ['/checkout/acesso', false],
  ['/checkout/senha/nova', false],
  ['/minha-conta/pedido', false],
  ['/minha-conta/pedido/', false],
  ['/minha-conta/dados', false],
  ['/checkout-de-som', false],
  ['/cordas', false],
])('%s takes cards: %s', (path, yes) => {
  expect(takesCards(path)).toBe(yes)
})

test('one page may use the microphone', () => {
  const paths = [
    '/',
    '/ferramentas/afinador',
    '/ferramentas/afinador/x',
    '/ferramentas/diapasao',
    '/afinador',
  ]

  expect(paths.filter(usesMicrophone)).toEqual(['/ferramentas/afinador'])
})

import { expect, test } from 'vitest'
import { loginPath } from './login-path.ts'

test('the login page knows the way back', () => {
  expect(loginPath('/minha-conta/favoritos')).toBe('/checkout/acesso/?volta=%2Fminha-conta%2Ffavoritos')
})

test('a query in the way back stays its own, and the favourite stands beside it', () => {
  const { pathname, searchParams } = new URL(loginPath('/cordas?pg=2&marca=elixir', 12), 'http://loja')

  expect(pathname).toBe('/checkout/acesso/')
  expect([...searchParams]).toEqual([
    ['volta', '/cordas?pg=2&marca=elixir'],
    ['favorito', '12'],
  ])
})

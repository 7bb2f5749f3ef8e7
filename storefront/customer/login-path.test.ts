import { expect, test } from 'vitest'
import { loginPath } from './login-path.ts'

test('the login address carries the way back', () => {
  expect(loginPath('/minha-conta/favoritos')).toBe('/checkout/acesso/?volta=%2Fminha-conta%2Ffavoritos')
})

test('the way back keeps its query, apart from the favourite', () => {
  const { pathname, searchParams } = new URL(loginPath('/cordas?pg=2&marca=elixir', 12), 'http://loja')

  expect(pathname).toBe('/checkout/acesso/')
  expect([...searchParams]).toEqual([
    ['volta', '/cordas?pg=2&marca=elixir'],
    ['favorito', '12'],
  ])
})

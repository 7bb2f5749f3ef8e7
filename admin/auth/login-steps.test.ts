import { expect, test } from 'vitest'
import { entryOf, panelPath, returnPath } from './login-steps.ts'

test.each([
  ['dentro', '/pedidos?situacao=pago', '/pedidos?situacao=pago'],
  ['fora', '/', '/entrar'],
  ['fora', '/pedidos?situacao=pago', '/entrar?volta=%2Fpedidos%3Fsituacao%3Dpago'],
  ['segundoFator', '/', '/entrar/codigo'],
  ['cadastro', '/estoque', '/entrar/segundo-fator?volta=%2Festoque'],
] as const)('at the step %s, who asked for %s gets %s', (etapa, volta, page) => {
  expect(entryOf({ etapa }, volta)).toBe(page)
})

test.each([
  ['', '/'],
  ['?volta=%2Fpedidos%3Fsituacao%3Dpago', '/pedidos?situacao=pago'],
  ['?volta=https%3A%2F%2Fevil.example', '/'],
  ['?volta=%2F%2Fevil.example', '/'],
  ['?volta=%2F%5Cevil.example', '/'],
  ['?volta=pedidos', '/'],
  ['?volta=', '/'],
])('a login with %s returns to %s', (query, path) => {
  expect(returnPath(`https://loja.test/admin/entrar${query}`)).toBe(path)
})

test.each([
  ['/admin', '/'],
  ['/admin/', '/'],
  ['/admin/pedidos?pagina=2', '/pedidos?pagina=2'],
  ['/admin/administradores', '/administradores'],
])('the page %s is %s in the panel', (address, path) => {
  expect(panelPath(`https://loja.test${address}`)).toBe(path)
})

test('what a login step remembers is where the login returns to', () => {
  const page = '/pedidos?busca=a%26b&pagina=2'

  expect(returnPath(`https://loja.test/admin${entryOf({ etapa: 'fora' }, page)}`)).toBe(page)
})

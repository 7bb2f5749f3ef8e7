import { expect, test } from 'vitest'
import { impersonalPath } from './impersonal-path.ts'

test.each([
  ['/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO', '/passaporte/:id'],
  ['/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO/etiqueta', '/passaporte/:id/etiqueta'],
  ['/oficina/0d9a2a3c-5a51-4a0e-9d7e-0f5d4a1b2c3d', '/oficina/:id'],
  ['/minha-conta/pedido/0d9a2a3c-5a51-4a0e-9d7e-0f5d4a1b2c3d/boleto', '/minha-conta/pedido/:id/boleto'],
  ['/listas/de/abcdefghijklmnopqrstuv', '/listas/de/:id'],
  ['/turmas/aluno/17', '/turmas/aluno/:id'],
  ['/avise-me/fila/1', '/avise-me/fila/:id'],
])('of %s statistics store %s', (path, stored) => {
  expect(impersonalPath(path)).toBe(stored)
})

test.each([
  '/',
  '/violinos/violino-eagle-ve441-4-4',
  '/oficina',
  '/oficina/regulagem',
  '/passaporte/receber',
  '/checkout/carrinho/compartilhado',
  '/minha-conta/pedido',
])('statistics store %s as it is', (path) => {
  expect(impersonalPath(path)).toBe(path)
})

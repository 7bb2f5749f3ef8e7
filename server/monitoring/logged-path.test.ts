import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/busca?q=maria+silva', '/busca'],
  ['/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO', '/passaporte/:code'],
  ['/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO.data?_routes=x', '/passaporte/:code.data'],
  ['/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO/etiqueta', '/passaporte/:code/etiqueta'],
  ['/v2/front/shared-lists/ZbcdefghijklmnopqrstuV/purchase', '/v2/front/shared-lists/:code/purchase'],
])('of %s the log has %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test.each([
  '/',
  '/violinos/violino-eagle-ve441-4-4-completo-com-estojo',
  '/minha-conta/pedido/0d9a2a3c-5a51-4a0e-9d7e-0f5d4a1b2c3d/boleto',
  '/v2/admin/orders/0d9a2a3c-5a51-4a0e-9d7e-0f5d4a1b2c3d',
  '/imagens/640/violino-eagle-ve441-4-4.webp',
])('of %s the log has all', (path) => {
  expect(loggedPath(path)).toBe(path)
})

test('a new code of 16 bytes is left out', () => {
  const codes = Array.from({ length: 1_000 }, () => randomBytes(16).toString('base64url'))
  const logged = codes.filter(
    (code) => /[A-Z]/.test(code) && loggedPath(`/passaporte/${code}`).includes(code),
  )

  expect(logged).toEqual([])
})

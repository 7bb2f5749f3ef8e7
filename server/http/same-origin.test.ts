import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const STORE = 'https://loja.test'

test.each([
  { why: 'reading', method: 'GET', headers: { origin: 'https://outra.test' }, same: true },
  { why: 'no browser', method: 'POST', headers: {}, same: true },
  {
    why: 'the shop itself',
    method: 'POST',
    headers: { origin: STORE, 'sec-fetch-site': 'same-origin' },
    same: true,
  },
  {
    why: 'the address that was asked',
    method: 'PUT',
    headers: { origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' },
    same: true,
  },
  {
    why: 'the shop, over a line that all can read',
    method: 'POST',
    headers: { origin: 'http://loja.test', host: 'loja.test' },
    same: false,
  },
  {
    why: 'another site',
    method: 'POST',
    headers: { origin: 'https://outra.test', host: 'loja.test' },
    same: false,
  },
  {
    why: 'another port',
    method: 'POST',
    headers: { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' },
    same: false,
  },
  { why: 'a sandboxed frame', method: 'DELETE', headers: { origin: 'null', host: 'loja.test' }, same: false },
  { why: 'a neighbour', method: 'POST', headers: { 'sec-fetch-site': 'same-site' }, same: false },
])('$method of $why: $same', ({ method, headers, same }) => {
  expect(isSameOrigin(method, new Headers(Object.entries(headers)), STORE)).toBe(same)
})

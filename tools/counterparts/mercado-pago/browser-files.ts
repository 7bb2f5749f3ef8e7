import { readFileSync } from 'node:fs'
import { Hono } from 'hono'

const read = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')

/** The script for shops' pages, with the published interface of MercadoPago.js v2, and the pages of its fields. */
export function browserFiles() {
  const hono = new Hono()
  const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }

  hono.get('/js/v2', (c) => c.body(read('mercado-pago.js'), 200, script))
  hono.get('/secure-fields/field.js', (c) => c.body(read('secure-field.js'), 200, script))
  hono.get('/secure-fields/:type', (c) => c.html(read('secure-field.html')))

  return hono
}

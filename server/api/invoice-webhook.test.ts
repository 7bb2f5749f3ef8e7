import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import { openInvoiceShop } from '#platform/orders/invoices/fiscal.fixtures.ts'
import { refOf } from '#platform/orders/invoices/notes/note-rows.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { createLogger } from '../monitoring/logger.ts'
import { invoiceFileRoute } from '../pages/papers/invoice-file-route.ts'
import { invoiceWebhookRoute } from './invoice-webhook.ts'

let at: Awaited<ReturnType<typeof openInvoiceShop>>
let app: Hono

beforeAll(async () => {
  at = await openInvoiceShop()
  const { logger } = createLogger('silent')
  app = new Hono()
  app.post('/v2/webhooks/nfe/:ambiente', invoiceWebhookRoute({ context: at.context, logger }))
  const files = invoiceFileRoute((known) => ({ ...at.context(), ...known }), false)
  app.get('/minha-conta/pedido/:id/nota.pdf', files)
  app.get('/minha-conta/pedido/:id/nota.xml', files)
  await at.ask('PUT', '/settings/invoices/accounts/producao', { token: at.focus.tokens.producao })
})
afterAll(() => at.close())

function post(ambiente: string, body: string, authorization = at.focus.hooks[0]?.authorization ?? '') {
  return app.request(`/v2/webhooks/nfe/${ambiente}`, { method: 'POST', body, headers: { authorization } })
}

test.each([
  ['with the secret that was registered', 'producao', '{"ref":"outra"}', undefined, 200],
  ['with another secret', 'producao', '{"ref":"outra"}', 'outro', 401],
  ['for an environment without a token', 'homologacao', '{"ref":"outra"}', undefined, 401],
  ['for no environment', 'marte', '{"ref":"outra"}', undefined, 404],
  ['that is no JSON', 'producao', 'ref=1', undefined, 400],
  ['without an invoice', 'producao', '{}', undefined, 400],
])('a notification %s', async (_, ambiente, body, secret, status) => {
  expect((await post(ambiente, body, secret)).status).toBe(status)
})

test('the customer who is logged in gets the files of their order, nobody else does', async () => {
  const { idCliente, token } = await loggedIn(at.shop.db)
  const id = await at.paidOrder({ idCliente })
  const { versao } = (await at.ask<{ versao: number }>('GET', '/settings/invoices')).body
  const on = { ambiente: 'producao', automatica: false, informacoes: '', versao }
  await at.ask('PUT', '/settings/invoices', on)
  const { body } = await at.ask<OrderNotes>('POST', `/orders/${id}/invoices`, {})
  await at.work()
  at.focus.settle(refOf(body.notas[0]?.id ?? ''))
  await post('producao', JSON.stringify({ ref: refOf(body.notas[0]?.id ?? '') }))
  await at.work()

  const file = (who: string, name: string) =>
    app.request(`/minha-conta/pedido/${id}/${name}`, { headers: { cookie: `session=${who}` } })
  const danfe = await file(token, 'nota.pdf')
  expect(danfe.status).toBe(200)
  expect(danfe.headers.get('content-type')).toBe('application/pdf')
  expect(danfe.headers.get('cache-control')).toBe('private, no-store')
  expect(await danfe.text()).toMatch(/^%PDF/)
  expect(await (await file(token, 'nota.xml')).text()).toContain((await at.notesOf(id)).notas[0]?.chave)
  const stranger = await loggedIn(at.shop.db)
  expect((await file(stranger.token, 'nota.pdf')).status).toBe(404)
  expect((await file('', 'nota.pdf')).status).toBe(404)
})

test('the files of an order without an invoice, or of nobody, are not found', async () => {
  const id = await at.paidOrder()

  for (const one of [id, crypto.randomUUID(), 'x'])
    expect((await app.request(`/minha-conta/pedido/${one}/nota.pdf`)).status).toBe(404)
})

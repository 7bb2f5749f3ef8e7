import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { makeKey } from '#platform/marketing/newsletter/newsletter-keys.ts'
import { newsletterInscricoes } from '#platform/marketing/newsletter-tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { createPlainLook } from '../pages/plain-look.ts'
import { createGate } from './gate.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let database: TestDatabase
let server: Server
let address: string

beforeAll(async () => {
  database = await testDatabase()
  const gate = createGate({
    settings: () => ({
      ...DEMO_SETTINGS,
      sistema: { ...DEMO_SETTINGS.sistema, abertura: { aberta: false } },
    }),
    closed: false,
    secret: undefined,
    storeUrl: 'http://loja.test',
    look: createPlainLook([], () => ORIGINAL_APPEARANCE),
    goesOn: () => false,
    isStaff: async () => false,
    context: () => testContext(database.db, { ip: '203.0.113.9' }),
  })
  server = createServer((request, response) => void gate.answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await database.close()
})
beforeEach(() => database.pool.query('delete from newsletter_inscricoes; delete from tentativas'))

test('the form subscribes without JavaScript, pending a confirmation by mail', async () => {
  const { status, text } = await send('/newsletter', 'email=Ana%40Casa.test')

  expect(status).toBe(200)
  expect(text).toContain('Falta só confirmar')
  const rows = await database.db.select().from(newsletterInscricoes)
  expect(rows).toMatchObject([
    { email: 'ana@casa.test', situacao: 'pendente', origem: '/newsletter', texto: CONSENT_TEXTS.emBreve },
  ])
})

test('an invalid address is said at the field, which keeps it, escaped', async () => {
  const { status, text } = await send('/newsletter', `email=${encodeURIComponent('"><b>')}`)

  expect(status).toBe(422)
  expect(text).toContain('role="alert"')
  expect(text).toContain('value="&quot;&gt;&lt;b&gt;"')
})

test('a body that is too long is not read', async () => {
  expect((await send('/newsletter', `email=${'a'.repeat(10_000)}`)).status).toBe(422)
})

test('attempts are limited', async () => {
  for (let n = 0; n < 5; n++) await send('/newsletter', 'email=ana@casa.test')

  expect((await send('/newsletter', 'email=ana@casa.test')).status).toBe(429)
})

test('a form of another site subscribes nobody', async () => {
  const { status } = await send('/newsletter', 'email=ana@casa.test', { origin: 'http://outra.test' })

  expect(status).toBe(503)
  expect(await database.db.$count(newsletterInscricoes)).toBe(0)
})

test('the mail’s link confirms only when its button is pressed, once', async () => {
  const path = `/newsletter/confirmar?chave=${await keyFor('confirmar')}`
  const page = await fetch(address + path)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Confirmar meu e-mail')
  expect(await situations()).toEqual(['pendente'])

  expect(await send(path, '')).toMatchObject({ status: 200, text: expect.stringContaining('Tudo certo') })
  expect(await situations()).toEqual(['confirmada'])
  expect(await send(path, '')).toMatchObject({ status: 410, text: expect.stringContaining('Não deu certo') })
})

test('mail programs unsubscribe by one click', async () => {
  const path = `/newsletter/sair?chave=${await keyFor('sair')}`

  expect((await send(path, 'List-Unsubscribe=One-Click')).status).toBe(200)
  expect(await situations()).toEqual(['cancelada'])
})

async function send(path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, { method: 'POST', body, headers: { ...FORM, ...headers } })

  return { status: answer.status, text: await answer.text() }
}

async function keyFor(uso: 'confirmar' | 'sair'): Promise<string> {
  await send('/newsletter', 'email=ana@casa.test')
  const [row] = await database.db.select().from(newsletterInscricoes)

  return makeKey(database.db, row?.id ?? 0, uso, testContext(database.db).now)
}

async function situations() {
  return (await database.db.select().from(newsletterInscricoes)).map(({ situacao }) => situacao)
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PanelMail } from '#contract/content/mail-texts.ts'
import { mailJobs } from '#platform/mail/jobs.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { sampleMail, TEMPLATE_NAMES } from '../mails.ts'

const NONE = { assunto: '', saudacao: '', encerramento: '', aviso: '' }

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('every mail is listed with its own marks', async () => {
  const { body } = await ask<{ itens: PanelMail[] }>('GET', '/mails')
  expect(body.itens.map(({ modelo }) => modelo)).toEqual(TEMPLATE_NAMES)

  expect((await ask<PanelMail>('GET', '/mails/order-sent')).body.marcas).toEqual(['loja', 'nome', 'pedido'])
  expect((await ask<PanelMail>('GET', '/mails/password-link')).body.marcas).toEqual(['loja'])
  expect((await ask('GET', '/mails/nenhum')).status).toBe(404)
})

test.each(TEMPLATE_NAMES)("%s is previewed with the template's texts", async (modelo) => {
  const { status, body } = await ask<{ assunto: string; html: string }>(
    'POST',
    `/mails/${modelo}/preview`,
    NONE,
  )

  expect(status).toBe(200)
  expect(body.assunto).not.toBe('')
  expect(body.html).not.toMatch(/undefined|NaN|\[object/)
})

test.each(TEMPLATE_NAMES)('the example of %s names no other store', (modelo) => {
  expect(JSON.stringify(sampleMail(modelo, 'https://loja.example'))).not.toMatch(/\blira\b/i)
})

test('the store’s own texts are rendered as text, with the marks filled in', async () => {
  const textos = {
    assunto: 'Saiu, {nome}: pedido {pedido}',
    saudacao: 'Salve, {nome}!\n\nAqui é a {loja}.',
    encerramento: 'Abraço da equipe <script>alert(1)</script>',
    aviso: '<a href="javascript:x()">Promoção</a>',
  }
  const { body } = await ask<{ assunto: string; html: string; texto: string }>(
    'POST',
    '/mails/order-sent/preview',
    textos,
  )

  expect(body.assunto).toBe('Saiu, Maria: pedido 71803397')
  expect(body.texto).toContain('Salve, Maria!')
  expect(body.texto).toContain('Aqui é a Lira.')
  expect(body.texto).not.toContain('Olá, Maria!')
  expect(body.texto).toContain('BR123456789BR')
  expect(body.html).not.toMatch(/<script|href="javascript/)
  expect(body.html).toContain('&lt;script&gt;')
})

test.each([
  ['assunto', 'Oi {sobrenome}'],
  ['saudacao', 'Oi {nome'],
  ['encerramento', '{pedido} {}'],
])('rejects an unknown mark in %s: %s', async (campo, text) => {
  const body = { ...NONE, [campo]: text }
  const refused = await ask('POST', '/mails/order-sent/preview', body)

  expect(refused).toMatchObject({ status: 422, body: { data: { campos: [{ campo }] } } })
  expect(await ask('PUT', '/mails/order-sent', { ...body, versao: 1 })).toMatchObject({ status: 422 })
})

test('a mail without an order has no {pedido}', async () => {
  const { body } = await ask('POST', '/mails/password-link/preview', { ...NONE, aviso: 'Pedido {pedido}' })

  expect(body).toMatchObject({
    data: { campos: [{ mensagem: 'Este e-mail não conhece {pedido}. Entre chaves, use {loja}.' }] },
  })
})

test('rejects a subject of two lines', async () => {
  const body = { ...NONE, assunto: 'Oi\r\nBcc: x@y.example', versao: 1 }

  expect(await ask('PUT', '/mails/order-sent', body)).toMatchObject({ status: 400 })
})

test('sends the saved texts as a test mail to the person who asked, and rejects an old version', async () => {
  const words = { ...NONE, assunto: 'Enviado: {pedido}', saudacao: 'Oi, {nome}' }
  const saved = await ask('PUT', '/mails/order-sent', { ...words, versao: 1 })
  expect(saved.body).toMatchObject({ textos: words, versao: 2 })
  expect(await ask('PUT', '/mails/order-sent', { ...NONE, versao: 1 })).toMatchObject({
    body: { code: 'VersaoAntiga', data: { versao: 2, atual: { textos: words } } },
  })

  const { body } = await ask<{ para: string }>('POST', '/mails/order-sent/test')
  const mailbox = openMailbox()
  await runWaitingJobs(mailJobs, testContext(database.db), mailbox)

  expect(mailbox.messages).toMatchObject([{ subject: 'Enviado: 71803397', to: { email: body.para } }])
  expect(mailbox.messages[0]?.text).toContain('Oi, Maria')
})

test('drops the comma of a greeting if the reader has no first name', async () => {
  const context = testContext(database.db)
  const sample = sampleMail('order-sent', 'https://loja.example')
  const { comprador } = sample.pedido
  const company = { ...sample.pedido, comprador: { ...comprador, documento: '12345678000195' } }
  const { text } = await context.renderMail(
    'order-sent',
    { ...sample, pedido: company },
    { loja: context.settings.loja, storeUrl: 'https://loja.example' },
    { ...NONE, saudacao: 'Olá, {nome}!' },
  )

  expect(text).toContain('Olá!')
})

function ask<Body>(method: string, path: string, body?: unknown) {
  return testAdminApi<Body>(database.db)(method, path, { papel: 'catalogo', body })
}

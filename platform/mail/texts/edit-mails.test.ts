import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PanelMail } from '#contract/content/mail-texts.ts'
import { mailJobs } from '#platform/mail/jobs.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { SAMPLES } from '#tests/support/mail-samples.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { MAILS, TEMPLATE_NAMES } from '../mail-list.ts'
import { sampleMails } from './samples.ts'

const NONE = { assunto: '', saudacao: '', encerramento: '', aviso: '' }

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('every mail of the shop can be seen and has its own marks', async () => {
  const { body } = await ask<{ itens: PanelMail[] }>('GET', '/mails')
  expect(body.itens.map(({ modelo }) => modelo)).toEqual(TEMPLATE_NAMES)
  expect(Object.keys(MAILS).sort()).toEqual(Object.keys(SAMPLES).sort())

  expect((await ask<PanelMail>('GET', '/mails/order-sent')).body.marcas).toEqual(['loja', 'nome', 'pedido'])
  expect((await ask<PanelMail>('GET', '/mails/password-link')).body.marcas).toEqual(['loja'])
  expect((await ask('GET', '/mails/nenhum')).status).toBe(404)
})

test.each(TEMPLATE_NAMES)('%s is shown as it would arrive, in the words of the template', async (modelo) => {
  const { status, body } = await ask<{ assunto: string; html: string }>(
    'POST',
    `/mails/${modelo}/preview`,
    NONE,
  )

  expect(status).toBe(200)
  expect(body.assunto).not.toBe('')
  expect(body.html).not.toMatch(/undefined|NaN|\[object/)
})

test('the store’s own words stand around the facts, with the marks filled in, and never as HTML', async () => {
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
])('a mark in %s that no mail knows is refused: %s', async (campo, text) => {
  const body = { ...NONE, [campo]: text }
  const refused = await ask('POST', '/mails/order-sent/preview', body)

  expect(refused).toMatchObject({ status: 422, body: { data: { campos: [{ campo }] } } })
  expect(await ask('PUT', '/mails/order-sent', { ...body, versao: 1 })).toMatchObject({ status: 422 })
})

test('a mail without an order knows no {pedido}', async () => {
  const { body } = await ask('POST', '/mails/password-link/preview', { ...NONE, aviso: 'Pedido {pedido}' })

  expect(body).toMatchObject({
    data: { campos: [{ mensagem: 'Este e-mail não conhece {pedido}. Entre chaves, use {loja}.' }] },
  })
})

test('a subject of two lines is refused', async () => {
  const body = { ...NONE, assunto: 'Oi\r\nBcc: x@y.example', versao: 1 }

  expect(await ask('PUT', '/mails/order-sent', body)).toMatchObject({ status: 400 })
})

test('what was saved is what leaves, to who asked for it; an old version is refused', async () => {
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

test('where a mail has no name for its reader, the greeting does without', async () => {
  const context = testContext(database.db)
  const sample = sampleMails('https://loja.example')['order-sent']
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

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { fileRoute } from '#server/pages/file-route.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveFile } from './save-file.ts'

type Answer = { arquivo: string; code?: string }

let database: TestDatabase
let call: ReturnType<typeof testAdminApi<Answer>>
let shop: Hono
beforeAll(async () => {
  database = await testDatabase()
  call = testAdminApi<Answer>(database.db)
  shop = new Hono().get('/arquivos/:name', fileRoute(testContext(database.db).storage))
})
afterAll(() => database.close())

describe('a PDF', () => {
  test('is stored unchanged, under its name and hash', async () => {
    const { status, body } = await upload(pdf('sax'), 'Manual do Saxofone SA-9000.PDF')

    expect(status).toBe(200)
    expect(body.arquivo).toMatch(/^manual-do-saxofone-sa-9000-[0-9a-f]{24}\.pdf$/)
    expect(Buffer.from(await (await served(body.arquivo)).arrayBuffer())).toEqual(pdf('sax'))
  })

  test('is served as a download, never as a page of the shop', async () => {
    const { body } = await upload(pdf(), 'manual.pdf')

    expect(Object.fromEntries((await served(body.arquivo)).headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${body.arquivo}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('is stored once if uploaded twice', async () => {
    const [first, again] = [await upload(pdf('um'), 'um.pdf'), await upload(pdf('um'), 'um.pdf')]

    expect(again.body.arquivo).toBe(first.body.arquivo)
    expect((await upload(pdf('dois'), 'um.pdf')).body.arquivo).not.toBe(first.body.arquivo)
  })

  test('is written while no transaction waits for it', async () => {
    const { db, close } = connect(database.url, 1)
    const { storage } = testContext(database.db)
    const write: typeof storage.write = async (key, bytes) => {
      // With its only connection in a transaction, this would never be answered.
      await db.execute('select 1')
      await storage.write(key, bytes)
    }
    await saveFile(
      db,
      { ...storage, write },
      { arquivo: 'largo-000000000000000000000000.pdf', bytes: pdf('largo') },
    )
    await close()

    expect(Buffer.from(await (await served('largo-000000000000000000000000.pdf')).arrayBuffer())).toEqual(
      pdf('largo'),
    )
  })

  test('that contains HTML is still served as a PDF', async () => {
    const { status, body } = await upload(pdf('<html><script>alert(1)</script></html>'), 'manual.html')
    const answer = await served(body.arquivo)

    expect(status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  test.each([
    ['../../../etc/passwd.pdf', 'etc-passwd-'],
    ['C:\\janelas\\manual.pdf', 'c-janelas-manual-'],
    ['manual.pdf\u0000.html', 'manual-pdf-html-'],
    ['"; filename="x.html', 'filename-x-html-'],
    ['manual.pdf.exe', 'manual-pdf-exe-'],
    ['ção '.repeat(60), 'cao-'.repeat(15)],
    ['🎻.pdf', ''],
    ['..', ''],
  ])('called %j is stored under a safe name', async (name, stem) => {
    const { body } = await upload(pdf(), name)

    expect(body.arquivo.slice(0, -28)).toBe(stem)
    expect(body.arquivo).toMatch(/^([a-z0-9]+-)*[0-9a-f]{24}\.pdf$/)
    expect((await served(body.arquivo)).status).toBe(200)
  })
})

describe('rejects', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program', 'MZ\u0090\u0000%%EOF'],
    ['a page with a PDF further on', '<script>alert(1)</script>%PDF-1.7\n%%EOF'],
    ['a PDF with a space before it', ' %PDF-1.7\n%%EOF'],
    ['half a PDF', '%PDF-1.7\n1 0 obj'],
    ['a PDF of no version', '%PDF-<script>%%EOF'],
    ['nothing', ''],
  ])('%s', async (_what, text) => {
    const { status, body } = await upload(Buffer.from(text, 'latin1'), 'manual.pdf')

    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'CamposInvalidos', data: { campos: [{ campo: 'arquivo' }] } })
  })

  test('more than 20 MB', async () => {
    expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-1.7'), 'manual.pdf')).status).toBe(400)
  })

  test('staff without permission to edit products', async () => {
    for (const papel of ['leitura', 'financeiro'] as const)
      expect((await upload(pdf(), 'manual.pdf', papel)).status).toBe(403)
  })
})

type Who = 'catalogo' | 'leitura' | 'financeiro'

function upload(bytes: Uint8Array, name: string, papel: Who = 'catalogo') {
  const form = new FormData()
  form.set('arquivo', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))

  return call('POST', '/files', { papel, form })
}

function served(arquivo: string) {
  return shop.request(`/arquivos/${arquivo}`)
}

function pdf(text = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj\n(${text})\nendobj\ntrailer\n%%EOF\n`)
}

import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Appearance, AppearanceEditing, AppearanceMark } from '#contract/content/appearance.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { pictureProcess } from '#platform/infrastructure/storage/pictures/picture-process.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { appearanceDraft, appearancePublications, stylesheets } from '../tables.ts'
import { ORIGINAL_APPEARANCE } from './original-appearance.ts'
import { isPreview } from './preview-appearance.ts'
import { hasIdentity, publishedAppearance } from './published-appearance.ts'
import { findStylesheet, storeStylesheet } from './stylesheets.ts'

const GREEN: Appearance = {
  ...ORIGINAL_APPEARANCE,
  cores: { ...ORIGINAL_APPEARANCE.cores, acao: '#2d5f48' },
  slogan: 'Som de verdade',
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  pictureProcess.end()
  await database.close()
})
beforeEach(async () => {
  for (const table of [appearanceDraft, appearancePublications, stylesheets]) await database.db.delete(table)
})

function call<Body = AppearanceEditing>(
  method: string,
  path: string,
  body?: unknown,
  papel?: 'dono' | 'catalogo',
) {
  return testAdminApi<Body>(database.db)(method, `/appearance${path}`, {
    papel: papel ?? 'dono',
    ...(body !== undefined && { body }),
  })
}

describe('the draft', () => {
  test('begins as the original appearance', async () => {
    const { status, body } = await call('GET', '')

    expect(status).toBe(200)
    expect(body).toEqual({
      versao: 1,
      rascunho: ORIGINAL_APPEARANCE,
      publicada: null,
      mudou: false,
    })
  })

  test('is saved without changing the shop', async () => {
    const { body } = await call('PUT', '', { rascunho: GREEN, versao: 1 })

    expect(body).toMatchObject({ versao: 2, rascunho: GREEN, publicada: null, mudou: true })
    expect(await publishedAppearance(database.db)).toBeNull()
  })

  test('is not written over what somebody else saved', async () => {
    await call('PUT', '', { rascunho: GREEN, versao: 1 })
    const { status, body } = await call<{ code: string; data: unknown }>('PUT', '', {
      rascunho: ORIGINAL_APPEARANCE,
      versao: 1,
    })

    expect([status, body.code]).toEqual([409, 'VersaoAntiga'])
    expect(JSON.stringify(body)).toContain('Som de verdade')
  })

  test.each([
    ['a colour that is none', { cores: { ...GREEN.cores, acao: 'red;}body{display:none' } }],
    ['an unknown look', { visual: 'outro' }],
    ['a credit that runs', { creditos: [{ texto: 'x', link: 'javascript:alert(1)' }] }],
  ])('refuses %s', async (_case, changed) => {
    expect((await call('PUT', '', { rascunho: { ...GREEN, ...changed }, versao: 1 })).status).toBe(400)
  })

  test('refuses a logo that nobody uploaded', async () => {
    const logo = { arquivo: 'a'.repeat(24), tipo: 'svg', largura: 10, altura: 10 }
    const { status, body } = await call('PUT', '', { rascunho: { ...GREEN, logo }, versao: 1 })

    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('rascunho.logo')
  })
})

describe('publishing', () => {
  test('shows the draft to everybody, and is audited', async () => {
    await call('PUT', '', { rascunho: GREEN, versao: 1 })
    const { body } = await call('POST', '/publication', { versao: 2 })

    expect(body).toMatchObject({ mudou: false, publicada: { por: 'Pessoa de dono' } })
    expect(await publishedAppearance(database.db)).toEqual(GREEN)
    expect(await hasIdentity(database)).toBe(true)
    const actions = await database.db
      .select({ acao: auditoria.acao, mudancas: auditoria.mudancas })
      .from(auditoria)
    expect(actions.map(({ acao }) => acao)).toContain('aparencia.publicada')
  })

  test('refuses colours that can not be read, at their fields', async () => {
    await call('PUT', '', { rascunho: { ...GREEN, cores: { ...GREEN.cores, acao: '#ffe08a' } }, versao: 1 })
    const { status, body } = await call('POST', '/publication', { versao: 2 })

    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('rascunho.cores.acao')
    expect(await publishedAppearance(database.db)).toBeNull()
  })

  test('refuses a draft that somebody else has changed', async () => {
    await call('PUT', '', { rascunho: GREEN, versao: 1 })

    expect((await call('POST', '/publication', { versao: 1 })).status).toBe(409)
  })

  test('can be undone to any earlier version, the original one included', async () => {
    await call('PUT', '', { rascunho: GREEN, versao: 1 })
    await call('POST', '/publication', { versao: 2 })
    await call('PUT', '', { rascunho: { ...GREEN, cantos: 'redondos' }, versao: 2 })
    await call('POST', '/publication', { versao: 3 })
    const { body: history } = await call<{ itens: { id: number; valor: Appearance }[]; total: number }>(
      'GET',
      '/publications',
    )
    expect(history.itens.map(({ valor }) => [valor.cantos, valor.slogan])).toEqual([
      ['redondos', 'Som de verdade'],
      [null, 'Som de verdade'],
      [null, ORIGINAL_APPEARANCE.slogan],
    ])

    const { body } = await call('POST', `/publications/${history.itens[2]?.id}/restoration`, { versao: 3 })
    expect(body).toMatchObject({ rascunho: ORIGINAL_APPEARANCE, mudou: false, versao: 4 })
    expect(await publishedAppearance(database.db)).toEqual(ORIGINAL_APPEARANCE)
    expect((await call('POST', '/publications/999999/restoration', { versao: 4 })).status).toBe(404)
  })
})

test.each([
  ['GET', ''],
  ['PUT', '', { rascunho: GREEN, versao: 1 }],
  ['POST', '/publication', { versao: 1 }],
  ['GET', '/publications'],
  ['POST', '/publications/1/restoration', { versao: 1 }],
  ['POST', '/stylesheet', { rascunho: GREEN }],
  ['POST', '/preview'],
])('%s /appearance%s is for those who may change the settings', async (method, path, body?: unknown) => {
  expect((await call(method, path, body, 'catalogo')).status).toBe(403)
})

describe('files', () => {
  const upload = (bytes: Uint8Array, papel: 'dono' | 'catalogo' = 'dono') => {
    const form = new FormData()
    form.set('arquivo', new File([new Uint8Array(bytes)], 'logo'))

    return testAdminApi<AppearanceMark>(database.db)('POST', '/appearance/files', { papel, form })
  }
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><script>alert(1)</script><path d="M0 0h40v10z"/></svg>',
  )

  test('an SVG is stored without what runs, and can be the logo', async () => {
    const { body } = await upload(drawing)
    expect(body).toMatchObject({ tipo: 'svg', largura: 512, altura: 128 })

    const saved = await call('PUT', '', { rascunho: { ...GREEN, logo: body }, versao: 1 })
    expect(saved.body.rascunho.logo).toEqual(body)
  })

  test('a PNG keeps its transparency, and is no more than its pixels', async () => {
    const png = await sharp({ create: { width: 60, height: 30, channels: 4, background: '#12345680' } })
      .png()
      .toBuffer()

    expect((await upload(png)).body).toMatchObject({ tipo: 'webp', largura: 60, altura: 30 })
  })

  test.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a text', Buffer.from('logo')],
  ])('refuses %s', async (_case, bytes) => {
    expect((await upload(bytes)).status).toBe(422)
  })

  test('are for those who may change the settings', async () => {
    expect((await upload(drawing, 'catalogo')).status).toBe(403)
  })
})

test('a preview address is valid for half an hour, and for this store', async () => {
  const { body } = await call<{ parametro: string }>('POST', '/preview')
  const [name, value = ''] = body.parametro.split('=')
  const at = (now: string) => testContext(database.db, { now: new Date(now) })

  expect(name).toBe('aparencia')
  expect(isPreview(at('2026-11-21T12:29:00Z'), value)).toBe(true)
  expect(isPreview(at('2026-11-21T12:31:00Z'), value)).toBe(false)
  expect(isPreview(at('2026-11-21T12:29:00Z'), `9${value.slice(1)}`)).toBe(false)
  expect(isPreview(at('2026-11-21T12:29:00Z'), '')).toBe(false)
})

test('stylesheets answer by their hash until nobody has used them for a season', async () => {
  const { db } = database
  const old = await storeStylesheet(db, ':root{--ink:#000001}')
  const used = await storeStylesheet(db, ':root{--ink:#000002}')
  await db.update(stylesheets).set({ usadaEm: new Date('2025-01-01T12:00:00Z') })
  await storeStylesheet(db, ':root{--ink:#000002}')

  expect(await storeStylesheet(db, '')).toBeNull()
  expect(await findStylesheet(db, old ?? '')).toBeNull()
  expect(await findStylesheet(db, used ?? '')).toBe(':root{--ink:#000002}')
})

test('the stylesheet of unsaved choices is written for the preview', async () => {
  const { body } = await call<{ css: string }>('POST', '/stylesheet', { rascunho: GREEN })

  expect(body.css).toBe(':root{--rosewood:#2d5f48;--rosewood-dark:#244c3a;--on-action:#ffffff}')
})

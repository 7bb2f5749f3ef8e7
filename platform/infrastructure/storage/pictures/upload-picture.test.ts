import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { originalKey } from './picture-keys.ts'

type Answer = {
  arquivo: string
  imagem: string
  largura: number
  altura: number
  code?: string
  mensagens?: { mensagem: string }[]
}

let database: TestDatabase
let call: ReturnType<typeof testAdminApi<Answer>>
beforeAll(async () => {
  database = await testDatabase()
  call = testAdminApi<Answer>(database.db)
})
afterAll(() => database.close())

describe('a picture', () => {
  test('is stored under its hash, and returns its size', async () => {
    const { status, body } = await upload(await photo(), 'foto.png')

    expect(status).toBe(200)
    expect(body).toEqual({
      arquivo: expect.stringMatching(/^[0-9a-f]{24}$/),
      imagem: `/imagens/${body.arquivo}/640.jpg`,
      largura: 60,
      altura: 40,
    })
  })

  test.each(['jpeg', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const bytes = await sharp(await photo())
      .toFormat(format)
      .toBuffer()

    expect((await upload(bytes)).status).toBe(200)
  })

  test('keeps the alpha channel of a transparent PNG', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000040' } })
      .png()
      .toBuffer()
    const { body } = await upload(glass)

    expect(await sharp(await storedBytes(body.arquivo)).metadata()).toMatchObject({
      format: 'webp',
      hasAlpha: true,
    })
  })

  test('applies the EXIF orientation, and strips GPS and author', async () => {
    const turned = await sharp(await photo())
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1' }, IFD0: { Artist: 'Fulana de Tal' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload(turned)

    expect(body).toMatchObject({ largura: 40, altura: 60 })
    const bytes = await storedBytes(body.arquivo)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(Buffer.from(bytes).includes('Fulana')).toBe(false)
  })

  test('is scaled down to 3000 pixels', async () => {
    const wide = await sharp({ create: { width: 6000, height: 300, channels: 3, background: '#abc' } })
      .png()
      .toBuffer()

    expect((await upload(wide)).body).toMatchObject({ largura: 3000, altura: 150 })
  })

  test.each(['../../../etc/passwd.png', 'C:\\janelas\\foto.png', 'foto.png\u0000.php', '"><script>.svg'])(
    'called %j is stored under its hash',
    async (name) => {
      expect((await upload(await photo(), name)).body.arquivo).toMatch(/^[0-9a-f]{24}$/)
    },
  )
})

describe('harmful content', () => {
  test('of a drawing is not in the picture created from it', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)">
      <script>alert(2)</script><image href="file:///etc/passwd" width="9" height="9"/>
      <foreignObject><iframe src="https://exemplo.com"/></foreignObject><rect width="40" height="20" fill="#a00"/></svg>`
    const { status, body } = await upload(Buffer.from(drawing), 'desenho.svg')

    expect(status).toBe(200)
    const bytes = await storedBytes(body.arquivo)
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    for (const word of ['script', 'alert', 'passwd', 'iframe', 'svg'])
      expect(Buffer.from(bytes).includes(word)).toBe(false)
    expect(body.largura).toBe(1333)
  })

  test('appended to a picture is cut off', async () => {
    const jpeg = await sharp(await photo())
      .jpeg()
      .toBuffer()
    const { body } = await upload(
      Buffer.concat([
        jpeg,
        Buffer.from('<?php system($_GET["c"]); ?><script>alert(1)</script>PK\u0003\u0004'),
      ]),
      'foto.php.jpg',
    )

    const bytes = Buffer.from(await storedBytes(body.arquivo))
    for (const word of ['<?php', '<script>', 'PK\u0003\u0004']) expect(bytes.includes(word)).toBe(false)
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a text that says it is a GIF', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)')],
    [
      'a moving picture',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
    ],
    ['a part of a picture', async () => (await photo()).subarray(0, 60)],
    ['nothing', () => Buffer.alloc(0)],
    ['a PNG of 900 million pixels in a few bytes', () => bomb(30_000)],
    [
      'a drawing of 10,000 million pixels',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>'),
    ],
    ['a drawing of names that multiply', () => Buffer.from(LAUGHS)],
  ])('rejects %s', async (_what, bytes) => {
    const { status, body } = await upload(await bytes(), 'foto.png')

    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'CamposInvalidos', data: { campos: [{ campo: 'arquivo' }] } })
  })

  test('rejects more than 20 MB', async () => {
    const { status } = await upload(Buffer.alloc(20 * 1024 * 1024 + 1))

    expect(status).toBe(400)
  })
})

describe('a crop of a picture', () => {
  test('is a picture of its own', async () => {
    const { body: whole } = await upload(await photo())
    const { status, body } = await crop(whole.arquivo, { x: 10, y: 5, largura: 30, altura: 30 })

    expect(status).toBe(200)
    expect(body).toMatchObject({ largura: 30, altura: 30 })
    expect(body.arquivo).not.toBe(whole.arquivo)
    expect(await storedBytes(whole.arquivo)).toBeTruthy()
  })

  test("beyond the picture's edge is rejected", async () => {
    const { body: whole } = await upload(await photo())

    expect((await crop(whole.arquivo, { x: 50, y: 0, largura: 30, altura: 30 })).status).toBe(422)
  })

  test('of an unknown picture is not found', async () => {
    expect((await crop('0'.repeat(24), { x: 0, y: 0, largura: 1, altura: 1 })).status).toBe(404)
  })
})

function upload(bytes: Uint8Array, name = 'foto.png') {
  const form = new FormData()
  form.set('arquivo', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))

  return call('POST', '/pictures', { papel: 'catalogo', form })
}

function crop(arquivo: string, cut: { x: number; y: number; largura: number; altura: number }) {
  return call('POST', `/pictures/${arquivo}/crop`, { papel: 'catalogo', body: cut })
}

async function storedBytes(hash: string): Promise<Uint8Array> {
  const bytes = await testContext(database.db).storage.read(originalKey(hash))
  if (!bytes) throw new Error('Nothing was stored.')

  return bytes
}

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a2e1f' } })
    .png()
    .toBuffer()
}

/** Creates a PNG whose header claims a square of this side, all of one colour. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)

  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * Math.ceil(side / 8 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))

  return Buffer.concat([length, body, sum])
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${[...'bcdefghijk']
  .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghij'[i]};`.repeat(10)}">`)
  .join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&k;</text></svg>`

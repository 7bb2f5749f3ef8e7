import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadedMedia } from '#contract/content/files.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { fileKey } from '../file-key.ts'
import { mp3, video, wav } from './media.fixtures.ts'

type Answer = UploadedMedia & { code?: string; mensagens?: { mensagem: string }[] }

let database: TestDatabase
let call: ReturnType<typeof testAdminApi<Answer>>
beforeAll(async () => {
  database = await testDatabase()
  call = testAdminApi<Answer>(database.db)
})
afterAll(() => database.close())

describe('a sound', () => {
  test('is stored unchanged under its hash alone, which tells nobody the product', async () => {
    const bytes = await mp3()
    const { status, body } = await upload('sounds', bytes, 'pirastro-eudoxa-mi.mp3')

    expect(status).toBe(200)
    expect(body.arquivo).toMatch(/^[0-9a-f]{24}\.mp3$/)
    expect(body.bytes).toBe(bytes.byteLength)
    const stored = await testContext(database.db).storage.read(fileKey(body.arquivo))
    expect(Buffer.compare(stored!, bytes)).toBe(0)
  })

  test.each([
    ['an MP3', () => mp3(1.5), 'mp3', 1.5],
    ['a WAV', () => wav(0.75), 'wav', 0.75],
  ])('%s is known by its bytes, with its length', async (_, make, ending, seconds) => {
    const { body } = await upload('sounds', await make(), 'som.pdf')

    expect(body.arquivo).toMatch(new RegExp(`\\.${ending}$`))
    // An MP3 is padded to whole frames.
    expect(Math.abs(body.segundos - seconds)).toBeLessThan(0.12)
  })

  test('is stored once if uploaded twice', async () => {
    const bytes = await mp3(0.5, 660)
    const [first, again] = [await upload('sounds', bytes), await upload('sounds', bytes)]

    expect(again.body.arquivo).toBe(first.body.arquivo)
  })
})

describe('a video', () => {
  test.each(['mp4', 'webm'] as const)('in %s is known by its bytes', async (container) => {
    const { status, body } = await upload('videos', await video(container), 'filme.txt')

    expect(status).toBe(200)
    expect(body.arquivo).toMatch(new RegExp(`^[0-9a-f]{24}\\.${container}$`))
  })
})

describe('rejects', () => {
  const cases: [string, 'sounds' | 'videos', () => Promise<Uint8Array> | Uint8Array][] = [
    ['a page as a sound', 'sounds', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF as a sound', 'sounds', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a picture as a sound', 'sounds', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the beginning of a WAV', 'sounds', () => wav().subarray(0, 30)],
    ['nothing', 'sounds', () => new Uint8Array()],
    ['a video as a sound', 'sounds', () => video('webm')],
    ['a sound as a video', 'videos', () => mp3()],
    ['more than two minutes', 'sounds', () => mp3(125)],
  ]
  test.each(cases)('%s', async (_, path, make) => {
    const { status, body } = await upload(path, await make())

    expect([status, body.code]).toEqual([422, 'CamposInvalidos'])
  })

  test('a sound of more than 5 MB', async () => {
    expect((await upload('sounds', Buffer.alloc(5 * 1024 * 1024 + 1, 'ID3'))).status).toBe(400)
  })

  test.each(['sounds', 'videos'] as const)(
    '%s of staff without permission to edit products',
    async (path) => {
      for (const papel of ['leitura', 'financeiro'] as const)
        expect((await upload(path, await mp3(), 'som.mp3', papel)).status).toBe(403)
    },
  )
})

function upload(
  path: 'sounds' | 'videos',
  bytes: Uint8Array,
  name = 'som.mp3',
  papel: 'catalogo' | 'leitura' | 'financeiro' = 'catalogo',
) {
  const form = new FormData()
  form.set('arquivo', new File([new Uint8Array(bytes)], name))

  return call('POST', `/${path}`, { papel, form })
}

import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { localStorage } from './local.ts'
import type { Storage } from './port.ts'
import { s3Storage } from './s3.ts'

const DOWNLOAD = { type: 'application/pdf', disposition: 'attachment; filename="manual.pdf"' }

let store: Awaited<ReturnType<typeof startS3>>
let areas = 0
beforeAll(async () => {
  store = await startS3()
})
afterAll(() => store.close())

const ADAPTERS: { name: string; open: () => Promise<Storage> }[] = [
  { name: 'local', open: async () => localStorage(await mkdtemp(join(tmpdir(), 'storage-'))) },
  { name: 'S3', open: async () => s3Storage(store.settings, `area-${++areas}`) },
]

describe.each(ADAPTERS)('storage $name', ({ open }) => {
  test('reads back what was written, whole and in pieces', async () => {
    const storage = await open()
    await storage.write('ab/abc.svg', Buffer.from('<svg/>'))

    expect(Buffer.from((await storage.read('ab/abc.svg'))!).toString()).toBe('<svg/>')
    const stream = (await storage.readStream('ab/abc.svg'))!
    expect([stream.size, (await allOf(stream.content)).toString()]).toEqual([6, '<svg/>'])
  })

  test('reads a part, both ends included', async () => {
    const storage = await open()
    await storage.write('ab/som.mp3', Buffer.from('0123456789'))

    for (const [part, text] of [
      [{ from: 0, to: 0 }, '0'],
      [{ from: 2, to: 5 }, '2345'],
      [{ from: 8, to: 9 }, '89'],
    ] as const) {
      const stream = (await storage.readStream('ab/som.mp3', part))!
      expect([stream.size, (await allOf(stream.content)).toString()]).toEqual([text.length, text])
    }
    expect(await storage.readStream('ab/nada.mp3', { from: 0, to: 1 })).toBeNull()
  })

  test('returns null for a key that was never written', async () => {
    const storage = await open()

    expect(await storage.read('ab/nada.svg')).toBeNull()
    expect(await storage.readStream('ab/nada.svg')).toBeNull()
    expect(await storage.stat('ab/nada.svg')).toBeNull()
  })

  test.each([0, 5, 20_000_000])('writes and reads a stream of %i bytes', async (size) => {
    const storage = await open()
    const bytes = randomBytes(size)
    await storage.writeStream('feeds/google.xml.gz', piecesOf(bytes))
    const stream = (await storage.readStream('feeds/google.xml.gz'))!

    expect(stream.size).toBe(size)
    expect(sha256(await allOf(stream.content))).toBe(sha256(bytes))
    expect((await storage.stat('feeds/google.xml.gz'))?.size).toBe(size)
  })

  test.each([5, 20_000_000])('stores nothing of a stream that fails after %i bytes', async (size) => {
    const storage = await open()
    const failing = async function* () {
      yield* piecesOf(randomBytes(size))
      throw new Error('The source broke.')
    }
    await expect(storage.writeStream('ab/um.gz', failing())).rejects.toThrow('The source broke.')

    expect(await storage.read('ab/um.gz')).toBeNull()
    expect(await keysOf(storage)).toEqual([])
  })

  test('knows size and time of the last write', async () => {
    const storage = await open()
    const before = Date.now()
    await storage.write('ab/um.jpg', Buffer.from('um'))
    const { size, modified, md5 } = (await storage.stat('ab/um.jpg'))!

    expect(size).toBe(2)
    // Stores round down to seconds.
    expect(modified.getTime()).toBeGreaterThanOrEqual(before - 1_000)
    expect(modified.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
    expect([null, createHash('md5').update('um').digest('hex')]).toContain(md5)
  })

  test('lists every key but those below the left out folder', async () => {
    const storage = await open()
    const keys = ['arquivos/manual.pdf', 'derivadas-2/x', 'originais/ab/abc', 'zero.txt']
    for (const key of [...keys, 'derivadas/ab/abc/96.webp']) await storage.write(key, Buffer.from('.'))

    expect((await keysOf(storage, 'derivadas')).sort()).toEqual(keys)
    expect(await keysOf(storage)).toHaveLength(5)
    expect(await keysOf(await open())).toEqual([])
  })

  test('keeps the last of two writes', async () => {
    const storage = await open()
    await Promise.all(['um', 'dois'].map((text) => storage.write('a.txt', Buffer.from(text))))

    expect(['um', 'dois']).toContain(Buffer.from((await storage.read('a.txt'))!).toString())
  })

  test('deletes only the removed key', async () => {
    const storage = await open()
    await storage.write('ab/um.jpg', Buffer.from('um'))
    await storage.write('ab/dois.jpg', Buffer.from('dois'))
    await storage.remove('ab/um.jpg')

    expect(await storage.read('ab/um.jpg')).toBeNull()
    expect(Buffer.from((await storage.read('ab/dois.jpg'))!).toString()).toBe('dois')
    await storage.write('ab/um.jpg', Buffer.from('outro'))
    expect(Buffer.from((await storage.read('ab/um.jpg'))!).toString()).toBe('outro')
  })

  test('ignores the removal of a key that does not exist', async () => {
    const storage = await open()

    for (let n = 0; n < 2; n++) await expect(storage.remove('ab/nada.jpg')).resolves.toBeUndefined()
  })

  test.each(['../fora', '/etc/passwd', 'a/../../b', ''])('rejects the key "%s"', async (key) => {
    const storage = await open()
    const calls = [
      () => storage.read(key),
      () => storage.readStream(key),
      () => storage.stat(key),
      () => storage.write(key, Buffer.from('x')),
      () => storage.writeStream(key, piecesOf(Buffer.from('x'))),
      () => storage.remove(key),
    ]
    for (const call of calls)
      await expect((async () => await call())()).rejects.toThrow('Invalid storage key')
  })

  test('links, if it does, to the bytes with the headers of a download', async () => {
    const storage = await open()
    await storage.write('arquivos/manual.pdf', Buffer.from('%PDF-1.7'))
    const link = await storage.link('arquivos/manual.pdf', DOWNLOAD)
    if (link === null) return
    const answer = await fetch(link)

    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7'])
    expect(answer.headers.get('content-disposition')).toBe(DOWNLOAD.disposition)
    expect(answer.headers.get('content-type')).toBe(DOWNLOAD.type)
    expect((await fetch(link.replace('manual.pdf', 'outro.pdf'))).status).toBe(403)
  })
})

test('a local write leaves no partial file, and none is listed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const storage = localStorage(folder)
  await Promise.all(['um', 'dois'].map((text) => storage.write('a.txt', Buffer.from(text))))

  expect(await readdir(folder)).toEqual(['a.txt'])
})

async function keysOf(storage: Storage, except?: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list(except)) keys.push(key)

  return keys
}

async function* piecesOf(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

async function allOf(content: Readable): Promise<Buffer> {
  return Buffer.concat(await content.toArray())
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

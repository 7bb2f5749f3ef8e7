import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { localStorage } from './local.ts'
import type { Storage } from './port.ts'

const ADAPTERS: { name: string; open: () => Promise<Storage> }[] = [
  { name: 'local', open: async () => localStorage(await mkdtemp(join(tmpdir(), 'storage-'))) },
]

describe.each(ADAPTERS)('storage $name', ({ open }) => {
  test('reads back what was written', async () => {
    const storage = await open()
    await storage.write('ab/abc.svg', Buffer.from('<svg/>'))

    expect(Buffer.from((await storage.read('ab/abc.svg'))!).toString()).toBe('<svg/>')
  })

  test('returns null for a key that was never written', async () => {
    expect(await (await open()).read('ab/nada.svg')).toBeNull()
  })

  test('keeps the last of two writes and leaves no partial file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storage-'))
    const storage = localStorage(folder)
    await Promise.all([
      storage.write('a.txt', Buffer.from('um')),
      storage.write('a.txt', Buffer.from('dois')),
    ])

    expect(['um', 'dois']).toContain(Buffer.from((await storage.read('a.txt'))!).toString())
    expect(await readdir(folder)).toEqual(['a.txt'])
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
    await expect(storage.read(key)).rejects.toThrow('Invalid storage key')
    await expect(storage.remove(key)).rejects.toThrow('Invalid storage key')
  })
})

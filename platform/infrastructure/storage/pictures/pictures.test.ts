import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localStorage } from '../local.ts'
import { pictureProcess } from './picture-process.ts'
import { openPictures } from './pictures.ts'

test('an invented address is none, and waits for no picture that somebody else wants', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lira-fotos-'))
  const pictures = openPictures(localStorage(folder), { folder })
  const addresses = Array.from({ length: 600 }, () => ({
    hash: randomBytes(12).toString('hex'),
    width: 320,
    format: 'webp' as const,
  }))
  const before = pictureProcess.pid()

  expect(new Set(await Promise.all(addresses.map(pictures.open)))).toEqual(new Set([null]))
  expect(pictureProcess.pid()).toBe(before)
})

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assetResponse, loadAssets } from './assets.ts'
import { compressAssets } from './compress-assets.ts'

const SCRIPT = 'export const note = "lá"\n'.repeat(50)

let folder: string
let assets: Awaited<ReturnType<typeof loadAssets>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'a1b2.js'), SCRIPT)
  await writeFile(join(folder, 'tiny.txt'), 'a')
  await writeFile(join(folder, 'picture.png'), Buffer.alloc(1_000))
  await compressAssets(folder)
  assets = await loadAssets(folder)
})
afterAll(() => rm(folder, { recursive: true }))

test('a build compresses files that get smaller, and no pictures', async () => {
  expect((await readdir(folder)).sort()).toEqual(['assets', 'picture.png', 'tiny.txt'])
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['a1b2.js', 'a1b2.js.br', 'a1b2.js.gz'])
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', null, (body: Buffer) => body],
])('with accept-encoding %j a file is sent as %s', async (accepted, encoding, decompress) => {
  const response = assetResponse(assets, '/assets/a1b2.js', accepted)
  const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))

  expect(response?.headers.get('content-encoding')).toBe(encoding)
  expect(response?.headers.get('vary')).toBe('accept-encoding')
  expect(response?.headers.get('cache-control')).toContain('immutable')
  expect(decompress(body).toString()).toBe(SCRIPT)
})

test('a file without compressed versions is sent unchanged', async () => {
  const response = assetResponse(assets, '/tiny.txt', 'gzip, br')

  expect(response?.headers.get('content-encoding')).toBeNull()
  expect(await response?.text()).toBe('a')
})

test('compressed files have no address of their own', () => {
  expect([...assets.keys()].sort()).toEqual(['/assets/a1b2.js', '/picture.png', '/tiny.txt'])
})

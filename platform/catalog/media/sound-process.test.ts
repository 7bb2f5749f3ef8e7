import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { readString, type StatedString } from '#domain/instruments/strings/stated-string.ts'
import { RATE } from '#domain/instruments/synthesis/sampling.ts'
import { setSounds } from '#domain/instruments/synthesis/set-sounds.ts'
import type { SizedSet } from '#domain/instruments/tension/stated-set.ts'
import { encodeMp3 } from '#platform/infrastructure/storage/media/encode-mp3.ts'
import { soundProcess } from './sound-process.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const VIOLIN: SizedSet = {
  family: 'violino',
  scaleMm: 328,
  count: null,
  strings: ['E5 · Aço sólido · 7,8 kg', 'A4 · Sintético · Alumínio · 5,5 kg']
    .map(readString)
    .filter((one): one is StatedString => !('problema' in one)),
  sizes: ['4/4'],
}

afterAll(() => soundProcess.end())

test('computes the sounds of a set, which are those of the rules, in another process', async () => {
  const { result } = await soundProcess.ask(VIOLIN)

  expect(soundProcess.pid()).not.toBe(process.pid)
  expect(result?.map(({ titulo, corda }) => [titulo, corda])).toEqual([
    ['Cordas soltas do violino', null],
    ['1ª corda, Mi5', 1],
    ['2ª corda, Lá4', 2],
  ])
  for (const [i, { compute }] of setSounds(VIOLIN).entries()) {
    const samples = compute()
    expect(result?.[i]?.segundos).toBeCloseTo(samples.length / RATE, 2)
    expect(Buffer.compare(result?.[i]?.bytes ?? new Uint8Array(), await encodeMp3(samples, RATE))).toBe(0)
  }
})

test('a set that the rules can’t read fails alone', async () => {
  const { failure } = await soundProcess.ask({ ...VIOLIN, family: 'apito' as SizedSet['family'] })

  expect(failure).toMatch(/^TypeError/)
  expect((await soundProcess.ask(VIOLIN)).result).toHaveLength(3)
})

test('the shop itself loads nothing that computes or encodes sounds', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', LIST_LOADED],
    { cwd: ROOT },
  )
  const loaded: string[] = JSON.parse(stdout)

  expect(loaded).toContainEqual(expect.stringContaining('/catalog/media/sound-process.ts'))
  expect(loaded.filter((url) => /\/synthesis\/|encode-mp3|wasm-media-encoders/.test(url))).toEqual([])
})

const LIST_LOADED = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('#platform/catalog/routes.ts')
  await import('#platform/catalog/admin-routes.ts')
  await import('#platform/catalog/products-jobs.ts')
  console.log(JSON.stringify(loaded))
  process.exit()
`

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { csvOf, testFolder } from './import/import-file.fixtures.ts'

// A process on a busy machine starts slowly.
vi.setConfig({ testTimeout: 180_000 })

const START = fileURLToPath(new URL('../start.mjs', import.meta.url))

const folder = testFolder()
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  folder.remove()
  await database.close()
})

const GOOD = { Handle: 'flauta', Title: 'Flauta', 'Variant SKU': 'FL-1', 'Variant Price': '89.90' }
const BAD = { Handle: 'gaita', Title: 'Gaita', 'Variant SKU': 'GA-1', 'Variant Price': 'barata' }

test('reports a trial, an import and a repeated import correctly', async () => {
  const file = folder.write('boa.csv', csvOf([GOOD]))

  const tried = await command(file, '--dry-run')
  expect(tried).toMatchObject({ code: 0, err: '' })
  expect(tried.out).toContain('Conferido, nada foi gravado: 1 criados, 0 alterados, 0 sem mudança.')
  expect(await products()).toEqual([])

  const imported = await command(file)
  expect(imported).toMatchObject({ code: 0, err: '' })
  expect(imported.out).toContain('Importando: 100 %')
  expect(imported.out).toContain('Pronto: 1 criados')
  expect(await products()).toEqual(['flauta'])

  expect((await command(file)).out).toContain('Pronto: 0 criados, 0 alterados, 1 sem mudança.')
})

test('exits with 1 for a file with bad lines, names each and imports the rest', async () => {
  const { code, out } = await command(folder.write('meia.csv', csvOf([BAD, GOOD])))

  expect(code).toBe(1)
  expect(out).toContain('linha 2 (gaita): O preço “barata” não é um valor como 1299.90.')
  expect(await products()).toEqual(['flauta'])
})

test.each([
  { name: 'no file', args: () => [], sentence: 'Uso: npm run import' },
  { name: 'an unknown flag', args: () => ['a.csv', '--force'], sentence: 'Uso: npm run import' },
  { name: 'a missing file', args: () => [`${folder.path}/falta.csv`], sentence: 'não existe' },
  { name: 'a folder', args: () => [folder.path], sentence: 'não é um arquivo' },
  { name: 'an empty file', args: () => [folder.write('v.csv', '')], sentence: 'O arquivo está vazio.' },
])('exits with 1 and one sentence for $name', { tags: 'long' }, async ({ args, sentence }) => {
  const { code, err } = await command(...args())

  expect(code).toBe(1)
  expect(err).toContain(sentence)
  expect(err.trim().split('\n')).toHaveLength(1)
})

async function command(...args: string[]) {
  const child = spawn(process.execPath, [START, '--import', ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder.path, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  const code = await new Promise((resolve) => child.once('close', resolve))

  return { code, out, err }
}

async function products(): Promise<string[]> {
  const { rows } = await database.pool.query('select slug from produtos order by slug')

  return rows.map(({ slug }) => slug)
}

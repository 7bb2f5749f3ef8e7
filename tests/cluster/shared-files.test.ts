import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { runTool } from '../life/run-tool.ts'
import { startShop, temporaryFolder } from '../life/shop.ts'
import { testDatabase } from '../support/database.ts'
import { staffCookie } from '../support/staff.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9" height="9"/></svg>',
)

const folder = temporaryFolder()
afterAll(folder.remove)

test('two nodes with one FILES_DIR serve the same pictures', async () => {
  const database = await testDatabase()
  const shared = join(folder.path, 'shared')
  mkdirSync(shared)
  const hash = await saveOriginal(database.db, localStorage(join(shared, 'fotos')), PICTURE)
  const environment = { DATABASE_URL: database.url, FILES_DIR: shared }
  const nodes = ['a', 'b'].map((name) => startShop({ ...environment, DATA_DIR: join(folder.path, name) }))
  const origins = await Promise.all(nodes.map((node) => node.opened))

  for (const origin of origins)
    expect((await fetch(`${origin}/imagens/${hash}/96.webp`)).status, origin).toBe(200)

  for (const node of nodes) node.process.kill('SIGTERM')
  expect(await Promise.all(nodes.map((node) => node.ended))).toEqual([0, 0])
  await database.close()
})

test('two nodes with one bucket serve what was uploaded at the other', async () => {
  const database = await testDatabase()
  await saveSettings(database, DEMO_SETTINGS)
  const store = await startS3()
  const nodes = ['d', 'e'].map((name) =>
    startShop({ ...store.environment, DATABASE_URL: database.url, DATA_DIR: join(folder.path, name) }),
  )
  const [first = '', second = ''] = await Promise.all(nodes.map((node) => node.opened))
  const cookie = await staffCookie(database.db, 'catalogo', new Date())

  const { arquivo } = await upload(`${first}/v2/admin/pictures`, cookie, new File([PICTURE], 'violao.svg'))
  const manual = await upload(`${first}/v2/admin/files`, cookie, new File(['%PDF-1.7\n%%EOF'], 'manual.pdf'))
  const picture = await fetch(`${second}/imagens/${arquivo}/96.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(store.objects.has(`fotos/derivadas/${arquivo.slice(0, 2)}/${arquivo}/96.webp`)).toBe(true)
  expect(await (await fetch(`${second}/arquivos/${manual.arquivo}`)).text()).toBe('%PDF-1.7\n%%EOF')
  expect((await fetch(`${second}/feeds/google.xml`)).status).toBe(200)
  expect((await fetch(`${first}/feeds/google.xml`)).status).toBe(200)
  expect([...store.objects.keys()].filter((key) => key.startsWith('feeds/'))).toEqual(['feeds/google.xml.gz'])

  const exported = await fetch(`${first}/v2/admin/exports`, {
    method: 'POST',
    headers: { cookie, origin: first, 'content-type': 'application/json' },
    body: JSON.stringify({ tipo: 'estoque', formato: 'csv' }),
  })
  const { id } = await exported.json()
  const path = `/v2/admin/exports/${id}/file`
  let file = await fetch(second + path, { headers: { cookie } })
  while (file.status === 404) {
    await sleep(200)
    file = await fetch(second + path, { headers: { cookie } })
  }
  expect([file.status, file.headers.get('cache-control'), await file.text()]).toEqual([
    200,
    'private, no-store',
    'SKU;Produto;Estoque\r\n',
  ])
  const [stored = ''] = [...store.objects.keys()].filter((key) => key.startsWith('transferencias/'))
  const name = stored.split('/').at(-1)
  for (const address of [path, `/arquivos/${name}`, `/transferencias/exportacoes/${name}`])
    expect((await fetch(second + address)).status, address).toBe(address === path ? 401 : 404)
  expect(readdirSync(join(folder.path, 'd'))).not.toContain('fotos')
  expect(readdirSync(join(folder.path, 'd'))).not.toContain('transferencias')

  const environment = { DATABASE_URL: database.url, DATA_DIR: join(folder.path, 'd') }
  expect((await runTool('doctor', [], { ...environment, ...store.environment })).out).not.toContain('[files]')
  expect((await runTool('doctor', [], environment)).out).toContain('[files]')
  for (const node of nodes) {
    expect(node.out() + node.err()).not.toContain(store.settings.secretAccessKey)
    node.process.kill('SIGTERM')
  }
  expect(await Promise.all(nodes.map((node) => node.ended))).toEqual([0, 0])
  await Promise.all([database.close(), store.close()])
})

test('a bucket that refuses these keys is reported, one that does not answer is waited for', async () => {
  const store = await startS3()
  const refused = startShop({
    DATA_DIR: join(folder.path, 'f'),
    ...store.environment,
    S3_SECRET_ACCESS_KEY: 'chave-errada',
  })
  expect(await refused.ended).toBe(1)
  expect(refused.err()).toMatch(/^O balde http:\S+\/loja .+ \(403\); .+S3_SECRET_ACCESS_KEY\.\n$/)
  expect(refused.err()).not.toContain('chave-errada')

  store.fail(503, 3)
  const waiting = startShop({ DATA_DIR: join(folder.path, 'g'), ...store.environment })
  await waiting.opened
  expect(waiting.out()).toContain('the store of files does not answer')
  waiting.process.kill('SIGTERM')
  expect(await waiting.ended).toBe(0)
  await store.close()
})

test('a folder is copied to a bucket and back', async () => {
  const store = await startS3()
  const environment = { DATA_DIR: join(folder.path, 'h') }
  const pictures = localStorage(join(environment.DATA_DIR, 'fotos'))
  await pictures.write('originais/ab/abc', PICTURE)
  await pictures.write('arquivos/manual.pdf', Buffer.from('%PDF-1.7'))
  await localStorage(join(environment.DATA_DIR, 'transferencias')).write('exportacoes/um', Buffer.from('SKU'))
  const before = await runTool('command/copy-files', [], environment)
  expect([before.code, before.err]).toEqual([1, expect.stringContaining('S3_URL')])

  const there = await runTool('command/copy-files', [], { ...environment, ...store.environment })
  expect(there).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^3 arquivos copiados .+ 0 falharam/),
  })
  expect([...store.objects.keys()].sort()).toEqual([
    'fotos/arquivos/manual.pdf',
    'fotos/originais/ab/abc',
    'transferencias/exportacoes/um',
  ])
  const other = { DATA_DIR: join(folder.path, 'i'), ...store.environment }
  expect(await runTool('command/copy-files', ['--back'], other)).toMatchObject({ code: 0, err: '' })
  expect(await localStorage(join(folder.path, 'i', 'fotos')).read('originais/ab/abc')).toEqual(PICTURE)
  expect(await localStorage(join(folder.path, 'i', 'transferencias')).read('exportacoes/um')).toEqual(
    Buffer.from('SKU'),
  )
  await store.close()
})

test('a missing FILES_DIR is reported, and not created on this machine', async () => {
  const missing = join(folder.path, 'nao-montada')
  const shop = startShop({ DATA_DIR: join(folder.path, 'c'), FILES_DIR: missing })

  expect(await shop.ended).toBe(1)
  expect(shop.err()).toMatch(/^A pasta de arquivos .+nao-montada não existe .+ FILES_DIR\.\n$/)
})

async function upload(address: string, cookie: string, file: File): Promise<{ arquivo: string }> {
  const form = new FormData()
  form.set('arquivo', file)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { cookie, origin: new URL(address).origin },
    body: form,
  })
  expect(answer.status, address).toBe(200)

  return answer.json()
}

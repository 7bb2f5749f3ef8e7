import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SealBroken } from '#platform/infrastructure/security/seal.ts'
import { temporaryFolder } from '#tests/life/shop.ts'
import { KEY_FILE, openSecrets } from './secrets.ts'

const PLACE = { tabela: 'contas', id: '1', campo: 'chaves' }

function folder() {
  const { path, remove } = temporaryFolder()
  onTestFinished(remove)

  return { dataDir: path, file: join(path, KEY_FILE) }
}

function newKey() {
  return randomBytes(32).toString('base64')
}

test('makes a key that only the shop’s user can read, when something is sealed', () => {
  const { dataDir, file } = folder()
  const secrets = openSecrets({ keys: null, dataDir })
  expect(existsSync(file)).toBe(false)

  const sealed = secrets.seal('segredo', PLACE)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(openSecrets({ keys: null, dataDir }).open(sealed, PLACE)).toBe('segredo')
})

test('two processes that seal at once use the same key', () => {
  const { dataDir } = folder()
  const [one, other] = [openSecrets({ keys: null, dataDir }), openSecrets({ keys: null, dataDir })]

  expect(other.open(one.seal('segredo', PLACE), PLACE)).toBe('segredo')
  expect(one.open(other.seal('segredo', PLACE), PLACE)).toBe('segredo')
})

test('refuses a file that others can read, or that holds no key', () => {
  const { dataDir, file } = folder()
  openSecrets({ keys: null, dataDir }).seal('segredo', PLACE)
  chmodSync(file, 0o640)
  expect(() => openSecrets({ keys: null, dataDir })).toThrow('chmod 600')
  chmodSync(file, 0o600)
  writeFileSync(file, readFileSync(file, 'utf8').slice(4))
  expect(() => openSecrets({ keys: null, dataDir })).toThrow('não tem uma chave')
})

test('opens nothing without the key', () => {
  const { dataDir } = folder()
  const sealed = openSecrets({ keys: [newKey()], dataDir }).seal('segredo', PLACE)

  expect(() => openSecrets({ keys: null, dataDir }).open(sealed, PLACE)).toThrow(SealBroken)
})

test('the environment’s keys win, the first one seals, and all of them open', () => {
  const { dataDir, file } = folder()
  const [old, fresh] = [newKey(), newKey()]
  const sealed = openSecrets({ keys: [old], dataDir }).seal('segredo', PLACE)
  const both = openSecrets({ keys: [fresh, old], dataDir })

  expect(both.open(sealed, PLACE)).toBe('segredo')
  expect(both.isCurrent(sealed)).toBe(false)
  expect(both.isCurrent(both.seal('segredo', PLACE))).toBe(true)
  expect(existsSync(file)).toBe(false)
})

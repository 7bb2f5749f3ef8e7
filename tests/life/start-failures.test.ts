import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = temporaryFolder()
afterAll(folder.remove)

/** Expects one sentence on standard error and exit code 1, without a stack trace. */
async function failure(environment: Record<string, string>) {
  const shop = startShop({ DATA_DIR: join(folder.path, 'var'), ...environment })
  const code = await shop.ended

  expect(shop.err()).not.toMatch(/^\s+at /m)
  return { code, lines: shop.err().trim().split('\n') }
}

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'não existe'],
  ['DATABASE_URL', 'mysql://localhost/loja'],
  ['APP_TOKEN', 'curto'],
  ['STORE_URL', 'www.loja.com.br'],
  ['STORE_URL', 'https://loja.com.br/subpasta'],
  ['LOG_LEVEL', 'tudo'],
  ['ALLOW_DEBUG', 'sim'],
])('%s=%s is reported by name', async (name, value) => {
  const { code, lines } = await failure({ [name]: value })

  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} deve ser .+\\.$`))])
})

test('reports all bad values at once, without repeating secrets', async () => {
  const { lines } = await failure({ PORT: 'x', DATABASE_URL: 'http://dono:segredo@banco/loja' })

  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('segredo')
})

describe('a taken port', () => {
  const other = createServer()
  let port = 0
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        other.listen(0, '127.0.0.1', () => {
          const address = other.address()
          if (typeof address === 'object' && address) port = address.port
          resolve()
        })
      }),
  )
  afterAll(() => void other.close())

  test('is reported before anything is done', async () => {
    const { code, lines } = await failure({ PORT: String(port) })

    expect(code).toBe(1)
    expect(lines).toEqual([
      `A porta ${port} em 127.0.0.1 já está em uso; libere-a ou escolha outra com PORT.`,
    ])
  })
})

test('an address of another machine', async () => {
  const { code, lines } = await failure({ HOST: '192.0.2.1' })

  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringContaining('ajuste HOST e PORT')])
})

test('a DATA_DIR that is a file', async () => {
  const file = join(folder.path, 'arquivo')
  writeFileSync(file, '')
  const { code, lines } = await failure({ DATA_DIR: file })

  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^Não é possível gravar na pasta de dados .+ DATA_DIR\.$/)])
})

// Root can write everywhere, except where the kernel itself refuses.
test('a read-only DATA_DIR', async () => {
  const closed = join(folder.path, 'fechada')
  mkdirSync(closed)
  chmodSync(closed, 0o500)
  const { code, lines } = await failure({
    DATA_DIR: process.getuid?.() === 0 ? '/proc/loja' : join(closed, 'var'),
  })

  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^Não é possível gravar na pasta de dados .+ DATA_DIR\.$/)])
})

test('an unreachable database', async () => {
  const { code, lines } = await failure({ DATABASE_URL: 'postgres://dono:segredo@127.0.0.1:1/loja' })

  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(
      /^O banco de dados em 127\.0\.0\.1:1\/loja não está acessível \(.+\); confira DATABASE_URL\.$/,
    ),
  ])
  expect(lines.join()).not.toContain('segredo')
})

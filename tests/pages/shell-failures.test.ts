import { createRouterClient } from '@orpc/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Api } from '#contract/contract.ts'
import { saveMenu } from '#platform/content/save-menu.ts'
import { router } from '#server/api/router.ts'
import { loadShell } from '#storefront/shell/load-shell.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { testVisit } from '../visit.ts'

/** A shop without a single menu or banner: every call for one is refused. */
let database: TestDatabase
let api: Api

beforeAll(async () => {
  database = await testDatabase()
  api = createRouterClient(router, { context: testVisit(database.db) })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => database.close())

test('a main menu that fails is the page’s failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  await expect(loadShell(api)).rejects.toMatchObject({ code: 'MenuInexistente' })
})

test('any other menu or banner that fails is logged, and the page goes without', async () => {
  await saveMenu(database, { hash: 'main-menu', nome: 'Menu', itens: [{ label: 'Cordas', link: '/cordas' }] })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const shell = await loadShell(api)

  expect(shell.mainMenu).toEqual([{ label: 'Cordas', href: '/cordas' }])
  expect(shell.footer).toMatchObject({ contact: [], institutional: [], help: [], payments: [], social: [] })
  const logged = log.mock.calls.map(([line]) => String(line))
  for (const name of ['help-menu', 'contact-footer', 'payment-methods', 'security-seals'])
    expect(logged.some((line) => line.includes(name))).toBe(true)
})

import { createRouterClient } from '@orpc/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { saveMenu } from '#platform/content/menus/save-menu.ts'
import { router } from '#server/api/router.ts'
import { loadShell } from '#storefront/shell/load-shell.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
afterEach(() => vi.restoreAllMocks())

const shell = () => loadShell(createRouterClient(router, { context: testContext(database.db) }))

test('without the main menu there is no page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  await expect(shell()).rejects.toMatchObject({ code: 'MenuInexistente' })
})

test('other failing calls are logged, and nothing of them is shown', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await saveMenu(database, { hash: 'main-menu', nome: 'Menu', itens: [{ label: 'Cordas', link: '/cordas' }] })

  const { mainMenu, footer } = await shell()

  expect(mainMenu).toEqual([{ label: 'Cordas', href: '/cordas' }])
  const { loja: _, contact, company, ...parts } = footer
  expect(Object.values(parts).flat()).toEqual([])
  // What the settings provide.
  expect(contact.map(({ href }) => href?.split(':')[0])).toEqual(['https', 'mailto', 'tel'])
  expect(company).toContain('CNPJ 12.345.678/0001-95')
  const logged = log.mock.calls.map(([name]) => String(name))
  for (const name of ['institutional-menu', 'account-menu', 'help-menu', 'newsletter', 'contact-footer'])
    expect(logged).toContainEqual(expect.stringContaining(`menu ${name}`))
  for (const name of ['payment-methods', 'security-seals', 'social-network'])
    expect(logged).toContainEqual(expect.stringContaining(`banners ${name}`))
})

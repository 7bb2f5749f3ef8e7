import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { loadSettings } from '#platform/content/settings/load-settings.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { connect } from '#platform/database/connect.ts'
import { runningEmbedded } from '#platform/database/embedded/embedded.ts'
import { withCounted } from '#storefront/analytics/counted-address.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { testContext } from '../support/request-context.ts'
import { hydrated } from './support/addresses.ts'

const folder = temporaryFolder()
let shop: Shop
let address: string

test.beforeAll(async () => {
  shop = startShop({ DATA_DIR: folder.path })
  address = await shop.opened
  const connection = connect((await runningEmbedded(join(folder.path, 'postgres'))) ?? '', 1)
  const settings = await loadSettings(connection.db)
  if (!settings) throw new Error('The shop has no settings.')
  const integracoes = { googleAnalytics: 'G-ABCD1234', metaPixel: '1234567890' }
  await saveSettings(testContext(connection.db), {
    ...settings,
    sistema: { ...settings.sistema, integracoes, abertura: { aberta: true } },
  })
  await connection.close()
})

test.afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  folder.remove()
})

test("the merchant's services load with consent only, and receive events", async ({ page }) => {
  const requests: string[] = []
  await page.route(/googletagmanager|facebook/, (route) => {
    requests.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(`${address}/marcas`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Recusar' }).click()
  await page.reload()
  await hydrated(page)
  expect(requests).toEqual([])

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(() => requests.toSorted()).toEqual(['connect.facebook.net', 'www.googletagmanager.com'])

  await page.goto(`${address}/busca?q=corda`)
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.dataLayer?.map((words) => Array.from(words as ArrayLike<unknown>).slice(0, 2)),
      ),
    )
    .toContainEqual(['event', 'search'])
  await expect
    .poll(() => page.evaluate(() => window.fbq?.queue.slice(0, 3)))
    .toEqual([
      ['set', 'autoConfig', false, '1234567890'],
      ['init', '1234567890'],
      ['track', 'Search', { search_string: 'corda' }],
    ])
  expect(await page.evaluate(() => window.fbq?.disablePushState)).toBe(true)

  // What the server has counted after a form comes with the address, once, and is not counted again.
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events')) counted.push(request.postData() ?? '')
  })
  const itens = [{ idProduto: 7, nome: 'Violino', quantidade: 2, valor: 10_000 }]
  await page.goto(address + withCounted('/marcas', { nome: 'add_to_cart', lista: 'Lista de turma', itens }))
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.dataLayer?.map((words) => Array.from(words as ArrayLike<unknown>).slice(0, 3)),
      ),
    )
    .toContainEqual([
      'event',
      'add_to_cart',
      expect.objectContaining({ item_list_name: 'Lista de turma', value: 200 }),
    ])
  await expect.poll(() => page.evaluate(() => window.fbq?.queue.at(-1))).toContain('AddToCart')
  await expect(page).toHaveURL(`${address}/marcas`)
  expect(counted.join()).toContain('page_view')
  expect(counted.join()).not.toContain('add_to_cart')
})

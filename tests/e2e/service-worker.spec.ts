import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from './support/violations.ts'

test.use({ serviceWorkers: 'allow' })

test('a visited page can be read offline, by link and by its address', async ({ page, context }) => {
  await page.goto('/')
  await waitForServiceWorker(page)
  await page.goto('/cordas')
  await cachedPage(page, '/cordas')
  await page.goto('/marcas')
  await cachedPage(page, '/marcas')

  await context.setOffline(true)
  await page.goto('/cordas')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cordas/i)
})

test('a page that was reached by a link is stored as well', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/marcas')
  await waitForServiceWorker(page)
  await page
    .getByRole('link', { name: /^D'Addario/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/marcas\/d-?addario$/)
  await cachedPage(page, new URL(page.url()).pathname)

  await context.setOffline(true)
  await page.reload()

  await expect(page.getByRole('heading', { level: 1 })).toContainText("D'Addario")
})

test('an unvisited page says so, lists visited ones, and loads when the network returns', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/marcas')
  await waitForServiceWorker(page)
  await cachedPage(page, '/marcas')

  await context.setOffline(true)
  await page.goto('/cordas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem conexão')
  await expect(page.getByRole('link', { name: 'Marcas' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cordas/i)
})

test('the offline page follows the store’s identity', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  await waitForServiceWorker(page)
  const stored = (path: string) =>
    page.evaluate(async (one) => (await caches.match(one, { ignoreVary: true }))?.text(), path)
  await expect.poll(() => stored('/sem-conexao/identidade')).toContain('Lira')
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.endsWith('-sem-rede'))
    const cache = await caches.open(name)
    for (const path of ['/sem-conexao', '/sem-conexao/identidade'])
      await cache.put(path, new Response('De outra marca'))
  })
  await page.goto('/cordas')

  await expect.poll(() => stored('/sem-conexao')).toContain('Você está sem conexão')
})

test('a link to a visited page works offline', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/cordas')
  await waitForServiceWorker(page)
  await cachedPage(page, '/cordas')
  await page.goto('/marcas')
  await cachedPage(page, '/marcas')

  await context.setOffline(true)
  await page.locator('header a[href="/cordas"]').first().click()

  await expect(page).toHaveURL(/\/cordas$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cordas/i)
})

test('the tools for practising stay, however much else is seen', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/ferramentas/diapasao')
  await waitForServiceWorker(page)
  await page.reload()
  await expect.poll(() => page.evaluate(cachedPaths, '-ferramentas')).toContain('/ferramentas/metronomo')
  await page.goto('/marcas')
  // More than the worker stores of ordinary pages.
  await page.evaluate(async () => {
    for (let i = 0; i < 50; i += 1) {
      navigator.serviceWorker.controller?.postMessage({ seen: `${location.origin}/cordas?x=${i}` })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await expect.poll(() => page.evaluate(cachedPaths, '-paginas')).toHaveLength(40)

  await context.setOffline(true)
  for (const [path, title] of [
    ['/ferramentas/metronomo', 'Metrônomo'],
    ['/ferramentas/afinador?instrumento=violino', 'Afinador'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  }
  await page.goto('/instrumentos')
  await expect(page.getByRole('link', { name: 'Metrônomo' })).toBeVisible()
})

test('nothing personal is stored', async ({ page }) => {
  await page.goto('/marcas')
  await waitForServiceWorker(page)
  await page.goto('/checkout/carrinho/')
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ seen: location.href }))
  await page.goto('/marcas')
  await cachedPage(page, '/marcas')

  const cached = await page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname)
    return addresses
  })
  expect(cached.filter((path) => /^\/(v2|checkout|minha-conta|admin)/.test(path))).toEqual([])
})

test('the shop can be installed', { tag: '@long' }, async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()

  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', lang: 'pt-BR' })
  for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
    const size = await page.evaluate(
      (path) =>
        new Promise((resolve) => {
          const image = new Image()
          image.onload = () => resolve(`${image.naturalWidth}x${image.naturalHeight}`)
          image.src = path
        }),
      src,
    )
    expect(size).toBe(sizes)
  }
})

/** The worker controls this page. */
async function waitForServiceWorker(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

async function cachedPage(page: Page, path: string) {
  await expect.poll(() => page.evaluate(cachedPaths, '-paginas')).toContain(path)
}

async function cachedPaths(ending: string): Promise<string[]> {
  const paths: string[] = []
  for (const name of await caches.keys()) {
    if (!name.endsWith(ending)) continue
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
  }
  return paths
}

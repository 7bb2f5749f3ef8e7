import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'

test('scripts leave the network to the first pictures, until these are loaded or the visitor interacts', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const pictures = Promise.withResolvers<void>()
  await page.route('**/imagens/**', async (route) => {
    await pictures.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: 'Os mais tocados' })).toBeVisible()
  expect(scripts).toEqual([])

  await page.mouse.move(100, 100)
  await hydrated(page)
  expect(scripts).not.toEqual([])
  pictures.resolve()
})

test('the code of footer and help waits for the pointer to move', {
  tag: '@long',
}, async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto('/cordas')
  await interactive(page)
  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  })
  await page.waitForLoadState('networkidle')
  const before = scripts.size

  await page.mouse.move(100, 100)
  await hydrated(page)
  expect(scripts.size).toBeGreaterThan(before)
})

for (const path of ['/', '/cordas', '/violino-eagle-ve441-4-4-com-estojo-e-arco', '/checkout/carrinho'])
  test(`${path} becomes interactive without creating formatters`, { tag: '@long' }, async ({ page }) => {
    // Their data take long to load: a phone stands still for a tenth of a second.
    await page.addInitScript(() => {
      for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat'] as const)
        Object.defineProperty(Intl, name, {
          value: new Proxy(Intl[name], {
            construct(target, args, receiver) {
              document.documentElement.dataset['formatter'] = name
              return Reflect.construct(target, args, receiver)
            },
          }),
        })
    })
    await page.goto(path)
    await interactive(page)
    await page.waitForLoadState('networkidle')

    expect(await page.evaluate(() => document.documentElement.dataset['formatter'])).toBeUndefined()
  })

test('scripts start by themselves once the first pictures are loaded', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')

  await interactive(page)
})

/** Waits until React has the page, without the interaction that `hydrated` begins with. */
async function interactive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.keys(document.body).join())).toContain('__react')
}

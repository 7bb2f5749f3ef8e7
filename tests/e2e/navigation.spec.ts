import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'

test('a shopper reaches a product from home by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /pular para o conteúdo|ir para o conteúdo/i })).toBeFocused()
  await reach(page, 'Cordas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cordas$/)
  // The new page takes the focus itself, which would undo ours.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  const product = page.getByRole('main').getByRole('article').first().getByRole('link').last()
  await product.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('region', { name: 'Imagens do produto' })).toBeVisible()
})

test('on a phone the menu slides in, opens its levels and closes with Esc', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hydrated(page)
  const panel = page.locator('#menu-lateral')
  const opener = page.getByRole('button', { name: 'Abrir o menu' })
  await expect(panel.getByRole('link', { includeHidden: true })).toHaveCount(0)
  await opener.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByText('Cordas', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Ver tudo em Cordas' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a new page starts at its top, with the menu closed, and going back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 })
  await page.goto('/cordas')
  await hydrated(page)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
  await page.getByRole('main').getByRole('article').nth(7).getByRole('link').last().click()
  await expect(page.getByRole('region', { name: 'Imagens do produto' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()

  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
})

test('going back to the home page restores its second fold and the scroll position', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(4000)
  const place = 2600
  await page.evaluate((y) => scrollTo(0, y), place)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  const link = (await page.getByRole('banner').getByRole('link', { name: 'Marcas' }).boundingBox())!
  // Playwright's own click would scroll sticky elements to the top.
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2)
  await expect(page).toHaveURL(/\/marcas$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()

  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(4000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('the focus moves to the new page’s heading, and its title is announced', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).click()
  await expect(page).toHaveURL(/\/cordas$/)

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('[aria-live="polite"]', { hasText: /Cordas/ })).toBeAttached()
})

test.describe('while a page is loading', () => {
  const progress = (page: Page) => page.locator('[data-running]')
  const loader = (page: Page) => page.locator('[data-on]')

  test('shows nothing for 200 ms; then the loader and the progress line, until it is there', {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/marcas')
    await hydrated(page)
    const go = await holdBack(page, '**/cordas.data**')
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).click()
    await page.clock.runFor(199)
    await expect(progress(page)).toHaveCount(0)
    await expect(loader(page)).toHaveCount(0)
    await page.clock.runFor(50)
    await expect(progress(page)).toHaveCount(1)
    await expect(loader(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Carregando a página' })).toBeAttached()
    expect(await progress(page).evaluate((line) => getComputedStyle(line).animationDuration)).toBe('5s')
    go()
    await expect(page).toHaveURL(/\/cordas$/)
    await expect(progress(page)).toHaveCount(0)
    await expect(loader(page)).toHaveCount(0)
  })

  test('hides the line 500 ms after the end', { tag: '@long' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/marcas')
    await hydrated(page)
    const go = await holdBack(page, '**/cordas.data**')
    await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).click()
    const line = await progress(page).elementHandle()
    go()
    await expect(progress(page)).toHaveCount(0)
    const { transitionDelay, transitionDuration } = await line!.evaluate((element) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(element)
      return { transitionDelay, transitionDuration }
    })
    expect(Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration)).toBe(0.5)
  })

  test('shows the line, but no loader, for a query alone', { tag: '@long' }, async ({ page }) => {
    await page.goto('/cordas')
    await hydrated(page)
    const go = await holdBack(page, '**/cordas.data?**')
    await page.getByRole('main').getByRole('link', { name: 'Próxima' }).first().click()
    await expect(progress(page)).toHaveCount(1)
    await expect(loader(page)).toHaveCount(0)
    go()
    await expect(page).toHaveURL(/pg=2/)
  })
})

test.describe('code that is missing after a release', () => {
  const failure = (page: Page) => page.getByRole('heading', { name: 'Algo deu errado do nosso lado' })

  test('reloads the requested page, once in 60 s; then shows the error page', async ({ page }) => {
    await page.clock.install()
    await page.goto('/marcas')
    await hydrated(page)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.route('**/assets/product-or-category-*.js', (route) =>
      loads.length > 0 ? route.continue() : route.abort(),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Cordas/ })).toBeVisible()
    expect(loads).toEqual(['/cordas'])
    await hydrated(page)

    await page.route('**/assets/{lists,brands}-*.js', (route) =>
      loads.length > 1 ? route.continue() : route.abort(),
    )
    await followLink(page, '/lista')
    await expect(failure(page)).toBeVisible()
    expect(loads).toEqual(['/cordas'])

    await page.clock.fastForward(60_000)
    await followLink(page, '/marcas')
    await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
    expect(loads).toEqual(['/cordas', '/marcas'])
  })

  test('never leaves a blank page, not even if no code at all can be loaded', { tag: '@long' }, async ({
    page,
  }) => {
    // The error page's own code never loads.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const isErrorPage = (await response.text()).includes('This page could not be found')
      await (isErrorPage ? route.abort() : route.fulfill({ response }))
    })
    await page.addInitScript(() => sessionStorage.setItem('lira:recarregada', String(Date.now())))
    await page.goto('/marcas')
    await hydrated(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    await followLink(page, '/lista')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo deu errado do nosso lado')
    await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeVisible()
  })

  test('does not count as missing while it is only prefetched', { tag: '@long' }, async ({ page }) => {
    await page.goto('/marcas')
    await hydrated(page)
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/assets/product-or-category-*.js', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).hover()
    await failed

    await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('lira:recarregada'))).toBeNull()
  })
})

test('an address that can’t be decoded is refused; on navigation it is logged, and the error page is shown', {
  tag: '@long',
}, async ({ page, request }) => {
  for (const path of ['/%E0%A4%A', '/marcas/%E0%A4%A', '/%ff%fe', '/checkout/%E0%A4%A', '/%E0%A4%A.data'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 400])

  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await page.goto('/marcas')
  await hydrated(page)
  await followLink(page, '/%E0%A4%A')
  await expect(page.getByRole('heading', { name: 'Não entendemos este pedido' })).toBeVisible()
  expect(logged.join('\n')).toMatch(/"\/%E0%A4%A" could not be decoded/)
  await expect(page).toHaveURL(/\/%E0%A4%A$/)
})

test.describe('prefetches', () => {
  test('a link when the pointer rests on it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/marcas')
    await hydrated(page)
    const ahead = page.waitForRequest(/\/cordas\.data/)
    await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).hover()

    await ahead
  })

  test('the code of the commonest page, when the browser is idle, and after 2 s at the latest', {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const waits: unknown[] = []
      const { requestIdleCallback } = window
      Object.assign(window, { waits })
      window.requestIdleCallback = (run, options) => {
        waits.push(options?.timeout)
        return requestIdleCallback(run, options)
      }
    })
    await page.goto('/marcas')

    await expect(page.locator('link[rel=prefetch][href*="product-or-category"]')).toHaveCount(1)
    const waits = await page.evaluate(() => Reflect.get(window, 'waits'))
    expect(new Set(waits)).toEqual(new Set([2000]))
  })

  for (const [name, connection] of [
    ['on a 2G connection', { effectiveType: 'slow-2g' }],
    ['where data is to be saved', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`nothing ${name}`, { tag: '@long' }, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      }, connection)
      await page.clock.install()
      await page.goto('/marcas')
      await hydrated(page)
      await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).hover()
      await page.clock.runFor(3000)

      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    })
  }
})

/** Holds back the answers to an address until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })

  return release
}

/** Adds a link of the shop and clicks it. */
async function followLink(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

async function reach(page: Page, name: string) {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).first()
  for (let i = 0; i < 30; i++) {
    if (await link.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}`)
}

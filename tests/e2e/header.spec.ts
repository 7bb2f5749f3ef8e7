import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { clean, settled } from './support/open-states.ts'
import { customer, visitor } from './support/users.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const toggle = (page: Page, label: string) => menu(page).getByRole('button', { name: `Abrir ${label}` })
const sideMenu = (page: Page) => page.locator('#menu-lateral')
const hamburger = (page: Page) => page.getByRole('button', { name: 'Abrir o menu' })

async function open(page: Page, path: string, width = 1366) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await hydrated(page)
}

test.describe('the main menu', () => {
  test('fits into every width from 769 px on', { tag: '@long' }, async ({ page }) => {
    await open(page, '/marcas')
    for (const width of [769, 820, 1024, 1099, 1100, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await menu(page)
        .locator('[data-entry]')
        .evaluateAll((entries) =>
          entries.map((entry) => {
            const { left, right } = entry.getBoundingClientRect()
            return { left, right }
          }),
        )
      expect(boxes.length).toBeGreaterThan(5)
      let end = 0
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(end - 1)
        end = right
      }
      expect(end).toBeLessThanOrEqual(width)
      await expect(hamburger(page)).toBeHidden()
    }
  })

  test('opens on hover, with three levels and the picture, and closes when the mouse leaves', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/marcas')
    await expect(menu(page).locator('img')).toHaveCount(0)
    await menu(page).getByRole('link', { name: 'Cordas', exact: true }).hover()
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'true')
    const sheet = menu(page).locator('#menu-0')
    await expect(sheet.getByRole('link', { name: 'Cordas avulsas' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Cavaquinho' })).toHaveAttribute(
      'href',
      '/cordas/instrumentos/cavaquinhos',
    )
    await expect(sheet.locator('img')).toHaveCount(1)
    await page.mouse.move(700, 780)
    await expect(sheet).toBeHidden()
  })

  test('stays open under a mouse that crosses a neighbour on the way down', { tag: '@long' }, async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/marcas')
    const from = await middle(menu(page).getByRole('link', { name: 'Cordas', exact: true }))
    const to = await middle(menu(page).getByRole('link', { name: 'Violinos', exact: true }))
    await page.mouse.move(from.x, from.y)
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'true')
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.mouse.move(to.x - 20, to.y + 15, { steps: 5 })
    await page.clock.runFor(300)
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(to.x, to.y + 100)
    await page.clock.runFor(1000)
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(to.x - 5, to.y)
    await page.mouse.move(to.x, to.y)
    await page.clock.runFor(400)
    await expect(toggle(page, 'Violinos')).toHaveAttribute('aria-expanded', 'true')
  })

  test('is navigated with the arrow keys, and closed with Esc', async ({ page }) => {
    await open(page, '/marcas')
    const entry = (name: string) => menu(page).getByRole('link', { name, exact: true })
    await entry('Cordas').focus()
    await page.keyboard.press('ArrowRight')
    await expect(entry('Violinos')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(entry('Marcas')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'true')
    await expect(entry('Por instrumento')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(entry('Cordas avulsas')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).locator('#menu-0 a').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entry('Cordas')).toBeFocused()
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    await expect(entry('Violinos')).toBeFocused()
    await entry('Cordas').focus()
    await page.keyboard.press('ArrowDown')
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'true')
    await entry('Violões').focus()
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on navigation to another page', { tag: '@long' }, async ({ page }) => {
    await open(page, '/marcas')
    await toggle(page, 'Cordas').click()
    await menu(page).getByRole('link', { name: 'Cordas avulsas' }).click()
    await expect(page).toHaveURL(/\/cordas\/avulsas$/)
    await expect(toggle(page, 'Cordas')).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('the side menu', () => {
  for (const width of [360, 768]) {
    test(`is toggled by hamburger, close button and overlay at ${width} px`, { tag: '@long' }, async ({
      page,
    }) => {
      await open(page, '/marcas', width)
      await expect(menu(page)).toBeHidden()
      await hamburger(page).click()
      await expect(sideMenu(page)).toBeVisible()
      await sideMenu(page).getByRole('button', { name: 'Fechar' }).click()
      await expect(sideMenu(page)).toBeHidden()
      await hamburger(page).click()
      await expect(sideMenu(page)).toBeVisible()
      await page.mouse.click(width - 25, 400)
      await expect(sideMenu(page)).toBeHidden()
    })
  }

  test('keeps the focus, hides the page from screen readers, and gives the focus back', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/marcas', 360)
    await hamburger(page).click()
    const close = sideMenu(page).getByRole('button', { name: 'Fechar' })
    await expect(close).toBeFocused()
    await expect(sideMenu(page).getByRole('navigation', { name: 'Conta' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(
      sideMenu(page).getByRole('navigation', { name: 'Conta' }).getByRole('link').last(),
    ).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await page.mouse.click(335, 400)
    await expect(sideMenu(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/marcas')
    await expect(page.getByRole('main')).toHaveCount(1)
  })

  test('unfolds three levels in place, in 300 ms', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/marcas', 360)
    await hamburger(page).click()
    const level = (name: string) => sideMenu(page).getByRole('button', { name, exact: true })
    const leaf = sideMenu(page).getByRole('link', { name: 'Violoncelo', exact: true }).last()
    await expect(level('Cordas avulsas')).toBeHidden()
    await level('Cordas').click()
    await expect(level('Cordas')).toHaveAttribute('aria-expanded', 'true')
    await level('Cordas avulsas').click()
    await expect(leaf).toBeVisible()
    expect(await unfolding(level('Cordas'))).toBe('0.3s')
    await level('Cordas').click()
    await expect(leaf).toBeHidden()
  })

  test('unfolds at once with prefers-reduced-motion', { tag: '@long' }, async ({ page }) => {
    await open(page, '/marcas', 360)
    await hamburger(page).click()

    expect(await unfolding(sideMenu(page).getByRole('button', { name: 'Cordas', exact: true }))).toBe('0s')
  })

  test('closes when the path changes, and stays open when only the query does', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/cordas', 360)
    await hamburger(page).click()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/cordas?disponivel=1'
      document.body.append(link)
      link.click()
    })
    await expect(page).toHaveURL(/disponivel=1/)
    await expect(sideMenu(page)).toBeVisible()
    await sideMenu(page).getByRole('link', { name: 'Marcas' }).click()
    await expect(page).toHaveURL(/\/marcas$/)
    await expect(sideMenu(page)).toBeHidden()
  })

  test('the bar has room for favourites and account, down to 320 px', { tag: '@long' }, async ({ page }) => {
    await customer(page)
    await open(page, '/marcas', 320)
    const bar = page.getByRole('banner')
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const boxes = [
        await hamburger(page).boundingBox(),
        await bar.getByRole('link', { name: 'Lira, página inicial' }).boundingBox(),
        await bar.getByRole('button', { name: 'Buscar na loja' }).boundingBox(),
        await bar.getByRole('link', { name: 'Favoritos', exact: true }).boundingBox(),
        await bar.getByRole('link', { name: 'Minha conta', exact: true }).boundingBox(),
        await bar.getByRole('link', { name: /^Sacola de compras/ }).boundingBox(),
      ]
      for (const [i, box] of boxes.entries()) {
        expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
        expect(box!.x).toBeGreaterThanOrEqual(i === 0 ? 0 : boxes[i - 1]!.x + boxes[i - 1]!.width - 1)
        expect(box!.x + box!.width).toBeLessThanOrEqual(width)
      }
    }
    await bar.getByRole('link', { name: 'Minha conta', exact: true }).click()
    await expect(page).toHaveURL(/\/(minha-conta|checkout\/acesso)/)
  })

  test('contains the account links that do not fit the bar', { tag: '@long' }, async ({ page }) => {
    await customer(page)
    await open(page, '/marcas', 768)
    await expect(page.getByRole('button', { name: 'Conta', exact: true })).toBeHidden()
    await hamburger(page).click()

    await expect(sideMenu(page).getByRole('navigation', { name: 'Conta' }).getByRole('link')).toHaveCount(5)
  })
})

test.describe('the account menu', () => {
  const links = (page: Page) => page.locator('#conta').getByRole('link')
  const addresses = (page: Page) =>
    links(page).evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))

  test('has two entries for visitors', { tag: '@long' }, async ({ page }) => {
    await visitor(page)
    await open(page, '/marcas')
    const account = page.getByRole('button', { name: 'Conta', exact: true })
    await account.click()
    await expect(links(page).first()).toBeVisible()
    expect(await addresses(page)).toEqual([
      ['EntrarAcessar sua conta', '/checkout/acesso/'],
      ['CadastrarCrie a sua conta', '/checkout/cadastro/'],
    ])
    await page.keyboard.press('Escape')
    await expect(links(page).first()).toBeHidden()
    await expect(account).toBeFocused()
  })

  test('has three more for customers, and nothing shifts when the user is known', { tag: '@long' }, async ({
    page,
  }) => {
    await customer(page)
    await open(page, '/marcas')
    await page.getByRole('button', { name: 'Conta', exact: true }).click()
    await expect(links(page)).toHaveCount(5)
    expect((await addresses(page)).slice(2)).toEqual([
      ['minha conta', '/minha-conta/dados'],
      ['Meus pedidos', '/minha-conta/pedido'],
      ['rastrear meu pedido', '/minha-conta/pedido'],
    ])
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(resolve, 500, 0)
        }),
    )
    expect(shift).toBeLessThan(0.01)
  })

  test('closes when the focus leaves it, and by its button', { tag: '@long' }, async ({ page }) => {
    await visitor(page)
    await open(page, '/marcas')
    const account = page.getByRole('button', { name: 'Conta', exact: true })
    await account.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(links(page).last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(links(page).last()).toBeHidden()

    await account.press('Enter')
    await links(page).first().focus()
    await account.click()
    await expect(links(page).first()).toBeHidden()
  })

  test('loads the user once per page load', { tag: '@long' }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => request.url().endsWith('/checkout/user') && requests.push(request.url()))
    await open(page, '/marcas')
    await expect.poll(() => requests.length).toBe(1)
    await menu(page).getByRole('link', { name: 'Cordas', exact: true }).click()
    await expect(page).toHaveURL(/\/cordas$/)

    expect(requests).toHaveLength(1)
  })
})

test('the main menu appears once it is complete, so that it does not move as it grows', {
  tag: '@long',
}, async ({ page }) => {
  for (const [end, shown] of [
    ['data-entry="4"', false],
    ['</header>', true],
  ] as const) {
    await page.route('**/marcas', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, html.indexOf(end)) })
    })
    await page.goto('/marcas', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Lira, página inicial' })).toBeVisible()
    await expect(page.locator('header nav').first()).toBeVisible({ visible: shown })
    await page.unroute('**/marcas')
  }
})

test('on the home page the header has a background only below the hero; elsewhere always', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/')
  const background = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
  const hero = await page.locator('[data-hero]').first().boundingBox()
  await page.evaluate((y) => scrollTo(0, y), hero!.height - 100)
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate((y) => scrollTo(0, y), hero!.height + 10)
  await expect.poll(background).toBe('rgb(251, 248, 243)')
  await menu(page).getByRole('link', { name: 'Marcas' }).click()
  await expect(page).toHaveURL(/\/marcas$/)
  await expect.poll(background).toBe('rgb(251, 248, 243)')
})

test.describe('axe finds nothing', () => {
  test('in the open side menu', { tag: '@long' }, async ({ page }) => {
    await customer(page)
    await open(page, '/marcas', 360)
    await hamburger(page).click()
    await sideMenu(page).getByRole('button', { name: 'Cordas', exact: true }).click()
    await sideMenu(page).getByRole('button', { name: 'Cordas avulsas', exact: true }).click()
    await settled(sideMenu(page))
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await clean(page, 'header')
    }
  })

  test('in the open menus of wide screens', { tag: '@long' }, async ({ page }) => {
    await customer(page)
    await open(page, '/marcas')
    for (const width of [1024, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await toggle(page, 'Cordas').click()
      await settled(menu(page).locator('#menu-0'))
      await clean(page, 'header')
      await page.getByRole('button', { name: 'Conta', exact: true }).click()
      await settled(page.locator('#conta'))
      await clean(page, 'header')
    }
  })
})

async function middle(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()

  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}

function unfolding(button: Locator): Promise<string | undefined> {
  return button.evaluate(
    (element) => getComputedStyle(element.nextElementSibling!).transitionDuration.split(',')[0],
  )
}

import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { violationsOn } from './support/violations.ts'

const LISTING = '/cordas'
const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'

test('products chosen on two pages are compared, and the table says where they differ', async ({ page }) => {
  const complaints = complaintsOf(page)
  const events = heard(page)
  await open(page, LISTING)
  const [first, second] = [await choose(page, 0), await choose(page, 1)]
  await expect(tray(page).getByRole('link')).toHaveText('Comparar 2 produtos')
  await expect.poll(() => named(events, 'add_to_comparison')).toBe(2)
  await open(page, PRODUCT)
  const violin = await choose(page, 0)
  await tray(page).getByRole('link', { name: 'Comparar 3 produtos' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparar produtos')
  expect(await columns(page)).toEqual([first, second, violin])
  await expect(row(page, 'Marca').getByRole('cell')).toHaveCount(3)
  const all = await page.getByRole('row').count()
  await page.getByRole('link', { name: 'Só diferenças' }).click()
  await expect(page).toHaveURL(/ver=diferencas/)
  await expect(page.getByRole('link', { name: 'Só diferenças' })).toHaveAttribute('aria-current', 'true')
  expect(await page.getByRole('row').count()).toBeLessThan(all)
  await expect(row(page, 'Preço').getByText('Menor preço')).toHaveCount(1)
  await expect.poll(() => named(events, 'add_to_comparison')).toBe(3)
  await expect.poll(() => named(events, 'view_comparison')).toBe(1)
  expect(complaints).toEqual([])
})

test('by keyboard: a product is chosen, compared, and taken out again', { tag: '@long' }, async ({
  page,
}) => {
  const events = heard(page)
  await open(page, LISTING)
  const names = await page
    .getByRole('checkbox', { name: /^Comparar / })
    .evaluateAll((boxes) =>
      boxes.slice(0, 2).map((box) => box.getAttribute('aria-label')?.replace('Comparar ', '') ?? ''),
    )
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Comparar ${name}`, exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('status').filter({ hasText: `${name} está na comparação.` })).toBeAttached()
  }
  await tray(page).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => columns(page)).toEqual(names)
  await expect(tray(page)).toBeHidden()

  await page.getByRole('link', { name: `Tirar ${names[0]} da comparação` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => columns(page)).toEqual(names.slice(1))
  await expect.poll(() => named(events, 'remove_from_comparison')).toBe(1)
  await page.goBack()
  await expect.poll(() => columns(page)).toEqual(names)
})

test('a page that shows other products, or none, leaves the choice alone and leads to it', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, LISTING)
  const chosen = [await choose(page, 0), await choose(page, 1)]
  const ids = await stored(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Comparar produtos' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByText('Você já escolheu 2 produtos.')).toBeVisible()
  expect(await stored(page)).toBe(ids)
  await page.locator('#conteudo').getByRole('link', { name: 'Comparar 2 produtos' }).click()
  await expect.poll(() => columns(page)).toEqual(chosen)

  // A link of somebody else's.
  const foreign = ids.split(',').includes('1') ? '3' : '1'
  await open(page, `/comparar?produtos=${foreign}`)
  await expect(page.getByText('A sua comparação é outra, com 2 produtos.')).toBeVisible()
  await page.getByRole('link', { name: /^Tirar / }).click()
  await expect(page.getByText('Você já escolheu 2 produtos.')).toBeVisible()
  expect(await stored(page)).toBe(ids)
  await open(page, `/comparar?produtos=${foreign}`)
  await page.getByRole('button', { name: 'Trocar a minha por esta' }).click()
  await expect(page.getByText('Esta é agora a sua comparação.')).toBeVisible()
  expect(await stored(page)).toBe(foreign)

  // The last one is taken out.
  await page.getByRole('link', { name: /^Tirar / }).click()
  await expect(page).toHaveURL(/\/comparar$/)
  expect(await stored(page)).toBe('')
  await expect(page.getByText('Você já escolheu')).toHaveCount(0)
})

test('tabs add to the same choice, and show it at once', { tag: '@long' }, async ({ page, context }) => {
  const second = await context.newPage()
  await open(page, LISTING)
  await open(second, PRODUCT)
  await choose(page, 0)
  await expect(tray(second).getByRole('link')).toHaveText('Comparar 1 produto')
  // Put aside by the browser, a page hears nothing of what is chosen elsewhere.
  await second.evaluate(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
  const ids = await stored(page)
  await page.evaluate((text) => localStorage.setItem('lira:comparar', text), `${ids},1`)
  await choose(second, 0)

  await expect(tray(second).getByRole('link')).toHaveText('Comparar 3 produtos')
  await expect(tray(page).getByRole('link')).toHaveText('Comparar 3 produtos')
  await page.evaluate(() => {
    localStorage.setItem('lira:comparar', '1')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(tray(page).getByRole('link')).toHaveText('Comparar 1 produto')
})

test('a fifth product is not added, and the tray says why', { tag: '@long' }, async ({ page }) => {
  await open(page, LISTING)
  for (const place of [0, 1, 2, 3]) await choose(page, place)
  const fifth = page.getByRole('checkbox', { name: /^Comparar / }).nth(4)
  await fifth.click()

  await expect(fifth).not.toBeChecked()
  await expect(tray(page).locator('p').first()).toContainText('Você já escolheu quatro produtos.')
  await tray(page).getByRole('button', { name: 'Esvaziar a comparação' }).click()
  await expect(tray(page)).toBeHidden()
  await expect(page.locator('input[form="comparar"]:checked')).toHaveCount(0)
})

test('what was ticked before the page was hydrated counts', { tag: '@long' }, async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await ticked
    await route.continue()
  })
  const { promise: ticked, resolve } = Promise.withResolvers<void>()
  // The page is not loaded before its scripts are, once it has requested them.
  await page.goto(LISTING, { waitUntil: 'commit' })
  const box = page.getByRole('checkbox', { name: /^Comparar / }).first()
  await box.click()
  await expect(tray(page).getByRole('button', { name: 'Comparar' })).toBeVisible()
  resolve()
  await hydrated(page)

  await expect(tray(page).getByRole('link')).toHaveText('Comparar 1 produto')
  await expect(box).toBeChecked()
})

test('the related products of a product are compared by one link', { tag: '@long' }, async ({ page }) => {
  await page.goto(PRODUCT)
  await page.getByRole('link', { name: 'Comparar com os parecidos' }).click()

  await expect.poll(() => columns(page).then(({ length }) => length)).toBe(4)
})

test('another product is found and added on the page itself', { tag: '@long' }, async ({ page }) => {
  await open(page, '/comparar?produtos=1')
  await page.getByRole('searchbox', { name: 'Que produto você quer comparar?' }).fill('guitarra strinberg')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /^Comparar também .*Strinberg/i })
    .first()
    .click()

  await expect.poll(() => columns(page).then(([, second]) => second)).toMatch(/Strinberg/i)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('what is not there is said', { tag: '@long' }, async ({ page }) => {
  await page.goto('/comparar?produtos=1,2,3,4,5')
  await expect(page.getByText('Cabem quatro produtos lado a lado: um ficou de fora.')).toBeVisible()
  expect(await columns(page)).toHaveLength(4)
  await page.goto('/comparar?produtos=1,999999')
  await expect(page.getByText('Um produto não está mais à venda e saiu da comparação.')).toBeVisible()
  expect(await columns(page)).toHaveLength(1)
  await page.goto('/comparar')
  await expect(page.getByText('Escolha até quatro produtos')).toBeVisible()
})

test('search engines are kept out, and links lead to one address', { tag: '@long' }, async ({ page }) => {
  await page.goto('/comparar?produtos=1&produtos=2&produtos=1&ver=diferencas')

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/comparar\?produtos=1,2$/)
})

for (const width of WIDTHS)
  test(`at ${width} px the page is accessible, and only the table scrolls sideways`, {
    // Phones have the least room; at each width there is the same.
    tag: width > 360 ? '@long' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/comparar?produtos=1,2,3,4', '/comparar?produtos=1,2&busca=corda', '/comparar']) {
      await open(page, path)
      expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    // The first of these pages has become the comparison, with no place left.
    await page.evaluate(() => localStorage.removeItem('lira:comparar'))
    await open(page, LISTING)
    await choose(page, 0)
    await expect(tray(page).getByRole('link')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })

test('at 360 px the names of the rows stay while the table is scrolled', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/comparar?produtos=1,2,3,4')
  const name = row(page, 'Marca').getByRole('rowheader')
  const before = await name.boundingBox()
  const frame = page.getByRole('region', { name: 'Comparação' })
  await frame.focus()
  await frame.evaluate((element) => element.scrollTo(200, 0))

  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
  expect((await name.boundingBox())?.x).toBeLessThanOrEqual(before?.x ?? 0)
  expect((await name.boundingBox())?.x).toBeGreaterThanOrEqual(0)
})

test('printed, there is the table and no more', { tag: '@long' }, async ({ page }) => {
  await open(page, '/comparar?produtos=1,2')
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('thead img').first()).toBeVisible()
  for (const name of ['Imprimir', 'Compartilhar', 'Procurar'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Tirar / }).first()).toBeHidden()
  await expect(page.getByRole('link', { name: 'Só diferenças' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('products are chosen, compared, added and taken out', { tag: '@long' }, async ({ page }) => {
    await page.goto(LISTING)
    const boxes = page.getByRole('checkbox', { name: /^Comparar / })
    await expect(tray(page)).toBeHidden()
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await tray(page).getByRole('button', { name: 'Comparar' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)

    await page.getByRole('searchbox', { name: 'Que produto você quer comparar?' }).fill('breu')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await page
      .getByRole('link', { name: /^Comparar também / })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page.getByRole('link', { name: 'Só diferenças' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page
      .getByRole('link', { name: /^Tirar / })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page).toHaveURL(/ver=diferencas/)
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

function tray(page: Page) {
  return page.locator('form#comparar')
}

/** Ticks the box of a card and returns the product's name. */
async function choose(page: Page, place: number): Promise<string> {
  const box = page.getByRole('checkbox', { name: /^Comparar / }).nth(place)
  await box.check()
  const label = await box.getAttribute('aria-label')
  const name = label?.replace('Comparar ', '') ?? ''
  await expect(page.getByRole('status').filter({ hasText: `${name} está na comparação.` })).toBeAttached()

  return name
}

function stored(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('lira:comparar') ?? '')
}

async function columns(page: Page): Promise<string[]> {
  const links = page.getByRole('columnheader').locator('a[href^="/"]:not([aria-label])')

  return links.allTextContents()
}

function row(page: Page, label: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
}

type Heard = { nome: string; itens: { idProduto: number }[] }[]

function heard(page: Page): Heard {
  const events: Heard = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events')) events.push(...request.postDataJSON().eventos)
  })

  return events
}

function named(events: Heard, name: string): number {
  return events.filter(({ nome }) => nome === name).length
}

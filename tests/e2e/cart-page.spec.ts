import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { openLoaded } from './support/open-loaded.ts'
import { violationsOn } from './support/violations.ts'

const CART = '/checkout/carrinho/'
const VIOLIN = '/violino-eagle-ve431-com-estojo-e-arco'

test.beforeEach(({ page }) => answerConsent(page))

test('both forms of its address are the cart, private to one visitor', { tag: '@long' }, async ({
  request,
}) => {
  for (const path of [CART, CART.slice(0, -1)]) {
    const answer = await request.get(path)

    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
  }
})

test('refuses an unknown form as a bad request', { tag: '@long' }, async ({ request }) => {
  expect((await request.post(CART, { form: { acao: 'dancar' } })).status()).toBe(400)
  expect((await request.post(CART, { form: { acao: 'tirar', idProduto: 'x' } })).status()).toBe(422)
})

test.describe('with JavaScript', () => {
  test('is empty at first, says where to look, and offers popular products', { tag: '@long' }, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await page.goto(CART)
    await hydrated(page)

    await expect(main(page).getByRole('heading', { level: 1, name: 'Sacola de compras' })).toBeVisible()
    await expect(main(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('region').getByRole('article').first()).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('suggests what goes with the cart, and never what is in it', { tag: '@long' }, async ({ page }) => {
    await buy(page, VIOLIN)
    await page.goto(CART)
    await hydrated(page)
    await expect(
      main(page).getByRole('heading', { name: 'Para acompanhar o que você escolheu' }),
    ).toBeVisible()
    const row = main(page).getByRole('list', { name: 'Sugestões de produtos' })
    await expect(row.getByRole('article').first()).toBeVisible()
    await expect(row.locator(`a[href^="${VIOLIN}"]`)).toHaveCount(0)
  })

  test('shares its state with the cart of the header', { tag: '@long' }, async ({ page }) => {
    await buy(page, VIOLIN)
    await page.goto(CART)
    await hydrated(page)
    await main(page)
      .getByRole('button', { name: /^Aumentar quantidade/ })
      .click()

    await expect(headerCart(page)).toHaveAccessibleName('Sacola de compras, 2 itens')
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await page.reload()
    await expect(main(page).getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('2')
  })

  test('shows what is added on it, without opening the panel', { tag: '@long' }, async ({ page }) => {
    await page.goto(CART)
    await hydrated(page)
    await main(page)
      .getByRole('button', { name: /^Comprar / })
      .first()
      .click()

    await expect(main(page).getByRole('list', { name: 'Itens da sacola' }).getByRole('listitem')).toHaveCount(
      1,
    )
    await expect(page.getByRole('dialog', { name: 'Sacola de compras' })).toBeHidden()
    await expect(headerCart(page)).toHaveAttribute('aria-current', 'page')
  })

  test('removes a line, and moves the focus to the message that the cart is empty', { tag: '@long' }, async ({
    page,
  }) => {
    await buy(page, VIOLIN)
    await page.goto(CART)
    await hydrated(page)
    await main(page)
      .getByRole('button', { name: /^Remover/ })
      .click()

    await expect(main(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
    await expect(headerCart(page)).toHaveAccessibleName('Sacola de compras')
  })

  test('applies and removes a coupon; says at its field why one does not apply', async ({ page }) => {
    await buy(page, VIOLIN)
    await page.goto(CART)
    await hydrated(page)
    const field = main(page).getByRole('textbox', { name: 'Cupom de desconto' })
    await field.fill('NAO-EXISTE')
    await main(page).getByRole('button', { name: 'Aplicar' }).click()
    await expect(main(page).getByRole('alert').filter({ hasText: /cupom/i })).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')

    await field.fill('BEMVINDO10')
    await field.press('Enter')
    await expect(main(page).getByText('BEMVINDO10', { exact: true })).toBeVisible()
    await main(page).getByRole('button', { name: 'Tirar o cupom BEMVINDO10' }).click()
    await expect(field).toBeVisible()
    await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

  test('saves a line for later and restores it, by keyboard, and the focus stays on the page', {
    tag: '@long',
  }, async ({ page }) => {
    await buy(page, VIOLIN)
    await page.goto(CART)
    await hydrated(page)
    await main(page)
      .getByRole('button', { name: /^Guardar para depois: / })
      .press('Enter')
    const saved = main(page).getByRole('region', { name: 'Guardados para depois' })
    await expect(saved.getByRole('article')).toHaveCount(1)
    await expect(main(page).getByText('ficou guardado para depois')).toBeVisible()
    await expect(headerCart(page)).toHaveAccessibleName('Sacola de compras')
    await expect(page.locator(':focus')).toHaveText(/Seu carrinho está vazio/)
    for (const width of [320, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }

    await page.reload()
    await hydrated(page)
    await saved.getByRole('button', { name: /^Voltar à sacola: / }).press('Enter')
    await expect(headerCart(page)).toHaveAccessibleName('Sacola de compras, 1 item')
    await expect(saved).toBeHidden()
    await expect(page.locator(':focus')).toHaveText(/voltou à sacola/)
  })

  test('is shared by a link, which adds its lines to another’s cart and reports missing ones', {
    tag: '@long',
  }, async ({ page, browser, baseURL }) => {
    await buy(page, VIOLIN)
    await page.goto(CART)
    await hydrated(page)
    await main(page).getByRole('button', { name: 'Compartilhar sacola' }).click()
    const address = await main(page).getByRole('link', { name: 'E-mail' }).getAttribute('href')
    const [, lines] = /itens%3D(.*)$/.exec(address!) ?? []

    const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' })
    const other = await context.newPage()
    await answerConsent(other)
    await other.goto(`${CART}compartilhado?itens=${lines},999999-999999x1`)
    await hydrated(other)
    await expect(main(other).getByRole('listitem')).toHaveCount(1)
    await expect(main(other).getByText('Um produto desta sacola não está mais à venda')).toBeVisible()
    for (const width of [320, 1366]) {
      await other.setViewportSize({ width, height: 800 })
      expect(await violationsOn(other)).toEqual([])
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await main(other).getByRole('button', { name: 'Pôr tudo na minha sacola' }).press('Enter')
    await expect(other).toHaveURL(/\/checkout\/carrinho\/$/)
    await expect(
      main(other).getByRole('list', { name: 'Itens da sacola' }).getByRole('listitem'),
    ).toHaveCount(1)
    await context.close()
  })

  test('has two columns from 1024 px on, and fits every width', { tag: '@long' }, async ({ page }) => {
    await buy(page, VIOLIN)
    await page.goto(CART)
    const left = main(page).getByRole('region', { name: 'Itens' })
    const right = main(page).getByRole('region', { name: 'Resumo' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const [lines, summary] = [await left.boundingBox(), await right.boundingBox()]
      const beside = summary && lines && summary.x >= lines.x + lines.width

      expect(beside).toBe(width >= 1024)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await expect(right).toHaveCSS('position', 'sticky')
  })

  test('does not shift during hydration', { tag: '@long' }, async ({ page }) => {
    await buy(page, VIOLIN)
    await openLoaded(page, CART)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )

    expect(shift).toBeLessThan(0.01)
  })

  test('passes axe, empty or filled', async ({ page }) => {
    for (const prepare of [() => page.goto(CART), () => buy(page, VIOLIN).then(() => page.goto(CART))]) {
      await prepare()
      await hydrated(page)
      for (const width of [360, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await violationsOn(page)).toEqual([])
      }
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('quantity, coupon and removal are forms', async ({ page }) => {
    await page.goto(VIOLIN)
    await main(page).getByRole('button', { name: 'Comprar', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout\/carrinho\/$/)

    await main(page)
      .getByRole('textbox', { name: /^Quantidade/ })
      .fill('2')
    await main(page).getByRole('button', { name: 'Atualizar' }).click()
    await expect(main(page).getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('2')

    await main(page).getByRole('textbox', { name: 'Cupom de desconto' }).fill('NAO-EXISTE')
    await main(page).getByRole('button', { name: 'Aplicar' }).click()
    await expect(main(page).getByRole('alert').filter({ hasText: /cupom/i })).toBeVisible()
    await expect(main(page).getByRole('textbox', { name: 'Cupom de desconto' })).toHaveValue('NAO-EXISTE')
    await main(page).getByRole('textbox', { name: 'Cupom de desconto' }).fill('BEMVINDO10')
    await main(page).getByRole('button', { name: 'Aplicar' }).click()
    await main(page).getByRole('button', { name: 'Tirar o cupom BEMVINDO10' }).click()
    await expect(main(page).getByRole('textbox', { name: 'Cupom de desconto' })).toBeVisible()

    await main(page)
      .getByRole('button', { name: /^Guardar para depois: / })
      .click()
    await expect(main(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
    await main(page)
      .getByRole('button', { name: /^Voltar à sacola: / })
      .click()

    await main(page)
      .getByRole('button', { name: /^Remover/ })
      .click()
    await expect(main(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
  })
})

function main(page: Page) {
  return page.getByRole('main')
}

function headerCart(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Sacola de compras/ })
}

/** Sends the form of the product's page, which `add-to-cart.spec.ts` presses: these tests are about what follows. */
async function buy(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const item = /name="item" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await page.request.post(CART, { form: { acao: 'adicionar', item, quantidade: '1' } })
  expect(answer.url()).toContain(CART)
}

import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'

const SIZES = '/violino-eagle-ve431-com-estojo-e-arco'
const LISTING = '/cordas?disponivel=1'
const LIST = '/lista/volta-as-aulas'
const ADD = '/v2/front/checkout/cart'

test.beforeEach(({ page }) => answerConsent(page))

test.describe('on the product page', () => {
  test('the button is 52 px high and at most 395 px wide', { tag: '@long' }, async ({ page }) => {
    await page.goto(SIZES)
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 740 })
      const box = await buyButton(page).boundingBox()

      expect(box?.height).toBe(52)
      expect(box?.width).toBeLessThanOrEqual(395)
    }
  })

  test('adds the chosen size and quantity to the cart, which opens', async ({ page }) => {
    await page.goto(`${SIZES}?tamanho=1-4`)
    await hydrated(page)
    await main(page).getByRole('button', { name: 'Aumentar quantidade' }).click()
    await buyButton(page).click()
    const line = panel(page).getByRole('article', { name: 'Violino Eagle VE431' })

    await expect(line).toContainText('Tamanho: 1/4')
    await expect(line.getByRole('textbox')).toHaveValue('2')
    await expect(panel(page).getByRole('link', { name: 'FINALIZAR COMPRA' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Sacola de compras, 2 itens' }),
    ).toBeVisible()
    await expect(buyButton(page)).toBeFocused()
  })

  test('adding the same again raises the quantity of its line', { tag: '@long' }, async ({ page }) => {
    await page.goto(SIZES)
    await hydrated(page)
    for (const quantidade of ['1', '2']) {
      await buyButton(page).click()
      await expect(panel(page).getByRole('textbox', { name: /^Quantidade/ })).toHaveValue(quantidade)
      await page.keyboard.press('Escape')
    }
  })

  test('a double click adds once, and leaves the cart open', { tag: '@long' }, async ({ page }) => {
    const keys = addsOf(page)
    await page.goto(SIZES)
    await hydrated(page)
    await buyButton(page).dblclick()
    await expect(panel(page).getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('1')
    await page.reload()

    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Sacola de compras, 1 item' }),
    ).toBeVisible()
    expect(keys).toHaveLength(1)
  })

  test('each click has its own idempotency key, so that a repeated call counts once', {
    tag: '@long',
  }, async ({ page }) => {
    const keys = addsOf(page)
    await page.goto(SIZES)
    await hydrated(page)
    for (let clicks = 1; clicks <= 2; clicks++) {
      await buyButton(page).click()
      await expect(panel(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect.poll(() => keys.length).toBe(clicks)
    }

    expect(keys.every((key) => key && key.length >= 32)).toBe(true)
    expect(new Set(keys).size).toBe(2)
  })

  test('while it waits for the platform, the button is busy and sends nothing more', {
    tag: '@long',
  }, async ({ page }) => {
    const keys = addsOf(page)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**${ADD}`, async (route) => {
      if (route.request().method() === 'POST') await answered
      await route.continue()
    })
    await page.goto(SIZES)
    await hydrated(page)
    await buyButton(page).click()
    await expect(buyButton(page)).toHaveAttribute('aria-busy', 'true')
    await buyButton(page).press('Enter')
    answer()

    await expect(panel(page).getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('1')
    expect(keys).toHaveLength(1)
  })

  test('a refusal is shown in the cart, which stays unchanged', async ({ page }) => {
    await page.route(`**${ADD}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { mensagens: [{ tipo: 'erro', mensagem: 'Este produto acabou de esgotar.' }] },
          })
        : route.continue(),
    )
    await page.goto(SIZES)
    await hydrated(page)
    await buyButton(page).click()

    await expect(panel(page).getByText('Este produto acabou de esgotar.')).toBeVisible()
    await expect(panel(page).getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
  })

  test('a sold-out option is marked at the choices, and the focus goes to an available one', {
    tag: '@long',
  }, async ({ page }) => {
    const keys = addsOf(page)
    await page.goto(`${SIZES}?tamanho=1-2`)
    await hydrated(page)
    await expect(main(page).getByText('Esgotado').first()).toBeVisible()
    await buyButton(page).click()

    await expect(main(page).getByRole('alert')).toHaveText('Esta opção acabou. Escolha outra para comprar.')
    await expect(main(page).getByRole('radio', { name: '3/4', exact: true })).toBeFocused()
    expect(keys).toEqual([])
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toHaveCount(0)
  })

  test('two products that are cheaper together are bought together, at that price', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(SIZES)
    await hydrated(page)
    await main(page).getByRole('button', { name: 'Comprar os dois' }).first().click()

    await expect(panel(page).getByRole('article')).toHaveCount(2)
    await expect(panel(page).locator('dl')).toContainText(/Compre junto\s*-R\$/)
  })
})

test.describe('on a card', () => {
  test('adds a product without options at once', { tag: '@long' }, async ({ page }) => {
    await page.goto(LISTING)
    await hydrated(page)
    const button = main(page)
      .getByRole('button', { name: /^Comprar / })
      .first()
    const nome = (await button.getAttribute('aria-label'))?.replace('Comprar ', '') ?? ''
    await button.click()

    await expect(panel(page).getByRole('article', { name: nome })).toBeVisible()
    await expect(page).toHaveURL(LISTING)
  })

  test('links to the product if it has options', { tag: '@long' }, async ({ page }) => {
    await page.goto('/violinos')
    await hydrated(page)
    await main(page)
      .getByRole('link', { name: /^Escolher opções de / })
      .first()
      .click()

    await expect(buyButton(page)).toBeVisible()
  })

  test('has no button if it is sold out', { tag: '@long' }, async ({ page }) => {
    await page.goto('/busca?q=EJ82A')
    const card = main(page).getByRole('article').filter({ hasText: 'Esgotado' }).first()
    await expect(card).toBeVisible()

    await expect(card.getByRole('button', { name: /^Comprar/ })).toHaveCount(0)
  })
})

test.describe('a list', () => {
  test('marks missing choices, and adds what was chosen, without what was deselected', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(LIST)
    await hydrated(page)
    const choices = main(page).getByRole('combobox', { name: /^Opção de / })
    const count = await choices.count()
    expect(count).toBeGreaterThan(1)
    // The price depends on the options that are still missing.
    await expect(main(page).getByRole('region', { name: 'Total da lista' })).not.toContainText('R$')
    await buyList(page).click()
    await expect(main(page).getByText('Escolha uma opção, ou não leve este.')).toHaveCount(count)
    await expect(choices.first()).toBeFocused()
    await expect(choices.first()).toHaveAccessibleDescription('Escolha uma opção, ou não leve este.')

    const label = (await choices.first().locator('option:enabled').nth(1).textContent()) ?? ''
    await choices.first().selectOption(label)
    for (let i = 1; i < count; i++) await choices.nth(i).selectOption('Não levar')
    await buyList(page).click()

    const boxes = await main(page).getByRole('checkbox').count()
    await expect(panel(page).getByRole('article')).toHaveCount(boxes + 1)
    await expect(panel(page).getByRole('article').filter({ hasText: label }).first()).toBeVisible()
  })

  test('takes other quantities, and leaves their sum to the cart', { tag: '@long' }, async ({ page }) => {
    await page.goto(LIST)
    await hydrated(page)
    const boxes = main(page).getByRole('checkbox')
    for (const box of await boxes.all()) await box.uncheck()
    for (const choice of await main(page)
      .getByRole('combobox', { name: /^Opção de / })
      .all())
      await choice.selectOption('Não levar')
    await expect(buyList(page)).toBeDisabled()
    const cloth = main(page).getByRole('listitem').filter({ hasText: 'Flanela de microfibra' }).last()
    await cloth.getByRole('checkbox').check()
    await cloth.getByRole('button', { name: /^Aumentar/ }).click()
    await expect(main(page).getByText('O valor da sua escolha aparece na sacola.')).toBeVisible()
    await expect(main(page).getByText('Total de 3 itens')).toBeVisible()
    await buyList(page).click()

    await expect(panel(page).getByRole('article')).toHaveCount(1)
    await expect(panel(page).getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('3')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('adds a product in its quantity, and the cart page shows it', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${SIZES}?tamanho=1-4`)
    await main(page).getByRole('textbox', { name: 'Quantidade' }).fill('2')
    await buyButton(page).click()

    await expect(page).toHaveURL(/\/checkout\/carrinho\/$/)
    const line = main(page).getByRole('article', { name: 'Violino Eagle VE431' }).first()
    await expect(line).toContainText('Tamanho: 1/4')
    await expect(line.getByRole('textbox')).toHaveValue('2')
  })

  test('adds a product from its card', { tag: '@long' }, async ({ page }) => {
    await page.goto(LISTING)
    await main(page)
      .getByRole('button', { name: /^Comprar / })
      .first()
      .click()

    await expect(page).toHaveURL(/\/checkout\/carrinho\/$/)
    await expect(main(page).getByRole('list', { name: 'Itens da sacola' }).getByRole('listitem')).toHaveCount(
      1,
    )
  })

  test('a list with missing choices says so on the cart page', { tag: '@long' }, async ({ page }) => {
    await page.goto(LIST)
    await buyList(page).click()

    await expect(main(page).getByText('Escolha uma opção do produto antes de pôr na sacola.')).toBeVisible()
  })
})

function main(page: Page) {
  return page.getByRole('main')
}

function panel(page: Page) {
  return page.getByRole('dialog', { name: 'Sacola de compras' })
}

function buyButton(page: Page) {
  return main(page).getByRole('button', { name: 'Comprar', exact: true })
}

function buyList(page: Page) {
  return main(page).getByRole('button', { name: 'Comprar a lista' })
}

/** Collects the idempotency keys of calls that add to the cart. */
function addsOf(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === ADD)
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

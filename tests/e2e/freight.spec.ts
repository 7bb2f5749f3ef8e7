import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { fetchedCode } from './support/fetched-code.ts'
import { openLoaded } from './support/open-loaded.ts'
import { violationsOn } from './support/violations.ts'

const CART = '/checkout/carrinho/'
const VIOLIN = '/violino-eagle-ve431-com-estojo-e-arco'
const PRODUCT_CALL = '/v2/front/shipment/product'
const CART_CALL = '/v2/front/shipment/cart'
const ZIPCODE_CALL = '/v2/front/checkout/zipcode'

test.beforeEach(({ page }) => answerConsent(page))

test.describe('on the product page', () => {
  test('a CEP shows the options with price and date, and is remembered', async ({ page }) => {
    const complaints = complaintsOf(page)
    await open(page, VIOLIN)
    const calls = callsOf(page)
    await ask(page, '01001000')

    await expect(field(page)).toHaveValue('01001-000')
    await expect(freight(page)).toContainText('Entrega em São Paulo, SP, CEP 01001-000')
    const options = freight(page).getByRole('listitem')
    await expect(options.first()).toContainText(/em até \d+ dias? út(il|eis), previsto para \d+ de [a-zç]+/)
    await expect(options.filter({ hasText: 'Mais barato' })).toHaveCount(1)
    await expect(options.first()).toContainText('Mais barato')
    await expect(options.filter({ hasText: 'Retirar na loja' }).getByText('Grátis')).toHaveCSS(
      'color',
      'rgb(45, 95, 72)',
    )
    await expect.poll(() => calls.map(({ path }) => path)).toEqual([PRODUCT_CALL, ZIPCODE_CALL])
    expect(calls[1]?.body).toEqual({ cep: '01001000' })
    expect(complaints).toEqual([])
  })

  test('a CEP is remembered even if the quote failed', { tag: '@long' }, async ({ page }) => {
    await page.route(`**${PRODUCT_CALL}`, (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, VIOLIN)
    const calls = callsOf(page)
    await ask(page, '01001000')

    await expect(freight(page)).toContainText('Não conseguimos calcular o frete agora')
    await expect.poll(() => calls.map(({ path }) => path)).toEqual([PRODUCT_CALL, ZIPCODE_CALL])
  })

  test('quotes the chosen variant, and again when it changes', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    await ask(page, '01001-000')
    await expect(freight(page).getByRole('listitem').first()).toBeVisible()
    const first = page.waitForRequest((request) => request.url().endsWith(PRODUCT_CALL))
    await main(page).getByRole('button', { name: 'Aumentar quantidade', exact: true }).click()
    const more = (await first).postDataJSON()
    const second = page.waitForRequest((request) => request.url().endsWith(PRODUCT_CALL))
    await main(page).getByRole('radio', { name: '1/4', exact: true }).click()
    const other = (await second).postDataJSON()

    expect(more).toMatchObject({ cep: '01001000', quantidade: 2 })
    expect(other).toMatchObject({ idProduto: more.idProduto, quantidade: 1 })
    expect(other.idAtributoValor).not.toBe(more.idAtributoValor)
    await expect(freight(page).locator('[aria-busy="true"]')).toHaveCount(0)
  })

  test('an invalid CEP is refused beside the field, which keeps it', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    const calls = callsOf(page)
    await ask(page, '0100')
    await expect(freight(page).getByRole('alert')).toHaveText('Digite os oito dígitos do CEP.')
    await expect(field(page)).toHaveAccessibleDescription('Digite os oito dígitos do CEP.')
    await expect(field(page)).toBeFocused()
    expect(calls).toEqual([])

    await ask(page, '00000-000')
    await expect(freight(page).getByRole('alert')).toHaveText('Este CEP não existe. Confira os oito dígitos.')
    await expect(field(page)).toHaveValue('00000-000')
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')

    await ask(page, '20040-002')
    await expect(freight(page)).toContainText('Rio de Janeiro, RJ')
    await expect(freight(page).getByRole('alert')).toHaveCount(0)
  })

  test('after a failure the input stays, and a retry works', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    await page.route(`**${PRODUCT_CALL}`, (route) => route.abort(), { times: 1 })
    await ask(page, '01001-000')
    await expect(freight(page).getByRole('alert')).toContainText('Não conseguimos calcular o frete agora')
    await expect(field(page)).toHaveValue('01001-000')

    await field(page).press('Enter')
    await expect(freight(page).getByRole('listitem').first()).toBeVisible()
  })

  test('says where nothing is delivered, and why', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    const mensagem = 'Ainda não temos entrega destes produtos para o CEP 69900-000 (Rio Branco, AC).'
    await page.route(`**${PRODUCT_CALL}`, async (route) => {
      const answer = await route.fetch()
      const json = { ...(await answer.json()), fretes: [], restricaoEntrega: true, mensagem }
      await route.fulfill({ response: answer, json })
    })
    await ask(page, '69900-000')

    await expect(freight(page)).toContainText('Sem entrega em Rio Branco, AC, CEP 69900-000')
    await expect(freight(page)).toContainText(mensagem)
    await expect(freight(page).getByRole('listitem')).toHaveCount(0)
  })

  test('reserves space for the answer, and announces that it is loading', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, VIOLIN)
    let answer = () => {}
    const released = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**${PRODUCT_CALL}`, async (route) => {
      await released
      await route.continue()
    })
    await ask(page, '01001-000')
    const place = freight(page).locator('[aria-live="polite"]')
    await expect(place).toHaveText('Calculando o frete…')
    await expect(place).toHaveAttribute('aria-busy', 'true')
    const reserved = (await place.boundingBox())?.height ?? 0
    answer()
    await expect(freight(page).getByRole('listitem').first()).toBeVisible()

    expect(reserved).toBeGreaterThan(150)
    await expect(place).toHaveAttribute('aria-busy', 'false')
  })

  test('the caret stays at the edited digits, and a paste is inserted whole', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, VIOLIN)
    await field(page).pressSequentially('01001000')
    for (let times = 0; times < 4; times++) await field(page).press('ArrowLeft')
    await field(page).press('Backspace')
    await field(page).press('2')
    await expect(field(page)).toHaveValue('01002-000')
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5)

    await field(page).selectText()
    await page.keyboard.insertText('CEP: 20.040-002')
    await expect(field(page)).toHaveValue('20040-002')
  })

  test('helps visitors who do not know their CEP', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    await freight(page).getByText('Não sei meu CEP').click()
    const search = freight(page).getByRole('link', { name: /Correios/ })
    await expect(search).toHaveAttribute('target', '_blank')
    await expect(search).toHaveAttribute('href', /^https:\/\/buscacepinter\.correios\.com\.br\//)

    await freight(page).getByRole('combobox', { name: 'Ou estime pelo seu estado' }).selectOption('BA')
    await freight(page).getByRole('button', { name: 'Estimar' }).click()
    await expect(freight(page)).toContainText('Entrega em Salvador, BA')
    await expect(field(page)).toHaveValue(/^4\d{4}-000$/)

    await freight(page).getByRole('radio', { name: 'Outra cidade' }).check()
    await freight(page).getByRole('button', { name: 'Estimar' }).click()
    await expect(freight(page)).toContainText('Entrega em BA')
  })

  test('loads none of its code before it is used', { tag: '@long' }, async ({ page }) => {
    const code = fetchedCode(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await openLoaded(page, VIOLIN)
    expect(code.has('O prazo conta a partir')).toBe(false)
    expect(code.has('Outra cidade')).toBe(false)
    expect(requests.filter((url) => url.includes('shipment'))).toEqual([])

    await field(page).focus()
    await expect.poll(() => code.has('O prazo conta a partir')).toBe(true)
  })
})

test.describe('in the cart', () => {
  test('uses the CEP of the product page: panel and page show the freight of all goods', async ({ page }) => {
    await open(page, VIOLIN)
    await ask(page, '01001-000')
    await expect(freight(page).getByRole('listitem').first()).toBeVisible()
    await main(page).getByRole('button', { name: 'Comprar', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Sacola de compras' })
    await expect(panel.getByRole('textbox', { name: 'Calcule o frete e o prazo' })).toHaveValue('01001-000')
    await expect(panel.getByRole('region', { name: 'Frete' }).getByRole('listitem').first()).toBeVisible()
    await expect(estimate(panel)).toContainText('Grátis')

    await page.goto(CART)
    await hydrated(page)
    await expect(field(page)).toHaveValue('01001-000')
    await expect(freight(page).getByRole('listitem').first()).toBeVisible()
    await expect(estimate(main(page))).toContainText('Grátis')
  })

  test('quotes again when the cart changes, and never adds it up here', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, VIOLIN)
    await buy(page)
    await open(page, CART)
    await expect(estimate(main(page))).toHaveCount(0)
    await ask(page, '69900-000')
    await expect(estimate(main(page))).toBeVisible()
    const total = main(page)
      .getByRole('term')
      .filter({ hasText: /^Total$/ })
      .locator('xpath=..')
    await expect(total).toContainText('R$ 990,00')

    const calls = callsOf(page)
    await main(page)
      .getByRole('button', { name: /^Aumentar quantidade/ })
      .click()
    await expect(total).toContainText('R$ 1.980,00')
    await expect.poll(() => calls.filter(({ path }) => path === CART_CALL).length).toBe(1)
  })

  test('quotes a remembered CEP with the page, in reserved space', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    await buy(page)
    await open(page, CART)
    const zipcodeStored = page.waitForResponse((response) => response.url().endsWith(ZIPCODE_CALL))
    await ask(page, '01001-000')
    await zipcodeStored
    const html = await (await page.request.get(CART)).text()

    expect(html).toContain('value="01001-000"')
    expect(html).toContain('Calculando o frete…')
    await page.reload()
    await expect(freight(page).getByRole('listitem').first()).toBeVisible()
    await expect(field(page)).toHaveValue('01001-000')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("the cart page answers a plain form; the product page has no field that can't work", {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(VIOLIN)
    await expect(field(page)).toBeHidden()
    await expect(main(page).getByRole('link', { name: 'Prazos e entrega' })).toBeVisible()
    await main(page).getByRole('button', { name: 'Comprar', exact: true }).click()

    await ask(page, '123')
    await expect(freight(page).getByRole('alert')).toContainText('Este CEP não existe')
    await expect(field(page)).toHaveValue('123')
    await ask(page, '01001000')
    await expect(freight(page)).toContainText('Entrega em São Paulo, SP')
    await expect(freight(page).getByRole('listitem').first()).toContainText(/em até \d+ dias? út/)
    await expect(estimate(main(page))).toBeVisible()

    await page.goto(CART)
    await expect(field(page)).toHaveValue('01001-000')
  })
})

test.describe('axe finds nothing', () => {
  test('on the product page, with its help', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    await ask(page, '01001-000')
    await freight(page).getByText('Não sei meu CEP').click()
    await freight(page).getByRole('combobox').selectOption('BA')
    await expect(freight(page).getByRole('listitem').first()).toBeVisible()

    await clean(page)
  })

  test('in the panel, with a refusal', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    await buy(page)
    const panel = page.getByRole('dialog', { name: 'Sacola de compras' })
    await panel.getByLabel('Calcule o frete e o prazo').fill('123')
    await panel.getByRole('button', { name: 'Calcular o frete' }).click()
    await expect(panel.getByRole('alert').filter({ hasText: 'oito dígitos' })).toBeVisible()

    await clean(page)
  })

  test('on the cart page', { tag: '@long' }, async ({ page }) => {
    await open(page, VIOLIN)
    await buy(page)
    await open(page, CART)
    await ask(page, '01001-000')
    await expect(estimate(main(page))).toBeVisible()

    await clean(page)
  })
})

test('fits every width, on product page, panel and cart page', { tag: '@long' }, async ({ page }) => {
  await open(page, VIOLIN)
  await ask(page, '01001-000')
  await expect(freight(page).getByRole('listitem').first()).toBeVisible()
  await buy(page)
  const panel = page.getByRole('dialog', { name: 'Sacola de compras' }).getByRole('region', { name: 'Frete' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await panel.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
    expect(await freight(page).evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  }
})

function main(page: Page) {
  return page.getByRole('main')
}

function freight(page: Page) {
  // The cart panel makes the page behind it inert, so it is found by position, not by role.
  return page.locator('main section[aria-label="Frete"]')
}

function field(page: Page) {
  return freight(page).getByLabel('Calcule o frete e o prazo')
}

function estimate(where: Locator) {
  return where
    .getByRole('term')
    .filter({ hasText: /^Frete( a partir de)?$/ })
    .locator('xpath=..')
    .filter({ hasText: /Grátis|R\$/ })
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

async function ask(page: Page, cep: string) {
  await field(page).fill(cep)
  await field(page).press('Enter')
}

async function buy(page: Page) {
  await main(page).getByRole('button', { name: 'Comprar', exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: 'Sacola de compras' }).getByRole('article').first(),
  ).toBeVisible()
}

/** Checks with axe, on a phone and on a wide screen. */
async function clean(page: Page) {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsOn(page)).toEqual([])
  }
}

/** Collects the calls about freight and CEP from now on, in their order. */
function callsOf(page: Page) {
  const calls: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if ([PRODUCT_CALL, CART_CALL, ZIPCODE_CALL].includes(path))
      calls.push({ path, body: request.postDataJSON() })
  })
  return calls
}

import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { violationsOn } from './support/violations.ts'

/** Section 8 of the specification: failures that no other file covers. */

test('an unreadable user is logged, and the page stays as it is', { tag: '@long' }, async ({ page }) => {
  const logged = complaintsOf(page)
  await page.route('**/v2/front/checkout/user', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/marcas')

  await expect
    .poll(() => logged.filter((text) => text.includes('The visitor could not be read.')))
    .toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Entrar')).toBeVisible()
  await expect(page.getByText(/não pôde|Erro de API/)).toHaveCount(0)
})

test('if the page’s main call fails, the error page has status, text and the way back', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page.route('**/cordas.data**', (route) => route.fulfill({ status: 500, body: 'nada' }))
  await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).click()

  await expect(page.getByText('500', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo deu errado do nosso lado')
  await expect(page.getByRole('link', { name: 'Clique aqui para ir para página inicial' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para a página anterior' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
})

test('if another call fails, it is logged, and the page stays', { tag: '@long' }, async ({ page }) => {
  const logged = complaintsOf(page)
  const requests: string[] = []
  await page.route('**/*.data?**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ status: 500, body: 'nada' })
  })
  await page.goto('/')
  await hydrated(page)
  await page.mouse.wheel(0, 400)

  await expect.poll(() => logged.join('\n')).toContain('A part of the page could not be read.')
  expect(requests).toHaveLength(1)
  expect(new URL(requests[0] ?? '').searchParams.get('offPage')).toBe('true')
  await expect(page.getByRole('region', { name: 'Destaques' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Voltar para a página anterior' })).toHaveCount(0)

  await page.unroute('**/*.data?**')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Marcas que a gente toca' })).toBeAttached()
})

test.describe('an unanswered call', () => {
  test('for the user: the cart is loaded all the same', { tag: '@long' }, async ({ page }) => {
    await page.clock.install()
    await page.route('**/v2/front/checkout/user', () => undefined)
    const cartLoaded = page.waitForRequest('**/v2/front/checkout/cart')
    await page.goto('/marcas')
    await hydrated(page)
    await page.clock.runFor(16_000)

    await cartLoaded
  })

  test('for the campaign: it is removed from the address all the same', { tag: '@long' }, async ({
    page,
  }) => {
    await page.clock.install()
    await page.route('**/v2/front/checkout/attribution', () => undefined)
    const sent = page.waitForRequest('**/v2/front/checkout/attribution')
    await page.goto('/marcas?utm_source=carta&utm_medium=email')
    await hydrated(page)
    await sent
    await page.clock.runFor(16_000)

    await expect(page).toHaveURL(/\/marcas$/)
  })

  test('for adding to the cart: the button works again, and the shopper reads why', { tag: '@long' }, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/encordoamento-daddario-exl110-nickel-wound-10-46-para-guitarra')
    await hydrated(page)
    await page.route('**/v2/front/checkout/cart', (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    )
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/checkout/cart') && request.method() === 'POST',
    )
    const buy = page.getByRole('main').getByRole('button', { name: 'Comprar', exact: true }).first()
    await buy.click()
    await sent
    await page.clock.runFor(16_000)

    await expect(page.getByText('Não conseguimos falar com a loja.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(buy).not.toHaveAttribute('aria-busy', 'true')
  })

  test('for a page: after ten seconds a sentence and a button are shown', async ({ page }) => {
    await page.clock.install()
    await page.goto('/marcas')
    await hydrated(page)
    await page.route('**/cordas.data**', () => undefined)
    await page.getByRole('banner').getByRole('link', { name: 'Cordas', exact: true }).click()
    await page.clock.runFor(10_100)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Cordas' })).toBeVisible()
  })
})

test.describe('any other failing call', () => {
  test('is not shown', { tag: '@long' }, async ({ page }) => {
    await failedSearch(page, '/marcas')

    await expect(page.getByText('Erro de API')).toHaveCount(0)
  })

  test('is shown with ?debug, with its endpoint, and for 404 with what to check', { tag: '@long' }, async ({
    page,
  }) => {
    await failedSearch(page, '/marcas?debug')
    const failures = page.getByRole('region', { name: 'Erro de API' }).getByRole('listitem')

    await expect(failures).toHaveText(
      'Endpoint: /v2/front/search/suggestions?busca=violino, 404. Verifique se o item está cadastrado no painel administrativo da loja.',
    )
  })
})

test('the error page with ?debug names the endpoint, and for 404 what to check', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/marcas/nao-existe?debug')
  const debug = page.getByRole('main').locator('section').filter({ hasText: 'Erro de API' })

  await expect(debug).toContainText('Endpoint: /v2/front/url/product/listing/brand?url=/marcas/nao-existe')
  await expect(debug).toContainText('Verifique se o item está cadastrado no painel administrativo da loja.')
})

test('a refusal keeps its status on the error page', { tag: '@long' }, async ({ page }) => {
  const response = await page.goto('/cordas?pg=abc')

  expect(response?.status()).toBe(400)
  await expect(page.getByText('400', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('"pg" deve ser do tipo number')
  await expect(page.getByRole('link', { name: 'Voltar para a página anterior' })).toBeVisible()
})

test('an address that can’t be decoded is refused with a page that has a way on', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of ['/marcas/%00', '/%E0%A4%A']) expect((await page.goto(path))?.status()).toBe(400)

  await expect(page.getByText('Este endereço tem caracteres que a loja não usa.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Ir para a página inicial' }).click()
  await expect(page).toHaveURL('/')
})

test('invalid characters are a bad request', { tag: '@long' }, async ({ request }) => {
  for (const path of ['/%00', '/busca?q=%00', '/marcas/%00', '/cordas?marca=%00', '/%E2%82%AC', '/a%0Ab']) {
    const status = (await request.get(path)).status()
    expect([path, status < 500]).toEqual([path, true])
  }
})

/** Types into the search, whose suggestions fail, and waits until they have failed. */
async function failedSearch(page: Page, path: string) {
  await answerConsent(page)
  const logged = complaintsOf(page)
  await page.route('**/v2/front/search/suggestions?**', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Buscar na loja' }).click()
  const failed = page.waitForResponse('**/v2/front/search/suggestions?**')
  await page.getByRole('combobox', { name: 'O que você procura?' }).fill('violino')
  await (await failed).finished()
  await expect.poll(() => logged.join('\n')).toContain('404')
}

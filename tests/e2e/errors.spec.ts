import { expect, test } from '@playwright/test'
import { hydrated, UNKNOWN } from './support/addresses.ts'

const TO_HOME = 'Clique aqui para ir para página inicial'

for (const { path, status } of [
  { path: UNKNOWN, status: 404 },
  { path: '/cordas?pg=abc', status: 400 },
]) {
  test(`${path} answers ${status} in the shop's design`, async ({ page }) => {
    const response = await page.goto(path)

    expect(response?.status()).toBe(status)
    await expect(page.getByRole('main').getByText(String(status)).first()).toBeVisible()
    await expect(page.getByRole('link', { name: TO_HOME })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('what does not exist in a category, brand, list or institutional page is the same page', async ({
  request,
}) => {
  for (const path of [
    '/cordas/nao-existe',
    '/marcas/nao-existe',
    '/lista/nao-existe',
    '/pagina/nao-existe',
    '/a/b/c/d',
  ]) {
    const response = await request.get(path)

    expect([path, response.status()]).toEqual([path, 404])
    expect(await response.text()).toContain(TO_HOME)
  }
})

test('an unknown address shows the fixed sentence', { tag: '@long' }, async ({ page }) => {
  await page.goto(UNKNOWN)

  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('a bad page number is named', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/cordas', '/marcas/elixir', '/busca', '/lista']) {
    const response = await page.goto(`${path}?q=corda&pg=abc`)

    expect(response?.status()).toBe(400)
    await expect(page.getByText('"pg" deve ser do tipo number')).toBeVisible()
  }
})

test('0, negative numbers and fractions are pages that do not exist', { tag: '@long' }, async ({
  request,
}) => {
  for (const pg of ['0', '-1', '1.5']) {
    for (const path of ['/cordas', '/lista']) {
      const response = await request.get(`${path}?pg=${pg}`)

      expect([path, pg, response.status()]).toEqual([path, pg, 404])
      const html = await response.text()
      expect(html).toContain(TO_HOME)
      expect(html).not.toContain('deve ser do tipo number')
    }
  }
})

test('an empty page number is the first page, and one past the end redirects to the last', {
  tag: '@long',
}, async ({ page }) => {
  expect((await page.goto('/cordas?pg='))?.status()).toBe(200)
  await page.goto('/cordas?pg=999&ipp=24')
  await expect(page).toHaveURL(/\/cordas\?ipp=24$/)
  expect((await page.goto('/nao-existe-aqui?pg=2'))?.status()).toBe(404)
})

test('goes back to the previous page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page.goto(UNKNOWN)
  await hydrated(page)
  await page.getByText('Voltar para a página anterior').click()

  await expect(page).toHaveURL(/\/marcas$/)
})

test('details are shown only with ?debug', { tag: '@long' }, async ({ page }) => {
  await page.goto(UNKNOWN)
  await expect(page.getByText('Erro de API')).toHaveCount(0)

  await page.goto(`${UNKNOWN}?debug`)
  const debug = page.locator('section', { has: page.getByRole('heading', { name: 'Erro de API' }) })
  await expect(debug).toContainText('Endpoint: /v2/front/url/')
  await expect(debug).toContainText('Verifique se o item está cadastrado no painel administrativo da loja.')
})

test('details of a category name the call for its listing', { tag: '@long' }, async ({ page }) => {
  await page.goto('/cordas/instrumentos?pg=abc&debug')
  const debug = page.locator('section', { has: page.getByRole('heading', { name: 'Erro de API' }) })

  await expect(debug).toContainText(
    'Endpoint: /v2/front/url/product/listing/category?url=/cordas/instrumentos',
  )
})

test('a trailing slash is not another page', { tag: '@long' }, async ({ request }) => {
  for (const path of ['/cordas/', '/marcas/', '/lista/', '/pagina/garantia/']) {
    const response = await request.get(path, { maxRedirects: 0 })

    expect([path, response.status(), response.headers()['location']]).toEqual([path, 301, path.slice(0, -1)])
  }
})

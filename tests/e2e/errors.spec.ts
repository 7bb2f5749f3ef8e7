import { expect, test } from '@playwright/test'
import { hydrated, UNKNOWN } from './support/addresses.ts'

const STATUS = [
  { path: UNKNOWN, status: 404 },
  { path: '/cordas/nao-existe', status: 404 },
  { path: '/marcas/nao-existe', status: 404 },
  { path: '/lista/nao-existe', status: 404 },
  { path: '/pagina/nao-existe', status: 404 },
  { path: '/a/b/c/d', status: 404 },
  { path: '/cordas?pg=abc', status: 400 },
  { path: '/cordas?pg=0', status: 404 },
]

for (const { path, status } of STATUS) {
  test(`${path} answers ${status} in the shop's design`, async ({ page }) => {
    const response = await page.goto(path)

    expect(response?.status()).toBe(status)
    await expect(page.getByRole('main').getByText(String(status)).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clique aqui para ir para página inicial' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('an unknown address shows the fixed sentence', async ({ page }) => {
  await page.goto(UNKNOWN)

  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('a bad page number is named', async ({ page }) => {
  for (const path of ['/cordas', '/marcas/elixir', '/busca', '/lista']) {
    const response = await page.goto(`${path}?q=corda&pg=abc`)

    expect(response?.status()).toBe(400)
    await expect(page.getByText('"pg" deve ser do tipo number')).toBeVisible()
  }
})

for (const pg of ['0', '-1', '1.5']) {
  test(`${pg} is a page that does not exist`, async ({ page }) => {
    for (const path of ['/cordas', '/lista']) {
      const response = await page.goto(`${path}?pg=${pg}`)

      expect(response?.status()).toBe(404)
      await expect(page.getByText('deve ser do tipo number')).toHaveCount(0)
    }
  })
}

test('an empty page number is the first page, and one past the end redirects to the last', async ({
  page,
}) => {
  expect((await page.goto('/cordas?pg='))?.status()).toBe(200)
  await page.goto('/cordas?pg=999&ipp=24')
  await expect(page).toHaveURL(/\/cordas\?ipp=24$/)
  expect((await page.goto('/nao-existe-aqui?pg=2'))?.status()).toBe(404)
})

test('goes back to the previous page', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page.goto(UNKNOWN)
  await hydrated(page)
  await page.getByText('Voltar para a página anterior').click()

  await expect(page).toHaveURL(/\/marcas$/)
})

test('details are shown only with ?debug', async ({ page }) => {
  await page.goto(UNKNOWN)
  await expect(page.getByText('Erro de API')).toHaveCount(0)

  await page.goto(`${UNKNOWN}?debug`)
  const debug = page.locator('section', { has: page.getByRole('heading', { name: 'Erro de API' }) })
  await expect(debug).toContainText('Endpoint: /v2/front/url/')
  await expect(debug).toContainText('Verifique se o item está cadastrado no painel administrativo da loja.')
})

test('details of a category name the call for its listing', async ({ page }) => {
  await page.goto('/cordas/instrumentos?pg=abc&debug')
  const debug = page.locator('section', { has: page.getByRole('heading', { name: 'Erro de API' }) })

  await expect(debug).toContainText(
    'Endpoint: /v2/front/url/product/listing/category?url=/cordas/instrumentos',
  )
})

test('a trailing slash is not another page', async ({ request }) => {
  for (const path of ['/cordas/', '/marcas/', '/lista/', '/pagina/garantia/']) {
    const response = await request.get(path, { maxRedirects: 0 })

    expect([path, response.status(), response.headers()['location']]).toEqual([path, 301, path.slice(0, -1)])
  }
})

import { expect, test } from '@playwright/test'

// These tests read the server's HTML; running the pages' scripts would cost more.
test.use({ javaScriptEnabled: false })

test('filtered listings are not indexed and name the page without filters', async ({ page }) => {
  await page.goto('/cordas?disponivel=1')

  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cordas$/)
})

test('a product states its price, stock and rating as the page shows them', async ({ page }) => {
  await page.goto('/encordoamento-daddario-exl110-nickel-wound-10-46-para-guitarra')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'Product')

  expect(product.offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'BRL' })
  expect(product.offers.price).toMatch(/^\d+\.\d{2}$/)
  const shown = `R$ ${product.offers.price.replace('.', ',')}`
  await expect(page.getByRole('main').getByText(shown.replace(' ', '\u00a0')).first()).toBeVisible()
  expect(product.aggregateRating.reviewCount).toBeGreaterThan(0)
})

test('robots and sitemaps name every kind of page', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/sitemap.xml')
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(files.map((file) => file.replace(/-\d+\.xml$/, ''))).toEqual(
    expect.arrayContaining([
      '/sitemap-paginas',
      '/sitemap-categorias',
      '/sitemap-marcas',
      '/sitemap-produtos',
    ]),
  )
  const products = await (await request.get('/sitemap-produtos-1.xml')).text()
  expect(products.match(/<url>/g)?.length).toBeGreaterThanOrEqual(320)
  expect(products).toMatch(/<lastmod>\d{4}-\d\d-\d\d/)
})

import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { hydrated, WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { settled } from './support/open-states.ts'

/** The addresses of the specification's section 2, with their final address. */
const ADDRESSES = [
  ['/', '/'],
  ['/busca', '/busca'],
  ['/lista', '/lista'],
  ['/lista/volta-as-aulas', '/lista/volta-as-aulas'],
  ['/marcas', '/marcas'],
  ['/marcas/daddario', '/marcas/daddario'],
  ['/pagina', '/pagina/central-de-atendimento'],
  ['/pagina/avaliacao-da-loja', '/pagina/avaliacao-da-loja'],
  ['/pagina/central-de-atendimento', '/pagina/central-de-atendimento'],
  ['/pagina/trocas-e-devolucoes', '/pagina/trocas-e-devolucoes'],
  ['/pagina/formas-de-pagamento', '/pagina/formas-de-pagamento'],
  ['/pagina/prazos-e-entrega', '/pagina/prazos-e-entrega'],
  ['/pagina/garantia', '/pagina/garantia'],
  ['/pagina/seguranca', '/pagina/seguranca'],
  ['/cordas/', '/cordas'],
  ['/cordas/instrumentos/', '/cordas/instrumentos'],
  ['/cordas/instrumentos/guitarras/', '/cordas/instrumentos/guitarras'],
  ['/cordas/instrumentos/ukuleles/', '/cordas/instrumentos/ukuleles'],
  ['/violino-eagle-ve431-com-estojo-e-arco', '/violino-eagle-ve431-com-estojo-e-arco'],
  ['/violino-eagle-ve431-com-estojo-e-arco/violinos/4-4', '/violino-eagle-ve431-com-estojo-e-arco'],
] as const

test('every address of the specification works', async ({ request, baseURL }) => {
  for (const [requested, final] of ADDRESSES) {
    const response = await request.get(requested)

    expect([requested, response.status(), response.url()]).toEqual([
      requested,
      200,
      new URL(final, baseURL).href,
    ])
  }
})

test('the page states the screen width and picture type guessed from the user agent', async ({ request }) => {
  const agents = [
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0', '1366', 'webp'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0 Mobile Safari/537.36', '360', 'webp'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', '360', 'jpg'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', '1366', 'jpg'],
  ] as const
  for (const path of ['/marcas', '/checkout/acesso'])
    for (const [agent, width, type] of agents) {
      const html = await (await request.get(path, { headers: { 'user-agent': agent } })).text()
      expect(html).toContain(`data-screen-width="${width}" data-tipo-img="${type}"`)
      expect(html).toContain('loadInicial')
    }
})

for (const path of ['/checkout/acesso', '/checkout/cadastro', '/checkout/senha'])
  test(`${path} has the whole shell: menu, search, cart, help and footer`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Cordas', exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Sacola de compras' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajuda', exact: true })).toBeAttached()
    await expect(page.getByRole('contentinfo')).toContainText('Formas de pagamento')
    await expect(header.getByRole('button', { name: 'Buscar na loja' })).toBeVisible()
  })

test('the parts of the layout are in the order of the specification', { tag: '@long' }, async ({ page }) => {
  await page.route('**/v2/front/checkout/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), vendaInterna: true } })
  })
  await page.goto('/marcas')
  await hydrated(page)
  const parts = [
    page.getByRole('complementary', { name: 'Venda interna' }),
    page.getByRole('banner'),
    page.locator('dialog', { has: page.getByText('Sacola de compras', { exact: true }) }),
    page.locator('div:has(> svg):has(> [role=status])'),
    page.getByRole('main'),
    page.getByRole('button', { name: 'Ajuda', exact: true }),
    page.getByRole('contentinfo'),
  ]
  for (const part of parts) await expect(part).toBeAttached()
  const handles = await Promise.all(parts.map((part) => part.elementHandle()))
  const inOrder = await page.evaluate(
    (elements) =>
      elements.every((element, i) => {
        const next = elements[i + 1]
        return !next || (element!.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
      }),
    handles,
  )

  expect(inOrder).toBe(true)
})

test('the content is 1170 px wide on wide screens', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/marcas')
  const inside = await page
    .getByRole('main')
    .locator('.wrap')
    .first()
    .evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    })

  expect(inside).toBe(1170)
})

test('the header shows what fits at every width', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const wide = width > 768

    for (const part of always(page)) await expect(part).toBeVisible()
    for (const part of onlyWide(page)) await expect(part).toBeVisible({ visible: wide })
    await expect(page.getByRole('button', { name: 'Abrir o menu' })).toBeVisible({ visible: !wide })
  }
})

test('a store with a long name keeps its tools on the screen', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /página inicial/ })
    .locator('span span')
    .evaluate((word) => {
      word.textContent = 'Casa dos Instrumentos Musicais de Cordas e Arcos'
    })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('no bright strip remains in place of the scrollbar while a panel covers the page', {
  tag: '@long',
}, async ({ page }) => {
  await answerConsent(page)
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/marcas')
  await hydrated(page)
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  await settled(page.locator('#menu-lateral'))

  expect(await brightness(page, 765)).toBeLessThan(160)
})

function always(page: Page) {
  const header = page.getByRole('banner')

  return [
    header.getByRole('link', { name: 'Lira, página inicial' }),
    header.getByRole('button', { name: 'Buscar na loja' }),
    header.getByRole('link', { name: /^Sacola de compras/ }),
  ]
}

function onlyWide(page: Page) {
  return [
    page.getByRole('navigation', { name: 'Principal' }),
    page.getByRole('banner').getByRole('button', { name: 'Conta', exact: true }),
  ]
}

/** Brightness of one point near the foot of the visible page, 0 to 255. */
async function brightness(page: Page, x: number): Promise<number> {
  const point = await page.screenshot({ clip: { x, y: 790, width: 1, height: 1 } })
  const [red = 0, green = 0, blue = 0] = await sharp(point).raw().toBuffer()

  return (red + green + blue) / 3
}

test('a product’s table of sentences is no wider than a phone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/viola-de-arco-rolim-atelie-16')
  await expect(page.locator('[data-table="linhas"]').first()).toBeAttached()
  for (const width of [320, 360, 480]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { hydrated, WIDTHS } from './support/addresses.ts'
import { clean, settled } from './support/open-states.ts'
import { enterPanel } from './support/staff.ts'

test('suggestions appear under Resultados while typing, and are chosen by keyboard', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page
    .getByRole('button', { name: 'Buscar na loja' })
    .or(page.getByRole('link', { name: 'Buscar na loja' }))
    .first()
    .click()
  const box = page.getByRole('combobox', { name: 'O que você procura?' })
  await expect(box).toBeFocused()
  await box.pressSequentially('violin')
  const results = page.getByRole('listbox', { name: 'Resultados' })
  await expect(results).toBeVisible()
  await expect(page.getByText('Resultados', { exact: true })).toBeVisible()
  await expect(results.getByRole('option').first()).toContainText('R$')
  await page.keyboard.press('ArrowDown')
  await expect(results.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Enter')

  await expect(page).not.toHaveURL(/\/marcas/)
})

test('Enter without a choice leads to the results', { tag: '@long' }, async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page
    .getByRole('button', { name: 'Buscar na loja' })
    .or(page.getByRole('link', { name: 'Buscar na loja' }))
    .first()
    .click()
  await page.getByRole('combobox', { name: 'O que você procura?' }).fill('breu')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/busca\?q=breu/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/breu/i)
})

test('a typing error is corrected', async ({ page }) => {
  await page.goto('/busca?q=encordamento')

  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Encordoamento/ })
      .first(),
  ).toBeVisible()
})

test('a corrected search says once what was searched instead', { tag: '@long' }, async ({ page }) => {
  await page.goto('/busca?q=violono')

  await expect(page.getByText('Mostrando resultados para violino.')).toBeVisible()
  await expect(page.getByText(/Você quis dizer/)).toHaveCount(0)
})

test('a correction offers to search exactly the typed text', { tag: '@long' }, async ({ page }) => {
  await page.goto('/busca?q=violono')
  await page.getByRole('main').getByRole('link', { name: '"violono"' }).click()

  await expect(page).toHaveURL(/q=%22violono%22/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Nada encontrado')
})

test('says what the shop does not have, and shows related products', { tag: '@long' }, async ({ page }) => {
  await page.goto('/busca?q=violão canhoto')

  await expect(page.getByText('Não temos violão canhoto; veja violão.')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Violão / })
      .first(),
  ).toBeVisible()
})

test('money in the text becomes a filter that can be removed', { tag: '@long' }, async ({ page }) => {
  await page.goto('/busca?q=violão até 500 reais')
  const filter = page
    .getByRole('main')
    .getByRole('link', { name: /Até R\$\s500/ })
    .first()
  await filter.click()

  await expect(page).toHaveURL(/\/busca\?q=viol%C3%A3o$/)
})

test('a typed price stays through pages, page sizes, orders and other filters', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/busca?q=corda até 200 reais')
  const price = page.getByRole('complementary', { name: 'Filtros' }).getByRole('checkbox', { checked: true })
  const address = /\/busca\?q=corda&preco=-200/
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2' }).click()
  await expect(page).toHaveURL(address)
  await expect(page).toHaveURL(/pg=2/)
  await expect(page.getByRole('main').getByRole('link', { name: /Até R\$\s200/ })).toBeVisible()

  await page.goto('/busca?q=corda até 200 reais')
  await hydrated(page)
  await page.getByRole('link', { name: '24', exact: true }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Menor preço' })
  await expect(page).toHaveURL(/preco=-200&ordem=menor-preco/)

  // Not `uncheck`: the answer may replace the box before it is looked at again.
  await price.first().click()
  await expect(page).not.toHaveURL(/preco=/)
})

test('a question about the shop leads to its page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/busca?q=nota fiscal')
  await page.getByRole('navigation', { name: 'Páginas da loja' }).getByRole('link').first().click()

  await expect(page).toHaveURL(/\/pagina\/perguntas-frequentes/)
})

test('the merchant creates a rule from a search without results', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const word = `xq${randomBytes(4).toString('hex').replaceAll(/\d/g, 'z')}`
  await enterPanel(context, 'dono')
  await page.goto(`/admin/buscas/regras?texto=${word}`)
  await expect(page.getByRole('textbox', { name: 'Quem busca', exact: true })).toHaveValue(word)
  await page.getByLabel('Vai para a página').fill('/marcas')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('A busca aprendeu.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Editar a regra' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Buscas sem resultado' })).toBeVisible()

  await expect(async () => {
    await page.goto(`/busca?q=${word}`)
    await expect(page).toHaveURL(/\/marcas$/, { timeout: 2000 })
  }).toPass()
})

test('a rule is created from a search without results, and edited in place', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.slow()
  const word = `xw${randomBytes(4).toString('hex').replaceAll(/\d/g, 'w')}`
  await page.goto(`/busca?q=${word}`)
  await enterPanel(context, 'dono')
  await expect(async () => {
    await page.goto('/admin/buscas')
    await page.getByRole('link', { name: `Criar regra para ${word}` }).click({ timeout: 2000 })
    // Searches are stored twice a minute.
  }).toPass({ intervals: [3000] })
  await expect(page.getByRole('textbox', { name: 'Quem busca', exact: true })).toHaveValue(word)
  await page.getByLabel('Vai para a página').fill('/marcas')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { name: 'Editar a regra' })).toBeVisible()

  await page.getByRole('button', { name: 'Nova regra' }).click()
  await page
    .getByRole('table', { name: 'Regras da busca' })
    .getByRole('link', { name: word, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Editar a regra' })).toBeVisible()
  await page.getByLabel('Vai para a página').fill('/cordas')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('cell', { name: '/cordas' }).first()).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await clean(page, 'main')
  }
})

test('an empty result says so and helps', { tag: '@long' }, async ({ page }) => {
  await page.goto('/busca?q=xilofonezinho')

  const categories = page.getByRole('navigation', { name: 'Onde procurar' })
  await expect(categories.getByRole('link', { name: 'Cordas', exact: true })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test.describe('the search of the header', () => {
  const panel = (page: Page) => page.getByRole('search', { name: 'Busca na loja' })
  const field = (page: Page) => page.getByRole('combobox', { name: 'O que você procura?' })
  const status = (page: Page) => panel(page).getByRole('status')

  async function open(page: Page, path = '/marcas') {
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('button', { name: 'Buscar na loja' }).click()
    await expect(field(page)).toBeFocused()
  }

  test('shows what the specification asks for: from-price, description, matched part, see-all', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page)
    await field(page).fill('violin')
    const first = panel(page).getByRole('option').first()
    await expect(first).toContainText(/a partir de R\$\s[\d.]+,\d\d/)
    await expect(first.locator('mark')).toHaveText('Violin')
    expect((await first.locator('[class]').allTextContents()).join(' ')).toMatch(/Violino com tampo/)
    await expect(status(page)).toHaveText(/\d+ sugestões para violin/)
    await panel(page)
      .getByRole('option', { name: /Ver todos os \d+ resultados/ })
      .click()
    await expect(page).toHaveURL(/\/busca\?q=violin/)
  })

  test('says when nothing is found, and closes with Esc', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await field(page).fill('xilofonezinho')
    await expect(panel(page).getByText('Confira a grafia')).toBeVisible()
    await expect(status(page)).toHaveText('Nada encontrado para xilofonezinho')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Buscar na loja' })).toBeFocused()
  })

  test('aborts the request for an older text', { tag: '@long' }, async ({ page }) => {
    await page.route('**/suggestions?busca=viol', () => {})
    await open(page)
    const oldRequest = page.waitForRequest(/busca=viol$/)
    await field(page).fill('viol')
    const old = await oldRequest
    const failed = page.waitForEvent('requestfailed', (request) => request === old)
    await field(page).fill('breu')

    expect((await failed).failure()?.errorText).toContain('ABORTED')
    await expect(panel(page).getByRole('option').first()).toContainText(/breu/i)
  })

  test('remembers searches, to repeat or to delete them', { tag: '@long' }, async ({ page }) => {
    await open(page)
    for (const busca of ['breu', 'arco']) {
      await field(page).fill(busca)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`q=${busca}`))
      await page.getByRole('button', { name: 'Buscar na loja' }).click()
    }
    await field(page).fill('')
    const recent = panel(page).getByRole('region', { name: 'Buscas recentes' })
    await expect(recent.getByRole('link')).toHaveText(['arco', 'breu'])
    await page.keyboard.press('ArrowDown')
    await expect(recent.getByRole('link', { name: 'arco' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=breu/)
    await page.getByRole('button', { name: 'Buscar na loja' }).click()
    await recent.getByRole('button', { name: 'Remover arco das buscas recentes' }).click()
    await expect(recent.getByRole('link')).toHaveText(['breu'])
    await expect(field(page)).toBeFocused()
    await recent.getByRole('button', { name: 'Limpar' }).click()
    await expect(recent).toHaveCount(0)
  })

  for (const width of WIDTHS)
    test(`passes axe at ${width} px`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => localStorage.setItem('lira:buscas', '["breu","arco de violino"]'))
      await open(page)
      await expect(panel(page).getByRole('region', { name: 'Buscas recentes' })).toBeVisible()
      await settled(panel(page))
      await clean(page, '#buscar')
      await field(page).fill('violin')
      await expect(panel(page).getByRole('option').first()).toBeVisible()
      await clean(page, '#buscar')
      await field(page).fill('xilofonezinho')
      await expect(panel(page).getByText('Confira a grafia')).toBeVisible()
      await clean(page, '#buscar')
    })
})
